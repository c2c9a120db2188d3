internal import CCairo

/// How what is drawn mixes with what is there.
public enum CGBlendMode: Int32, Sendable {
    /// Over what is there.
    case normal = 0
    /// Multiplies colours.
    case multiply
    /// Multiplies the complements.
    case screen
    /// Multiplies or screens by what is there.
    case overlay
    /// The darker of both.
    case darken
    /// The lighter of both.
    case lighten
    /// Brightens what is there.
    case colorDodge
    /// Darkens what is there.
    case colorBurn
    /// Darkens or lightens softly.
    case softLight
    /// Multiplies or screens by what is drawn.
    case hardLight
    /// The distance between both.
    case difference
    /// The distance, with less contrast.
    case exclusion
    /// The hue of what is drawn.
    case hue
    /// The saturation of what is drawn.
    case saturation
    /// Hue and saturation of what is drawn.
    case color
    /// The luminosity of what is drawn.
    case luminosity
    /// R = 0.
    case clear
    /// R = S.
    case copy
    /// R = S·Da.
    case sourceIn
    /// R = S·(1 − Da).
    case sourceOut
    /// R = S·Da + D·(1 − Sa).
    case sourceAtop
    /// R = S·(1 − Da) + D.
    case destinationOver
    /// R = D·Sa.
    case destinationIn
    /// R = D·(1 − Sa).
    case destinationOut
    /// R = S·(1 − Da) + D·Sa.
    case destinationAtop
    /// R = S·(1 − Da) + D·(1 − Sa).
    case xor
    /// R = max(0, 1 − ((1 − D) + (1 − S))).
    case plusDarker
    /// R = min(1, S + D).
    case plusLighter

    /// Cairo's name; plus-darker has none and is mixed by hand.
    internal var cairoOperator: cairo_operator_t {
        switch self {
        case .normal, .plusDarker: CAIRO_OPERATOR_OVER
        case .multiply: CAIRO_OPERATOR_MULTIPLY
        case .screen: CAIRO_OPERATOR_SCREEN
        case .overlay: CAIRO_OPERATOR_OVERLAY
        case .darken: CAIRO_OPERATOR_DARKEN
        case .lighten: CAIRO_OPERATOR_LIGHTEN
        case .colorDodge: CAIRO_OPERATOR_COLOR_DODGE
        case .colorBurn: CAIRO_OPERATOR_COLOR_BURN
        case .softLight: CAIRO_OPERATOR_SOFT_LIGHT
        case .hardLight: CAIRO_OPERATOR_HARD_LIGHT
        case .difference: CAIRO_OPERATOR_DIFFERENCE
        case .exclusion: CAIRO_OPERATOR_EXCLUSION
        case .hue: CAIRO_OPERATOR_HSL_HUE
        case .saturation: CAIRO_OPERATOR_HSL_SATURATION
        case .color: CAIRO_OPERATOR_HSL_COLOR
        case .luminosity: CAIRO_OPERATOR_HSL_LUMINOSITY
        case .clear: CAIRO_OPERATOR_CLEAR
        case .copy: CAIRO_OPERATOR_SOURCE
        case .sourceIn: CAIRO_OPERATOR_IN
        case .sourceOut: CAIRO_OPERATOR_OUT
        case .sourceAtop: CAIRO_OPERATOR_ATOP
        case .destinationOver: CAIRO_OPERATOR_DEST_OVER
        case .destinationIn: CAIRO_OPERATOR_DEST_IN
        case .destinationOut: CAIRO_OPERATOR_DEST_OUT
        case .destinationAtop: CAIRO_OPERATOR_DEST_ATOP
        case .xor: CAIRO_OPERATOR_XOR
        case .plusLighter: CAIRO_OPERATOR_ADD
        }
    }

    /// Whether the operator would also change what lies outside the shape.
    internal var reachesOutside: Bool {
        switch self {
        case .sourceIn, .sourceOut, .destinationIn, .destinationAtop: true
        default: false
        }
    }
}

// Apple documents the styles by pictures; every number and colour here is a choice near these. Medium buttons are 7 + a line of body text + 7
// points high and have 12 points at each side, as Interface Builder writes their frames.
extension UIButton.Configuration {
    static let defaultRadius: CGFloat = 5.95

    static func insets(of size: Size) -> NSDirectionalEdgeInsets {
        switch size {
        case .mini: NSDirectionalEdgeInsets(top: 4, leading: 8, bottom: 4, trailing: 8)
        case .small: NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
        case .medium: NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
        case .large: NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
        }
    }

    func titleFont(_ traits: UITraitCollection) -> UIFont {
        let style: UIFont.TextStyle = buttonSize == .mini ? .footnote : buttonSize == .small ? .subheadline : .body
        return titleFont ?? .preferredFont(forTextStyle: style, compatibleWith: traits)
    }

    func subtitleFont(_ traits: UITraitCollection) -> UIFont {
        .preferredFont(forTextStyle: buttonSize == .large ? .footnote : .caption1, compatibleWith: traits)
    }

    /// The radius for a background of a size. In the current look, buttons whose radius nobody has set are capsules.
    @MainActor func radius(in size: CGSize, traits: UITraitCollection) -> CGFloat {
        let half = min(size.width, size.height) / 2
        let own = max(background.cornerRadius, 0)
        let radius: CGFloat =
            switch cornerStyle {
            case .fixed: own
            case .dynamic:
                own == Self.defaultRadius && (traits.values.sliderLook ?? SliderLook.chosen) == .current
                    ? half : UIFontMetrics.default.scaledValue(for: own, compatibleWith: traits)
            case .small: 4
            case .medium: 8
            case .large: 12
            case .capsule: half
            }
        return min(radius, half)
    }

    /// The same with colours for a state where none are set. What is set as a background colour counts in every state; base colours are
    /// changed for the states as the style's own are.
    @MainActor func resolved(for button: UIButton, state: UIControl.State) -> UIButton.Configuration {
        var result = self
        let tint: UIColor = button.tintColor
        var style = style
        if state.contains(.selected), automaticallyUpdateForSelection { style = style == .plain ? .tinted : .filled }
        if state.contains(.disabled) {
            result.baseForegroundColor = .tertiaryLabel
            if background.backgroundColor == nil, style != .plain { result.background.backgroundColor = .tertiarySystemFill }
        } else {
            result.baseForegroundColor = baseForegroundColor ?? (style == .filled ? .white : tint)
            if background.backgroundColor == nil { result.background.backgroundColor = backgroundColor(style, tint, state) }
            if state.contains(.highlighted), self.style != .plain {
                result.baseForegroundColor = result.baseForegroundColor?.fainter(by: 0.75, in: button.traitCollection)
            }
        }
        if result.background.backgroundColor == nil { result.background.backgroundColor = .clear }
        return result
    }

    @MainActor private func backgroundColor(_ style: Style, _ tint: UIColor, _ state: UIControl.State) -> UIColor {
        let isHighlighted = state.contains(.highlighted)
        switch style {
        case .plain: return baseBackgroundColor ?? .clear
        case .gray: return baseBackgroundColor ?? (isHighlighted ? .systemFill : .tertiarySystemFill)
        case .tinted: return UIColor.faint(baseBackgroundColor ?? tint, isHighlighted ? 0.3 : 0.18)
        case .filled: return UIColor.faint(baseBackgroundColor ?? tint, isHighlighted ? 0.75 : 1)
        }
    }
}

extension UIColor {
    /// A colour with a part of its alpha, which follows the traits as the colour does.
    static func faint(_ color: UIColor, _ part: CGFloat) -> UIColor {
        part == 1 ? color : UIColor { color.resolvedColor(with: $0).fainter(by: part, in: $0) }
    }

    func fainter(by part: CGFloat, in traits: UITraitCollection) -> UIColor {
        let plain = resolvedColor(with: traits)
        return plain.withAlphaComponent(plain.cgColor.alpha * part)
    }
}

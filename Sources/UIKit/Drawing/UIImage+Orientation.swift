extension UIImage {
    /// How the stored pixels are turned, then mirrored if so named, to become the picture.
    public enum Orientation: Int, Sendable {
        /// As stored.
        case up = 0
        /// Turned by 180°.
        case down
        /// Turned by 90° counter-clockwise.
        case left
        /// Turned by 90° clockwise.
        case right
        /// Mirrored left to right.
        case upMirrored
        /// Mirrored top to bottom.
        case downMirrored
        /// Mirrored left to right, then turned by 90° counter-clockwise.
        case leftMirrored
        /// Mirrored left to right, then turned by 90° clockwise.
        case rightMirrored

        var swapsAxes: Bool {
            switch self {
            case .left, .right, .leftMirrored, .rightMirrored: return true
            default: return false
            }
        }

        /// From the unit square of the stored pixels to the unit square of the picture (both with y down).
        var unitTransform: CGAffineTransform {
            switch self {
            case .up: return .identity
            case .down: return CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: 1, ty: 1)
            case .left: return CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: 1)
            case .right: return CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 1, ty: 0)
            case .upMirrored: return CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 1, ty: 0)
            case .downMirrored: return CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 1)
            case .leftMirrored: return CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
            case .rightMirrored: return CGAffineTransform(a: 0, b: -1, c: -1, d: 0, tx: 1, ty: 1)
            }
        }

        /// The orientation that shows this one's picture mirrored left to right.
        var mirrored: Orientation {
            switch self {
            case .up: return .upMirrored
            case .down: return .downMirrored
            case .left: return .rightMirrored
            case .right: return .leftMirrored
            case .upMirrored: return .up
            case .downMirrored: return .down
            case .leftMirrored: return .right
            case .rightMirrored: return .left
            }
        }
    }

    /// Whether an image is drawn as it is.
    public enum RenderingMode: Int, Sendable {
        /// As the place of use decides: here, as it is.
        case automatic = 0
        /// As it is.
        case alwaysOriginal
        /// As a stencil: its alpha filled with the tint colour.
        case alwaysTemplate
    }

    /// How the room between the caps is filled.
    public enum ResizingMode: Int, Sendable {
        /// The pixels between the caps are repeated.
        case tile = 0
        /// The pixels between the caps are stretched.
        case stretch
    }
}

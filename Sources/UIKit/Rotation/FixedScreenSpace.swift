/// The coordinates of the screen held upright.
final class FixedScreenSpace: NSObject, UICoordinateSpace {
    private let screen: UIScreen

    init(screen: UIScreen) {
        self.screen = screen
        super.init()
    }

    var bounds: CGRect { screen.uprightBounds }

    func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
        coordinateSpace is FixedScreenSpace ? point : coordinateSpace.convert(point.applying(screen.fromUpright), from: screen)
    }
    func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
        coordinateSpace is FixedScreenSpace
            ? point : coordinateSpace.convert(point, to: screen).applying(screen.fromUpright.inverted())
    }
    func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
        rect.mappingCorners { convert($0, to: coordinateSpace) }
    }
    func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
        rect.mappingCorners { convert($0, from: coordinateSpace) }
    }
}

extension UIScreen {
    /// The screen's rectangle in points when it is held upright.
    var uprightBounds: CGRect {
        let size = bounds.size
        let isTurned = UIApplication.shared.presentHost.interfaceOrientation.isLandscape && size.width > size.height
        return CGRect(x: 0, y: 0, width: isTurned ? size.height : size.width, height: isTurned ? size.width : size.height)
    }

    /// Takes a point of the screen held upright to the interface's coordinates.
    var fromUpright: CGAffineTransform {
        let size = uprightBounds.size
        switch UIApplication.shared.presentHost.interfaceOrientation {
        case .portraitUpsideDown: return CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: size.width, ty: size.height)
        // The hardware's top is at the left: its right side is up.
        case .landscapeRight where uprightBounds != bounds: return CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: size.width)
        case .landscapeLeft where uprightBounds != bounds: return CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: size.height, ty: 0)
        default: return .identity
        }
    }
}

@_spi(SliderKit) import CoreGraphics
@_spi(SliderKit) import QuartzCore
import Testing

/// A clock of its own and a picture, for one test.
@MainActor
final class Stage {
    let clock = VirtualClock()
    let compositor: Compositor
    let root = CALayer()
    /// Whether changes don't animate; a flush would forget it.
    var isQuiet = false {
        didSet { CATransaction.setDisableActions(isQuiet) }
    }

    init(width: CGFloat = 100, height: CGFloat = 100, scale: CGFloat = 1) {
        HostClock.current = clock
        CATransaction.flush()
        compositor = Compositor(size: CGSize(width: width, height: height), scale: scale)
        root.frame = CGRect(x: 0, y: 0, width: width, height: height)
        compositor.roots = [root]
    }

    /// Commits, and renders at the clock's time.
    @discardableResult
    func render() -> [CGRect] {
        CATransaction.flush()
        CATransaction.setDisableActions(isQuiet)
        return compositor.render(at: clock.now)
    }

    func advance(_ seconds: CFTimeInterval) { clock.advance(by: seconds) }

    /// A pixel as red, green, blue, alpha, premultiplied.
    func pixel(_ x: Int, _ y: Int) -> [UInt8] { compositor.image.pixel(x, y) }
}

extension CGImage {
    func pixel(_ x: Int, _ y: Int) -> [UInt8] {
        withPixels { bytes, stride in
            let p = y * stride + x * 4
            return [bytes[p + 2], bytes[p + 1], bytes[p], bytes[p + 3]]
        }
    }
}

enum Colors {
    static let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    static let green = CGColor(red: 0, green: 1, blue: 0, alpha: 1)
    static let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
    static let black = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
    static let white = CGColor(red: 1, green: 1, blue: 1, alpha: 1)
}

func near(_ a: CGFloat, _ b: CGFloat, _ tolerance: CGFloat = 1e-6) -> Bool { abs(a - b) <= tolerance }

func makeLayer(_ x: CGFloat, _ y: CGFloat, _ w: CGFloat, _ h: CGFloat, _ color: CGColor? = nil) -> CALayer {
    let layer = CALayer()
    layer.frame = CGRect(x: x, y: y, width: w, height: h)
    layer.backgroundColor = color
    return layer
}

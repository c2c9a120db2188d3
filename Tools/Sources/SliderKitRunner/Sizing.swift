@_spi(SliderKit) import HeadlessHost
import RunnerProtocol
@_spi(SliderKit) import UIKit

/// The sizes that a class is tried at.
enum Sizing {
    static let wide = CGSize(width: 300, height: 60)
    static let square = CGSize(width: 300, height: 300)
    static let tall = CGSize(width: 60, height: 300)

    /// - Parameter intrinsic: What the view says of itself.
    static func candidates(intrinsic: CGSize, options: ScreenOptions) -> [CGSize] {
        if let width = options.width, let height = options.height { return [CGSize(width: width, height: height)] }
        let known = { (length: CGFloat) in length.isFinite && length >= 4 && length <= 2000 }
        switch (known(intrinsic.width), known(intrinsic.height)) {
        case (true, true): return [intrinsic]
        case (false, true): return [CGSize(width: wide.width, height: intrinsic.height)]
        case (true, false): return [CGSize(width: intrinsic.width, height: tall.height)]
        case (false, false): return [wide, square, tall]
        }
    }

    /// The size that a view says it has, measured in a window.
    @MainActor static func intrinsicSize(of name: String, options: ScreenOptions) throws -> CGSize {
        let stage = try Stage(options, size: CGSize(width: 390, height: 844))
        let view = try Stage.make(name, frame: CGRect(origin: CGPoint(x: 45, y: 100), size: wide))
        stage.window.addSubview(view)
        try stage.configure(view)
        stage.host.commit()
        let size = view.intrinsicContentSize
        view.removeFromSuperview()
        return size
    }
}

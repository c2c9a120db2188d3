@_spi(SliderKit) import HeadlessHost
@_spi(SliderKit) @testable import UIKit

extension ViewStage {
    /// A screen with one committed view, 20 points wide and high, to be animated.
    @MainActor static func withView() -> (ViewStage, UIView) {
        let stage = ViewStage()
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        stage.window.addSubview(view)
        stage.host.commit()
        return (stage, view)
    }
}

extension UIView {
    /// Where the view's middle is seen now, while it may be moving.
    @MainActor var shownX: CGFloat { (layer.presentation() ?? layer).position.x }
}

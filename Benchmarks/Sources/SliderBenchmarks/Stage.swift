import Allocations
@_spi(SliderKit) import HeadlessHost
@_spi(SliderKit) import UIKit

/// A white window on a screen in memory, and default sliders in it.
@MainActor
struct Stage {
    let host: HeadlessHost
    let window: UIWindow

    init(size: CGSize, scale: CGFloat) {
        host = HeadlessHost(size: size, scale: scale)
        window = host.makeWindow()
        window.backgroundColor = .white
        window.makeKeyAndVisible()
        update()
    }

    /// The slider that is dragged: 280 × 40 points at the top left corner.
    static func dragged() -> (Stage, UISlider) {
        let stage = Stage(size: CGSize(width: 280, height: 40), scale: 2)
        let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 280, height: 40))
        stage.window.addSubview(slider)
        stage.update()
        return (stage, slider)
    }

    /// Brings the picture up to date; what was painted, in pixels.
    @discardableResult
    func update() -> [CGRect] {
        UIApplication.shared.commit()
        return UIScreen.main.renderDamage()
    }

    /// Puts a finger on the thumb of a slider that stands at its minimum, and takes it to where the path begins.
    func grab() {
        TouchInjector.begin(at: CGPoint(x: 16, y: 20), in: window)
        TouchInjector.move(to: CGPoint(x: 39, y: 20), in: window)
        update()
    }

    func move(_ path: FingerPath, _ step: Int) {
        TouchInjector.move(to: CGPoint(x: path.x(step), y: 20), in: window)
    }

    func lift() {
        TouchInjector.end()
        update()
    }
}

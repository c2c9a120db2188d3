import Foundation
@_spi(SliderKit) import HeadlessHost
@_spi(SliderKit) @testable import UIKit

/// A bare screen of 300 × 400 points at 2x with a window, for tests of views.
@MainActor
struct ViewStage {
    let host: HeadlessHost
    let window: UIWindow

    init(size: CGSize = CGSize(width: 300, height: 400), safeAreaInsets: UIEdgeInsets = .zero) {
        host = HeadlessHost(size: size, scale: 2, safeAreaInsets: safeAreaInsets)
        window = host.makeWindow()
        window.makeKeyAndVisible()
        host.commit()
    }

    /// A red, green, blue and alpha of the screen at a point.
    func pixel(_ x: CGFloat, _ y: CGFloat) -> Pixels.Pixel {
        Pixels(host.render())[Int(x * 2), Int(y * 2)]
    }
}

/// Notes what happens to it, in order.
final class RecordingView: UIView {
    nonisolated(unsafe) static var log: [String] = []
    var name = ""
    var layouts = 0
    var draws = 0

    convenience init(_ name: String, frame: CGRect = .zero) {
        self.init(frame: frame)
        self.name = name
    }

    private func note(_ text: String) { RecordingView.log.append("\(name) \(text)") }

    override func didAddSubview(_ subview: UIView) { note("didAddSubview") }
    override func willRemoveSubview(_ subview: UIView) { note("willRemoveSubview") }
    override func willMove(toSuperview newSuperview: UIView?) { note("willMoveToSuperview \(newSuperview != nil)") }
    override func didMoveToSuperview() { note("didMoveToSuperview \(superview != nil)") }
    override func willMove(toWindow newWindow: UIWindow?) { note("willMoveToWindow \(newWindow != nil)") }
    override func didMoveToWindow() { note("didMoveToWindow \(window != nil)") }
    override func layoutSubviews() {
        super.layoutSubviews()
        layouts += 1
    }
    override func draw(_ rect: CGRect) { draws += 1 }
}

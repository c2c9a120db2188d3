import Foundation
@testable import Sliders
import UIKit
@_spi(SliderKit) import UIKitTesting

/// A vertical slider whose thumb has a way of 176 points, and who hears of it.
@MainActor final class VerticalSliderStage: VerticalSliderDelegate {
    let app: TestApp
    let slider: VerticalSlider
    /// Beside the slider, at the height of the thumb's middle.
    let follower = UIView(frame: CGRect(x: 10, y: 0, width: 10, height: 10))
    private(set) var positions: [CGFloat] = []
    private(set) var reachedCount = 0
    private(set) var words: [String] = []

    init(_ type: VerticalSlider.Type = VerticalSlider.self, style: UIUserInterfaceStyle = .light, isRightToLeft: Bool = false, within parent: UIView? = nil) {
        app = TestApp(size: CGSize(width: 320, height: 320), scale: 2, style: style)
        slider = type.init(frame: CGRect(x: 128, y: 40, width: 64, height: 240))
        slider.text = "Pull"
        if isRightToLeft { slider.semanticContentAttribute = .forceRightToLeft }
        slider.delegate = self
        slider.onEvent { [weak self] event in
            switch event {
            case .began(let cause): self?.words.append("began \(cause.rawValue)")
            case .moved: break
            case .confirmed(let cause): self?.words.append("confirmed \(cause.rawValue)")
            case .cancelled(let reason): self?.words.append("cancelled \(reason.rawValue)")
            }
        }
        parent?.addSubview(slider)
        app.show(parent ?? slider)
        app.show(follower)
        app.wait(0.1)
    }

    /// The folder of nibs that stand for a user's.
    static let bundle = Bundle(path: URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Fixtures").path)!

    func verticalSlider(_ slider: VerticalSlider, thumbIsAt position: CGFloat) {
        positions.append(position)
        follower.center.y = position
    }
    func verticalSliderReachedDestination(_ slider: VerticalSlider) { reachedCount += 1 }

    /// The thumb's middle in the path, as the program sees it.
    var place: CGFloat { slider.thumbView?.center.y ?? -1 }
    /// As it is seen.
    var shownPlace: CGFloat { slider.thumbView?.layer.presentation()?.position.y ?? place }
    var shownFollower: CGFloat { follower.layer.presentation()?.position.y ?? follower.center.y }
    func forget() {
        positions = []
        words = []
    }
    /// A finger on the thumb.
    func grab() -> TestFinger { app.touchDown(at: slider.convert(slider.convert(CGPoint(x: 28, y: place), from: slider.pathView), to: nil)) }
    /// A finger that pulls the thumb by points; the pan's own slop is passed first.
    func pull(_ points: CGFloat) -> TestFinger {
        let finger = grab()
        finger.move(by: 0, points < 0 ? -10 : 10)
        for _ in 0..<20 { finger.move(by: 0, points / 20) }
        return finger
    }
}

/// A user's slider with a xib of its own, whose thumb goes up.
final class LiftSlider: VerticalSlider {
    override class var nibName: String { "LiftSlider" }
    override class var nibBundle: Bundle { VerticalSliderStage.bundle }
}

/// One whose xib has no destination.
final class AimlessSlider: VerticalSlider {
    override class var nibName: String { "AimlessSlider" }
    override class var nibBundle: Bundle { VerticalSliderStage.bundle }
}

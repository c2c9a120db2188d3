import UIKit

/// A gleam that runs over words, again and again, as on the first iPhones' lock screen. Where the user wants less motion there is none.
///
///     let shimmer = Shimmer(on: slider.label)
///     shimmer.start()
@MainActor
public final class Shimmer {
    /// How long one run takes, in seconds. Default 2.5.
    public var duration: Double = 2.5
    /// How visible the words are where the gleam is not. Default 0.4.
    public var restAlpha: CGFloat = 0.4
    /// Whether it runs.
    public var isRunning: Bool { gleam.animation(forKey: Self.key) != nil }
    private weak var view: UIView?
    private let gleam = CAGradientLayer()
    private static let key = "shimmer"

    /// A gleam over a view, which must have a size by the time it starts.
    public init(on view: UIView) { self.view = view }

    /// Begins; a second time begins anew, at the view's present size. It runs in the reading direction.
    public func start() {
        stop()
        guard let view, view.bounds.width > 0, duration > 0, duration.isFinite, !UIAccessibility.isReduceMotionEnabled else { return }
        let size = view.bounds.size, isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        // Three views long, the gleam in its middle: wherever it is, all of the view is under it.
        gleam.colors = [restAlpha, 1, restAlpha].map { UIColor(white: 0, alpha: $0).cgColor }
        gleam.locations = [0.4, 0.5, 0.6]
        gleam.startPoint = CGPoint(x: 0, y: 0.5)
        gleam.endPoint = CGPoint(x: 1, y: 0.5)
        gleam.bounds = CGRect(x: 0, y: 0, width: size.width * 3, height: size.height)
        gleam.position = CGPoint(x: size.width / 2, y: size.height / 2)
        view.layer.mask = gleam
        let run = CABasicAnimation(keyPath: "position.x")
        run.fromValue = isRightToLeft ? size.width * 1.4 : -size.width * 0.4
        run.toValue = isRightToLeft ? -size.width * 0.4 : size.width * 1.4
        run.duration = duration
        run.repeatCount = .infinity
        gleam.add(run, forKey: Self.key)
    }

    /// Ends; the words are as visible as before.
    public func stop() {
        gleam.removeAnimation(forKey: Self.key)
        if view?.layer.mask === gleam { view?.layer.mask = nil }
    }
}

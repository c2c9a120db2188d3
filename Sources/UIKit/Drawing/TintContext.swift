/// Whose tint `UIColor.tintColor` means: the view that resolves its colours or draws.
enum TintContext {
    nonisolated(unsafe) private static var view: UIView?

    /// Runs the closure with the view's tint as `UIColor.tintColor`.
    @MainActor
    static func with<Result>(_ view: UIView, _ body: () -> Result) -> Result {
        let outer = self.view
        self.view = view
        defer { self.view = outer }
        return body()
    }

    /// The tint in effect; the system's blue where no view is known.
    static var color: UIColor {
        guard view != nil else { return .systemBlue }
        return MainActor.assumeIsolated { view?.effectiveTintColor ?? .systemBlue }
    }
}

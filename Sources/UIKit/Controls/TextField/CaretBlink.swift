@_spi(SliderKit) import QuartzCore

/// Shows a caret for half a second and hides it for half a second, in turn, on the host's clock. It doesn't fade, so that pictures hold still.
@MainActor
final class CaretBlink {
    private weak var caret: UIView?
    private var token: HostClock.Token?
    /// How long each lasts, in seconds (choice).
    static let interval: TimeInterval = 0.5

    init(_ caret: UIView) { self.caret = caret }

    /// Shows the caret and begins anew; with a selection it stays away.
    func restart(shows: Bool) {
        stop()
        caret?.isHidden = !shows
        if shows { schedule() }
    }

    func stop() {
        if let token { HostClock.current.cancel(token) }
        token = nil
        caret?.isHidden = true
    }

    private func schedule() {
        token = HostClock.current.schedule(at: HostClock.current.now + Self.interval) { [weak self] in
            MainActor.assumeIsolated {
                guard let self, let caret = self.caret else { return }
                caret.isHidden.toggle()
                self.schedule()
            }
        }
    }
}

@_spi(SliderKit) import CoreGraphics
@_spi(SliderKit) import QuartzCore

extension UIApplication {
    /// Brings everything on the screen up to date: constraints, layout, implicit transactions, drawing. Hosts call it after each event
    /// and each turn of the clock. What appears for the first time hears `viewDidAppear` after it has been laid out.
    @_spi(SliderKit)
    public func commit() {
        guard !isCommitting else { return }
        isCommitting = true
        defer { isCommitting = false }
        commitOnce()
        var rounds = 0
        while !afterCommit.isEmpty, rounds < 10 {
            rounds += 1
            let work = afterCommit
            afterCommit = []
            for item in work { item() }
            commitOnce()
        }
    }

    private func commitOnce() {
        SystemBars.shared.updateIfNeeded()
        for window in allWindows {
            window.ownFocusSystem?.validate()
            window.prepareConstraintsForLayout()
        }
        CATransaction.flush()
        for window in allWindows { window.ownFocusSystem?.updateRing() }
        UIScreen.main.currentCompositor.commit()
    }

    /// Runs work after the next commit.
    func performAfterCommit(_ work: @escaping () -> Void) { afterCommit.append(work) }
}

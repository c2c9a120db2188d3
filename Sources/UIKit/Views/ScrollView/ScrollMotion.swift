@_spi(SliderKit) import QuartzCore

/// Moves a scroll view's offset by itself, one step each sixtieth of a second.
@MainActor
final class ScrollMotion {
    /// Whether it follows a drag, or was asked for by code.
    let isDeceleration: Bool
    private let horizontal: ScrollCurve
    private let vertical: ScrollCurve
    /// How far what is seen was moved meanwhile, downwards, because something above it turned out to be higher.
    var shift: CGFloat = 0
    private let beginTime: CFTimeInterval
    @ViewReference private var scrollView: UIScrollView?
    private var token: HostClock.Token?

    init(_ scrollView: UIScrollView, horizontal: ScrollCurve, vertical: ScrollCurve, isDeceleration: Bool) {
        self.scrollView = scrollView
        self.horizontal = horizontal
        self.vertical = vertical
        self.isDeceleration = isDeceleration
        beginTime = HostClock.current.now
        scheduleStep(1)
    }

    func stop() {
        if let token { HostClock.current.cancel(token) }
        token = nil
    }

    /// Steps fall on whole sixtieths from the beginning, so that rounding does not add up.
    private func scheduleStep(_ number: Int) {
        token = HostClock.current.schedule(at: beginTime + Double(number) / 60) { [weak self] in
            MainActor.assumeIsolated { self?.step(number) }
        }
    }

    private func step(_ number: Int) {
        token = nil
        guard let scrollView else { return }
        let time = CGFloat(HostClock.current.now - beginTime)
        let x = horizontal.value(after: time), y = vertical.value(after: time)
        let isOver = x.isOver && y.isOver
        // The next one first, so that whoever hears of the step can stop the motion.
        if !isOver { scheduleStep(number + 1) }
        scrollView.place(scrollView.onPixels(CGPoint(x: x.offset, y: y.offset + shift)))
        if isOver, scrollView.motion === self { scrollView.motionEnded(self) }
    }
}

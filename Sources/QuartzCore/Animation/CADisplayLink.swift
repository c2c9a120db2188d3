@_spi(SliderKit) import CoreGraphics

/// A timer that fires once per frame of the screen: at each sixtieth of a second of the host's clock.
open class CADisplayLink: NSObject {
    /// The frames of the screen per second (choice: also on devices whose screens can do more).
    @_spi(SliderKit) public static let framesPerSecond = 60

    /// Links that have been added to a run loop; as there, that keeps them alive until they are invalidated.
    nonisolated(unsafe) private static var added: [ObjectIdentifier: CADisplayLink] = [:]

    private var callback: ((CADisplayLink) -> Void)?
    private var modes = 0
    private var token: HostClock.Token?
    private var clock: HostClock?

    /// Makes a link that calls `callback` at each frame once it has been added; it lets go of it when it is invalidated.
    @_spi(SliderKit) public init(callback: @escaping (CADisplayLink) -> Void) {
        self.callback = callback
        super.init()
    }

    /// When the frame that is shown began, in seconds.
    open private(set) var timestamp: CFTimeInterval = 0

    /// When the next frame will be shown, in seconds.
    open private(set) var targetTimestamp: CFTimeInterval = 0

    /// The time between two frames of the screen: 1/60 s.
    open var duration: CFTimeInterval { 1 / Double(CADisplayLink.framesPerSecond) }

    /// Whether it fires no longer, for now. Default false.
    open var isPaused = false {
        didSet {
            guard isPaused != oldValue else { return }
            reschedule()
        }
    }

    /// How often it should fire per second; 0: at each frame. Rounded to a divisor of the screen's rate. Default 0.
    open var preferredFramesPerSecond = 0 {
        didSet { reschedule() }
    }

    /// How often it should fire; the preferred rate counts, or else the maximum. Default any.
    open var preferredFrameRateRange = CAFrameRateRange.default {
        didSet { reschedule() }
    }

    /// Starts it; the run loop and its mode make no difference here.
    open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
        guard callback != nil else { return }
        modes += 1
        CADisplayLink.added[ObjectIdentifier(self)] = self
        if modes == 1 { reschedule() }
    }

    /// Stops it; as often as it was added.
    open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
        guard modes > 0 else { return }
        modes -= 1
        guard modes == 0 else { return }
        stop()
    }

    /// Stops it for good and lets go of its target.
    open func invalidate() {
        modes = 0
        callback = nil
        stop()
    }

    private func stop() {
        reschedule()
        CADisplayLink.added[ObjectIdentifier(self)] = nil
    }

    /// Frames of the screen per firing.
    private var stride: Int {
        let screen = CADisplayLink.framesPerSecond
        var wanted = preferredFramesPerSecond
        if wanted <= 0 {
            let range = preferredFrameRateRange
            let rate = range.preferred > 0 ? range.preferred : range.maximum
            wanted = rate.isFinite ? Int(min(max(rate, 0), 1000)) : 0
        }
        guard wanted > 0, wanted < screen else { return 1 }
        return max(1, screen / wanted)
    }

    private func reschedule() {
        if let token { clock?.cancel(token) }
        token = nil
        guard modes > 0, !isPaused, callback != nil else { return }
        let clock = HostClock.current
        self.clock = clock
        // The screen's frames begin at whole sixtieths of the clock; a time that was such a frame must not be taken for it again.
        let rate = Double(CADisplayLink.framesPerSecond)
        let frame = (clock.now * rate + 1e-6).rounded(.down) + 1
        let step = Double(stride)
        schedule(frame: (frame / step).rounded(.up) * step, on: clock)
    }

    private func schedule(frame: Double, on clock: HostClock) {
        let rate = Double(CADisplayLink.framesPerSecond)
        token = clock.schedule(at: frame / rate) { [weak self] in self?.fire(frame: frame) }
    }

    private func fire(frame: Double) {
        guard let callback, let clock else { return }
        let rate = Double(CADisplayLink.framesPerSecond)
        timestamp = frame / rate
        targetTimestamp = (frame + Double(stride)) / rate
        // The next one first, so that the callback can stop it. A host that came late skips the frames that it missed.
        let missed = (clock.now * rate + 1e-6).rounded(.down)
        let step = Double(stride)
        let next = max(frame + step, ((missed + 1) / step).rounded(.up) * step)
        schedule(frame: clock is VirtualClock ? frame + step : next, on: clock)
        callback(self)
    }
}

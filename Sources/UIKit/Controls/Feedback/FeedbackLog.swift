@_spi(SliderKit) import QuartzCore

/// What feedback generators were asked for. There is no haptic motor on Linux; hosts and tests look here.
@_spi(SliderKit) @MainActor public enum FeedbackLog {
    /// One request.
    public struct Entry: Equatable, Sendable {
        /// `impact`, `selection` or `notification`, then what kind.
        public var name: String
        /// 0 to 1; 1 where the generator has no intensity.
        public var intensity: CGFloat
        /// When, in seconds of the host's clock.
        public var time: TimeInterval
    }

    /// The last requests, oldest first, at most 1000.
    public private(set) static var entries: [Entry] = []
    /// Called at each request.
    public static var onEntry: ((Entry) -> Void)?

    /// Forgets the requests.
    public static func clear() { entries.removeAll() }

    static func add(_ name: String, intensity: CGFloat = 1) {
        let entry = Entry(name: name, intensity: intensity.isFinite ? min(max(intensity, 0), 1) : 1, time: HostClock.current.now)
        if entries.count >= 1000 { entries.removeFirst(500) }
        entries.append(entry)
        onEntry?(entry)
    }
}

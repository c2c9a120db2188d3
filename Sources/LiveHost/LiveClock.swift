@_spi(SliderKit) import UIKit

/// A clock that goes by itself: real time, which drives timers, delayed work, display links and animations of user code.
///
/// Work runs when its host turns, see ``LiveHost/turn()``; nothing runs by itself.
@_spi(SliderKit) public final class LiveClock: HostClock {
    private let source: () -> CFTimeInterval

    /// Makes a clock.
    /// - Parameter source: The time in seconds, monotonic; the system's uptime by default. Tests give another one.
    public init(source: @escaping () -> CFTimeInterval = { ProcessInfo.processInfo.systemUptime }) {
        self.source = source
        super.init()
    }

    /// The time in seconds.
    public override var now: CFTimeInterval { source() }
}

import Synchronization
@_spi(SliderKit) import QuartzCore

import Dispatch

extension DispatchQueue {
    /// Runs work later. On the main queue, from the main thread, that is the next turn of the host's clock.
    @preconcurrency public func async(execute work: @escaping @Sendable () -> Void) {
        guard isHostQueue else { return async(group: nil, execute: work) }
        HostClock.current.schedule(at: HostClock.current.now, work)
    }

    /// Runs work later, unless it is cancelled before.
    public func async(execute work: DispatchWorkItem) {
        guard isHostQueue else { return performLater(work) }
        HostClock.current.schedule(at: HostClock.current.now) { if !work.isCancelled { work.perform() } }
    }

    /// Runs work at a time. On the main queue, from the main thread, the time left is waited for on the host's clock.
    @preconcurrency public func asyncAfter(deadline: DispatchTime, execute work: @escaping @Sendable () -> Void) {
        guard isHostQueue else {
            return asyncAfter(deadline: deadline, qos: .unspecified, flags: [], execute: work)
        }
        HostClock.current.schedule(at: HostClock.current.now + Self.delay(until: deadline), work)
    }

    /// Runs work at a time, unless it is cancelled before.
    public func asyncAfter(deadline: DispatchTime, execute work: DispatchWorkItem) {
        guard isHostQueue else {
            let box = UncheckedValue(work)
            return asyncAfter(deadline: deadline, qos: .unspecified, flags: [], execute: { box.value.perform() })
        }
        HostClock.current.schedule(at: HostClock.current.now + Self.delay(until: deadline)) { if !work.isCancelled { work.perform() } }
    }

    /// Whether this is the main queue and its work runs now. On Linux the main queue may leave the main thread, so the thread does not tell.
    /// Nor does identity: `DispatchQueue.main` is another object each time.
    private var isHostQueue: Bool { MainQueueMark.isOn(self) && MainQueueMark.isMain }

    private func performLater(_ work: DispatchWorkItem) {
        let box = UncheckedValue(work)
        async(group: nil, execute: { box.value.perform() })
    }

    /// The delay that was written as `.now() + delay`. Reading the machine's clock a second time makes the difference a little
    /// short, by another bit on each run; rounding up gives the same delay every time.
    static func delay(until deadline: DispatchTime) -> TimeInterval {
        let now = DispatchTime.now().uptimeNanoseconds
        guard deadline.uptimeNanoseconds > now else { return 0 }
        let left = Double(deadline.uptimeNanoseconds - now) / 1e9
        let coarse = (left * 100).rounded(.up) / 100
        return coarse - left < 0.002 ? coarse : (left * 1000).rounded(.up) / 1000
    }
}

/// A mark on the main queue, to know whether one is on it.
enum MainQueueMark {
    private static let key: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    static func isOn(_ queue: DispatchQueue) -> Bool { queue.getSpecific(key: key) == true }
    static var isCurrent: Bool { DispatchQueue.getSpecific(key: key) == true }
    /// Whether what runs now is the main actor's, whichever thread it has got.
    static var isMain: Bool { isMainThread || isCurrent }

    /// The main thread, once it has asked; zero before.
    private static let mainThread = Atomic<UInt>(0)

    /// Whether this is the process's main thread. Foundation asks the kernel, which costs more than the layout of a view.
    static var isMainThread: Bool {
        let own = UInt(pthread_self())
        if own == mainThread.load(ordering: .relaxed) { return true }
        guard Thread.isMainThread else { return false }
        mainThread.store(own, ordering: .relaxed)
        return true
    }
}

import Foundation
import Testing
@_spi(SliderKit) import UIKit
@_spi(SliderKit) import UIKitTesting

@MainActor @Suite(.serialized) struct RunLoopClockTests {
    @Test("E3: running the main run loop until a date of the host's clock lets timers fire on the way, and takes no real time")
    func runUntil() {
        let app = TestApp()
        nonisolated(unsafe) var fired: [TimeInterval] = []
        let timer = HostTimer.scheduledTimer(withTimeInterval: 2, repeats: true) { _ in MainActor.assumeIsolated { fired.append(app.elapsed) } }
        defer { timer.invalidate() }
        let begin = ProcessInfo.processInfo.systemUptime
        RunLoopClock.run(until: HostDate.now().addingTimeInterval(5))
        #expect(fired == [2, 4])
        #expect(abs(app.elapsed - 5) < 1e-6)
        #expect(ProcessInfo.processInfo.systemUptime - begin < 2)
        RunLoopClock.run(until: .distantPast)
        #expect(abs(app.elapsed - 5) < 1e-6)
    }
}

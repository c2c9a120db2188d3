import Foundation
import Testing
@_spi(SliderKit) import UIKit
@_spi(SliderKit) import UIKitTesting

@MainActor private final class Fired {
    var times: [TimeInterval] = []
}

@MainActor @Suite(.serialized) struct RunLoopClockTests {
    @Test("E3: running the main run loop until a date of the host's clock lets timers fire on the way, and takes no real time")
    func runUntil() {
        let app = TestApp()
        let fired = Fired()
        let timer = HostTimer.scheduledTimer(withTimeInterval: 2, repeats: true) { _ in
            MainActor.assumeIsolated { fired.times.append(app.elapsed) }
        }
        defer { timer.invalidate() }
        let begin = ProcessInfo.processInfo.systemUptime
        RunLoop.main.hostRun(until: HostDate.now().addingTimeInterval(5))
        #expect(fired.times == [2, 4])
        #expect(abs(app.elapsed - 5) < 1e-6)
        #expect(ProcessInfo.processInfo.systemUptime - begin < 2)
        RunLoop.main.hostRun(until: .distantPast)
        #expect(abs(app.elapsed - 5) < 1e-6)
    }

    @Test("E3: one turn of the main run loop is one frame at most")
    func oneTurn() {
        let app = TestApp()
        #expect(RunLoop.main.hostRun(mode: .default, before: HostDate.now().addingTimeInterval(10)))
        #expect(abs(app.elapsed - 1.0 / 60) < 1e-6)
    }
}

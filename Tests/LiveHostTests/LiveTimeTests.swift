@_spi(SliderKit) import LiveHost
import Testing
@_spi(SliderKit) import UIKit

@MainActor @Suite struct LiveTimeTests {
    @Test("E2: real time drives animations, and the host asks for frames only while one is under way") func animations() {
        let stage = LiveStage()
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        stage.show(view)
        #expect(stage.host.wait == nil)
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.frame.origin.x = 100 }
        stage.host.turn()
        #expect(stage.host.wait.map { $0 > 0 && $0 <= 1.0 / 60 + 1e-9 } == true)
        stage.pass(0.5)
        let middle = view.layer.presentation()?.frame.minX ?? 0
        #expect(abs(middle - 50) < 3, "\(middle)")
        stage.pass(0.6)
        stage.host.turn()
        #expect(view.layer.presentation()?.frame.minX == 100)
        #expect(stage.host.wait == nil)
    }

    @Test("E2: delayed work waits for its time, and the host sleeps until then") func delays() {
        let stage = LiveStage()
        var runs = 0
        DispatchQueue.main.asyncAfter(deadline: .now() + 3) { runs += 1 }
        #expect(stage.host.wait.map { abs($0 - 3) < 0.01 } == true)
        stage.pass(2.9)
        #expect(runs == 0)
        stage.pass(0.2)
        #expect(runs == 1)
        #expect(stage.host.wait == nil)
    }

    @Test("E2: a display link fires each frame, and skips those that a slow machine missed") func displayLinks() {
        let stage = LiveStage()
        var stamps: [Double] = []
        let link = CADisplayLink { stamps.append($0.timestamp) }
        link.add(to: .main, forMode: .common)
        stage.pass(0.5)
        #expect((28...31).contains(stamps.count), "\(stamps.count)")
        // Two seconds in which nobody turned.
        stage.time.seconds += 2
        stage.host.turn()
        stage.host.turn()
        #expect(stamps.count <= 33, "\(stamps.count)")
        link.invalidate()
        stage.host.turn()
        #expect(stage.host.wait == nil)
    }
}

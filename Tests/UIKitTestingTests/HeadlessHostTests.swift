@_spi(SliderKit) import HeadlessHost
import Testing
@_spi(SliderKit) import UIKitTesting

@MainActor struct HeadlessHostTests {
    @Test("E: devices are found by name, whatever the case, the spaces and the word iPhone")
    func devices() throws {
        let device = try #require(DeviceTable.device(named: "iPhone X"))
        #expect(device.size == CGSize(width: 375, height: 812))
        #expect(device.scale == 3)
        #expect(device.safeArea == (44, 34))
        #expect(DeviceTable.device(named: "x") == device)
        #expect(DeviceTable.device(named: "IPHONE se (2nd generation)")?.size == CGSize(width: 375, height: 667))
        #expect(DeviceTable.device(named: "iPad")?.isPad == true)
        #expect(DeviceTable.device(named: "iPhone 99") == nil)
        #expect(Set(DeviceTable.all.map(\.name)).count == DeviceTable.all.count)
    }

    @Test("E: the screen, the traits and the safe area are the device's")
    func screen() throws {
        let host = HeadlessHost(device: try #require(DeviceTable.device(named: "iPhone X")), style: .dark, direction: .rightToLeft)
        #expect(UIScreen.main.bounds == CGRect(x: 0, y: 0, width: 375, height: 812))
        #expect(UIScreen.main.scale == 3)
        #expect(UIScreen.main.traitCollection.userInterfaceStyle == .dark)
        #expect(UIScreen.main.traitCollection.layoutDirection == .rightToLeft)
        let picture = host.render()
        #expect(picture.width == 1125 && picture.height == 2436)
    }

    @Test("F1: time passes in frames of a sixtieth, and display links tick once in each")
    func frames() {
        let host = HeadlessHost(size: CGSize(width: 10, height: 10))
        var steps: [Double] = []
        host.onStep = { steps.append(host.elapsed) }
        host.advance(by: 0.05)
        #expect(steps.count == 3)
        host.advance(by: 0.02)
        #expect(steps.count == 5)
        #expect(abs(host.elapsed - 0.07) < 1e-9)
        host.advance(by: .nan)
        host.advance(by: -1)
        host.advance(by: 0)
        #expect(abs(host.elapsed - 0.07) < 1e-9)
    }

    @Test("F1: an animation moves with the clock, and settling waits for its end")
    func animation() {
        let app = TestApp(size: CGSize(width: 100, height: 20), scale: 1)
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        view.backgroundColor = .black
        app.show(view)
        var isFinished = false
        UIView.animate(withDuration: 0.5, animations: { view.frame.origin.x = 80 }, completion: { _ in isFinished = true })
        let start = app.picture()
        app.wait(0.25)
        #expect(!app.picture().isPixelEqual(to: start))
        #expect(!isFinished)
        app.waitUntilIdle()
        #expect(isFinished)
        #expect(app.elapsed < 1)
    }
}

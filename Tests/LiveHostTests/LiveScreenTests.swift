@_spi(SliderKit) import HeadlessHost
@_spi(SliderKit) import LiveHost
import Testing
@_spi(SliderKit) import UIKit

@MainActor @Suite struct LiveScreenTests {
    @Test("E2: a resized screen tells controllers, resizes their windows and lays out", arguments: [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft])
    func resizing(_ direction: UITraitEnvironmentLayoutDirection) {
        var screen = LiveScreen(size: CGSize(width: 300, height: 200), scale: 2)
        screen.direction = direction
        let stage = LiveStage(screen)
        let bar = UIView()
        bar.translatesAutoresizingMaskIntoConstraints = false
        stage.controller.view.addSubview(bar)
        NSLayoutConstraint.activate([
            bar.leadingAnchor.constraint(equalTo: stage.controller.view.leadingAnchor), bar.topAnchor.constraint(equalTo: stage.controller.view.topAnchor),
            bar.widthAnchor.constraint(equalTo: stage.controller.view.widthAnchor, multiplier: 0.25), bar.heightAnchor.constraint(equalToConstant: 10),
        ])
        stage.host.turn()
        stage.host.screen.size = CGSize(width: 400, height: 600)
        #expect(stage.controller.sizes == [CGSize(width: 400, height: 600)])
        #expect(stage.window.frame == CGRect(x: 0, y: 0, width: 400, height: 600))
        #expect(bar.frame == CGRect(x: direction == .leftToRight ? 0 : 300, y: 0, width: 100, height: 10))
        #expect(stage.controller.traitCollection.layoutDirection == direction)
        stage.host.turn()
        #expect(stage.host.pixelSize == (800, 1200))
        #expect(stage.presented.last == [CGRect(x: 0, y: 0, width: 800, height: 1200)])
    }

    @Test("E2: a drag goes on while its screen is resized") func draggingWhileResizing() {
        let stage = LiveStage()
        let slider = stage.slider()
        stage.host.input.touchBegan(1, at: CGPoint(x: 150, y: 120))
        stage.host.screen.size = CGSize(width: 350, height: 200)
        stage.host.input.touchMoved(1, to: CGPoint(x: 200, y: 120))
        #expect(slider.isTracking && slider.value > 0.6)
        stage.host.input.touchEnded(1, at: CGPoint(x: 200, y: 120))
        #expect(!slider.isTracking)
    }

    @Test("E2: style, text size, contrast and scale change while an app runs, and what depends on them follows") func traits() {
        let stage = LiveStage()
        let label = UILabel()
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        label.text = "Volume"
        stage.show(label)
        let size = label.font.pointSize
        nonisolated(unsafe) var heard: [UIContentSizeCategory] = []
        let observer = NotificationCenter.default.addObserver(forName: UIContentSizeCategory.didChangeNotification, object: nil, queue: nil) { note in
            if let value = note.userInfo?[UIContentSizeCategory.newValueUserInfoKey] as? UIContentSizeCategory { heard.append(value) }
        }
        defer { NotificationCenter.default.removeObserver(observer) }
        stage.host.screen.style = .dark
        #expect(label.traitCollection.userInterfaceStyle == .dark && heard.isEmpty)
        stage.host.screen.contentSizeCategory = .accessibilityLarge
        #expect(heard == [.accessibilityLarge])
        #expect(label.font.pointSize > size)
        stage.host.screen.contrast = .high
        #expect(label.traitCollection.accessibilityContrast == .high)
        stage.host.screen.scale = 3
        stage.host.turn()
        #expect(label.traitCollection.displayScale == 3 && stage.host.pixelSize == (900, 600))
    }

    @Test("E2: a device's screen has its safe area until it is given another size, and can be turned") func devices() throws {
        let device = try #require(DeviceTable.device(named: "iPhone X"))
        let stage = LiveStage(LiveScreen(device: device))
        #expect(stage.window.safeAreaInsets.top == 44 && stage.window.safeAreaInsets.bottom == 34)
        var changes = 0
        stage.host.onScreenChange = { changes += 1 }
        #expect(stage.host.rotate())
        #expect(changes >= 1 && stage.host.screenBounds.size == CGSize(width: 812, height: 375))
        #expect(stage.window.bounds.size == CGSize(width: 812, height: 375))
        stage.pass(0.5)
        #expect(stage.host.rotate() && stage.host.screenBounds.size == CGSize(width: 375, height: 812))
        stage.pass(0.5)
        stage.host.screen.size = CGSize(width: 500, height: 500)
        #expect(stage.window.safeAreaInsets == .zero)
        #expect(!stage.host.rotate())
    }

    @Test("H2: sizes and scales that are none are made usable") func badScreens() {
        var screen = LiveScreen(size: CGSize(width: CGFloat.nan, height: -5), scale: .infinity)
        #expect(screen.size == CGSize(width: 1, height: 1) && screen.scale == 1)
        screen.size = CGSize(width: 1e9, height: 0)
        screen.scale = 0
        #expect(screen.size == CGSize(width: 16384, height: 1) && screen.scale == 0.5)
    }

    @Test("E2: only what changed is presented, and its pixels are those of a whole repaint") func damage() throws {
        let stage = LiveStage()
        let slider = stage.slider()
        stage.host.turn()
        let count = stage.presented.count
        stage.host.turn()
        #expect(stage.presented.count == count)
        slider.value = 0.6
        stage.host.turn()
        let area = try #require(stage.presented.last).reduce(0) { $0 + $1.width * $1.height }
        #expect(stage.presented.count == count + 1 && area > 0 && area < 300 * 200 / 2)
        let step = pixels(of: stage.host)
        UIScreen.main.windowCompositor.invalidateAll()
        stage.host.turn()
        #expect(step == pixels(of: stage.host) && step.contains { $0 != 255 })
    }

    private func pixels(of host: LiveHost) -> [UInt8] {
        let size = host.pixelSize
        return host.withPixels { bytes, row in
            (0..<size.height).flatMap { Array(UnsafeRawBufferPointer(start: bytes + $0 * row, count: size.width * 4)) }
        } ?? []
    }
}

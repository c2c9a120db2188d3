@_spi(SliderKit) import BrowserHost
import Foundation
import Testing
@_spi(SliderKit) import UIKit
@_spi(SliderKit) import UIKitTesting

/// What a page is sent, and what its hands do.
@MainActor @Suite(.serialized) struct BrowserHostTests {
    private func slider(on page: FakePage) -> UISlider {
        let slider = UISlider(frame: CGRect(x: 20, y: 30, width: 160, height: 40))
        slider.value = 0.5
        slider.accessibilityLabel = "Volume"
        page.window.addSubview(slider)
        return slider
    }

    @Test("E1, E2: the first frame is the whole picture, later ones what changed, and together they are the picture, pixel by pixel")
    func frames() throws {
        let page = FakePage()
        let slider = slider(on: page)
        page.browser.opened(1)
        page.browser.turn()
        var canvas: [UInt8] = []
        for step in 0..<20 {
            for data in page.takeFrames() {
                let frame = try #require(Frame(data))
                #expect(frame.size == (400, 200) && frame.generation == 1)
                if step > 0 { #expect(frame.areas.reduce(0) { $0 + $1.width * $1.height } < 400 * 200 / 2) }
                frame.draw(on: &canvas)
                page.say(["type": "ack", "frame": frame.number])
            }
            #expect(canvas == page.host.render().packedPixels)
            slider.value = Float(step) / 20
            page.browser.turn()
        }
    }

    @Test("E1: a page that is slow skips frames, and what it gets then is the newest picture")
    func slowPage() throws {
        let page = FakePage()
        let slider = slider(on: page)
        page.browser.opened(1)
        page.browser.turn()
        for step in 1...50 {
            slider.value = Float(step) / 50
            page.browser.turn()
        }
        let first = page.takeFrames()
        #expect(first.count == 2)
        var canvas: [UInt8] = []
        for data in first { try #require(Frame(data)).draw(on: &canvas) }
        #expect(canvas != page.host.render().packedPixels)
        page.say(["type": "ack", "frame": 2])
        let rest = page.takeFrames()
        #expect(rest.count == 1)
        for data in rest { try #require(Frame(data)).draw(on: &canvas) }
        #expect(canvas == page.host.render().packedPixels)
        // One who says to have drawn what was never sent gets no more than others.
        page.say(["type": "ack", "frame": 999_999])
        #expect(page.takeFrames().isEmpty)
    }

    @Test("E1: every page gets its own frames, and one that goes leaves the others alone")
    func pages() throws {
        let page = FakePage()
        let slider = slider(on: page)
        page.browser.opened(1)
        page.browser.turn()
        page.browser.opened(2)
        page.browser.turn()
        #expect(page.takeFrames(of: 1).count == 1)
        #expect(try #require(page.takeFrames(of: 2).first.flatMap(Frame.init)).areas.first?.width == 400)
        page.browser.closed(1)
        slider.value = 1
        page.browser.turn()
        #expect(page.takeFrames(of: 1).isEmpty && page.takeFrames(of: 2).count == 1)
    }

    @Test("E2, B11: a finger on the page drags the thumb; a second one, and one that never landed, do nothing")
    func touches() {
        let page = FakePage()
        let slider = slider(on: page)
        page.browser.opened(1)
        page.browser.turn()
        page.say(["type": "touch", "phase": "moved", "finger": 9, "x": 100, "y": 50])
        #expect(slider.value == 0.5)
        page.say(["type": "touch", "phase": "began", "finger": 1, "x": 100, "y": 50])
        #expect(slider.isTracking)
        page.say(["type": "touch", "phase": "began", "finger": 2, "x": 100, "y": 50])
        page.say(["type": "touch", "phase": "moved", "finger": 2, "x": 30, "y": 50])
        #expect(slider.value == 0.5)
        page.say(["type": "touch", "phase": "moved", "finger": 1, "x": 140, "y": 50])
        #expect(slider.value > 0.7)
        page.say(["type": "touch", "phase": "ended", "finger": 1, "x": 140, "y": 50])
        #expect(!slider.isTracking)
    }

    @Test("E2, I12: a page that goes, or is no longer looked at, ends its touches", arguments: [true, false])
    func leaving(closes: Bool) {
        let page = FakePage()
        let slider = slider(on: page)
        page.browser.opened(1)
        page.browser.turn()
        page.say(["type": "touch", "phase": "began", "finger": 1, "x": 100, "y": 50])
        #expect(slider.isTracking)
        if closes { page.browser.closed(1) } else { page.say(["type": "focus", "active": false]) }
        #expect(!slider.isTracking)
    }

    @Test("B13, E2: keys of the page move the slider that a finger touched last")
    func keys() {
        let page = FakePage()
        let slider = slider(on: page)
        page.browser.opened(1)
        page.browser.turn()
        page.say(["type": "touch", "phase": "began", "finger": 1, "x": 100, "y": 50])
        page.say(["type": "touch", "phase": "ended", "finger": 1, "x": 100, "y": 50])
        let before = slider.value
        page.say(["type": "key", "key": "ArrowRight", "down": true])
        page.say(["type": "key", "key": "ArrowRight", "down": false])
        #expect(slider.value > before)
    }

    @Test("B8: the tree tells role, name, value, range and place, changes with them, and setting from there sends valueChanged")
    func tree() throws {
        let page = FakePage()
        let slider = slider(on: page)
        var sent: [Float] = []
        slider.addAction(UIAction { _ in sent.append(slider.value) }, for: .valueChanged)
        page.browser.opened(1)
        page.browser.turn()
        let element = try #require((page.messages("tree").last?["elements"] as? [[String: Any]])?.first)
        #expect(element["role"] as? String == "slider" && element["label"] as? String == "Volume" && element["value"] as? String == "50%")
        #expect(element["now"] as? Double == 0.5 && element["minimum"] as? Double == 0 && element["maximum"] as? Double == 1)
        #expect((element["frame"] as? [Double])?.prefix(1) == [20])
        let id = try #require(element["id"] as? Int)
        page.say(["type": "assist", "element": id, "action": "set", "value": 0.8])
        #expect(slider.value == 0.8 && sent == [0.8])
        let told = try #require((page.messages("tree").last?["elements"] as? [[String: Any]])?.first)
        #expect(told["id"] as? Int == id && told["now"] as? Double == 0.8 && told["value"] as? String == "80%")
        page.say(["type": "assist", "element": id, "action": "decrement"])
        #expect(abs(slider.value - 0.7) < 0.001)
        slider.isEnabled = false
        page.say(["type": "assist", "element": id, "action": "set", "value": 0.1])
        #expect(abs(slider.value - 0.7) < 0.001)
    }

    @Test("E1, B9: the inspector lists objects, shows attributes, sets one, and moves a limit along")
    func inspector() throws {
        StandardAttributes.register(in: .shared)
        let page = FakePage()
        let slider = slider(on: page)
        page.browser.opened(1)
        page.browser.turn()
        page.say(["type": "objects"])
        let list = try #require(page.messages("objects").last)
        let objects = try #require(list["objects"] as? [[String: Any]])
        let node = try #require(objects.first { $0["class"] as? String == "UISlider" }?["node"] as? Int)
        #expect(list["selected"] as? Int == node)
        page.say(["type": "attributes", "node": node])
        let attributes = try #require(page.messages("attributes").last?["attributes"] as? [[String: Any]])
        #expect(attributes.first { $0["name"] as? String == "value" }?["value"] as? String == "0.5")
        page.say(["type": "edit", "node": node, "name": "value", "text": "3"])
        #expect(slider.value == 3 && slider.maximumValue == 3)
        let answer = try #require(page.messages("edited").last)
        #expect(answer["taken"] as? Bool == true && answer["others"] as? [String] == ["maximumValue"])
        page.say(["type": "edit", "node": node, "name": "thumbTintColor", "text": "no colour"])
        #expect(page.messages("edited").last?["taken"] as? Bool == false && slider.thumbTintColor == nil)
        page.say(["type": "pick", "x": 25, "y": 50])
        #expect(page.messages("attributes").last?["node"] as? Int == node)
    }

    @Test("H2: whatever a page sends, nothing happens but an answer", arguments: [
        "", "{", "[1]", "{\"type\":\"what\"}", "{\"type\":\"touch\"}", "{\"type\":\"touch\",\"phase\":\"began\",\"finger\":1,\"x\":1e300,\"y\":-1e300}",
        "{\"type\":\"wheel\",\"dx\":1,\"dy\":1}", "{\"type\":\"key\",\"key\":\"\",\"down\":true}", "{\"type\":\"key\",\"key\":\"NoKey\",\"down\":true}",
        "{\"type\":\"assist\",\"element\":77,\"action\":\"set\",\"value\":1}", "{\"type\":\"edit\",\"node\":77,\"name\":\"alpha\",\"text\":\"0\"}",
        "{\"type\":\"edit\"}", "{\"type\":\"attributes\",\"node\":-1}", "{\"type\":\"pick\"}", "{\"type\":\"ack\",\"frame\":-5}", "{\"type\":\"hover\",\"x\":\"a\"}",
    ])
    func badMessages(text: String) {
        let page = FakePage()
        let slider = slider(on: page)
        page.browser.opened(1)
        page.browser.turn()
        page.browser.received(text, from: 1)
        page.browser.received(text, from: 42)
        #expect(slider.value == 0.5 && slider.alpha == 1 && !slider.isTracking)
    }

    @Test("H2, B13: a wheel that a script spins as fast as numbers go leaves the value within its limits")
    func wildWheel() {
        let page = FakePage()
        let slider = slider(on: page)
        page.browser.opened(1)
        page.browser.turn()
        for turn in [1e308, -1e308] { page.say(["type": "wheel", "dx": turn, "dy": turn, "x": 100, "y": 50]) }
        #expect(slider.value >= 0 && slider.value <= 1)
    }

    @Test("E1: while a screen is taken apart the last picture stays, and hands do nothing")
    func paused() {
        let page = FakePage()
        let slider = slider(on: page)
        page.browser.opened(1)
        page.browser.turn()
        page.browser.pause()
        slider.value = 1
        page.browser.turn()
        page.say(["type": "ack", "frame": 1])
        page.say(["type": "touch", "phase": "began", "finger": 1, "x": 170, "y": 50])
        #expect(page.takeFrames().count == 1 && !slider.isTracking)
        page.browser.show(page.host)
        page.browser.turn()
        #expect(page.takeFrames().count == 1)
    }

    @Test("E1: another screen takes the first one's place: its frames tell so, and pages stay")
    func reload() throws {
        let page = FakePage()
        page.browser.opened(1)
        page.browser.turn()
        let first = try #require(page.takeFrames().first.flatMap(Frame.init))
        page.say(["type": "ack", "frame": first.number])
        let other = FakePage(size: CGSize(width: 50, height: 40), scale: 1)
        page.browser.show(other.host)
        page.browser.turn()
        let frame = try #require(page.takeFrames().first.flatMap(Frame.init))
        #expect(frame.generation == 2 && frame.size == (50, 40))
    }
}

import Foundation
import Testing

@testable import SliderKitTool

/// The live page in a real browser.
@Suite(.serialized) struct LivePageTests {
    private static let storyboard = "SlideToApprove/Base.lproj/Main.storyboard"
    private static let examples = ToolRun.root + "/Examples/"

    /// The example whose slider has the corners that the story begins with.
    private func approval() throws -> LiveTool {
        try LiveTool(Self.examples + "SlideToApprove") { folder in
            let path = folder + "/" + Self.storyboard
            let text = try String(contentsOfFile: path, encoding: .utf8)
            try text.replacingOccurrences(of: "<real key=\"value\" value=\"35\"/>", with: "<real key=\"value\" value=\"20\"/>").write(toFile: path, atomically: true, encoding: .utf8)
        }
    }

    private static let isShown = "document.getElementById('waiting').hidden && document.getElementById('canvas').width > 1"

    @Test("C5, E1, B9: the corners are edited on the page, seen at once, saved, and nothing else in the file is another")
    func editsAndSaves() throws {
        let tool = try approval()
        let page = try Chromium()
        try page.open(tool.address + "#Main%2FApproval")
        #expect(try page.waits(for: Self.isShown))
        #expect(try page.waits(for: "document.querySelector('[data-name=cornerRadius] input')"))
        #expect(try page.value("document.querySelector('[data-name=cornerRadius] input').value") as? String == "20")
        // A corner of the slider: inside with a radius of 20, outside with 35.
        #expect(try page.color(160, 516) == "f0f2f0")
        try page.value(
            "(() => { const field = document.querySelector('[data-name=cornerRadius] input'); field.value = '35'; field.dispatchEvent(new Event('input')); })()")
        #expect(try page.waits(for: "document.getElementById('save').textContent.includes('1 change not saved')"))
        #expect(try page.waits(forColor: "0d545c", atX: 160, y: 516))
        let before = try tool.read(Self.storyboard)
        try page.value("document.getElementById('save-button').click()")
        #expect(try page.waits(for: "document.getElementById('save').hidden"))
        let after = try tool.read(Self.storyboard)
        #expect(after == before.replacingOccurrences(of: "<real key=\"value\" value=\"20\"/>", with: "<real key=\"value\" value=\"35\"/>"))
        #expect(after != before)
        #expect(page.complaints.isEmpty, "\(page.complaints)")
        // What was saved is loaded anew, and stays selected.
        #expect(tool.says("Main.storyboard: on the page after"))
        #expect(try page.waits(for: "document.querySelector('[data-name=cornerRadius] input')?.value === '35'"))
        #expect(try page.waits(forColor: "0d545c", atX: 160, y: 516))
    }

    @Test("E1, E2, C2, B11: in run mode the mouse drags the thumb, and the picture follows")
    func drags() throws {
        let tool = try approval()
        let page = try Chromium()
        try page.open(tool.address + "#Main%2FApproval")
        #expect(try page.waits(for: Self.isShown))
        try page.value("document.querySelector('[data-value=run]').click()")
        #expect(try page.waits(for: "document.querySelector('[data-value=run]').getAttribute('aria-pressed') === 'true'"))
        #expect(try page.waits(forColor: "ff9", atX: 170, y: 543))
        let orange = try page.color(170, 543)
        // The process of the canvas is another; the run's is there as soon as its page is.
        usleep(400_000)
        try page.drag(from: (187, 543), to: (187, 640), releases: false)
        #expect(try page.waits(forColor: "ff9", atX: 170, y: 640))
        #expect(try page.color(170, 560) != orange)
        try page.release(at: (187, 640))
        #expect(try page.waits(forColor: orange, atX: 170, y: 543))
    }

    @Test("B8: assistive tools find the sliders on the page, read name, value and range, set them, and hear of changes within a frame")
    func accessibility() throws {
        let tool = try LiveTool(Self.examples + "Volume", arguments: ["--mode", "run"])
        let page = try Chromium()
        try page.open(tool.address)
        #expect(try page.waits(for: Self.isShown))
        #expect(try page.waits(for: "document.querySelector('#elements input[type=range]')"))
        let sliders = try page.accessibleNodes(role: "slider")
        let volume = try #require(sliders.first { accessible($0, "name") == "Sound volume" })
        #expect(abs((Double(accessible(volume, "value")) ?? 0) - 0.13) < 1e-6, "\(volume)")
        #expect(try page.value("document.querySelector('#elements input[aria-label=\"Sound volume\"]').getAttribute('aria-valuetext')") as? String == "13%")
        #expect(accessible(volume, "valuemin") == "0" && accessible(volume, "valuemax") == "1")
        // As a screen reader sets it.
        let setter = "(() => { const slider = document.querySelector('#elements input[aria-label=\"Sound volume\"]'); slider.value = 0.5; slider.dispatchEvent(new Event('input')); })()"
        try page.value(setter)
        #expect(try page.waits(for: "document.querySelector('#elements input[aria-label=\"Sound volume\"]').getAttribute('aria-valuetext').includes('50')"))
        let now = try #require(try page.accessibleNodes(role: "slider").first { accessible($0, "name") == "Sound volume" })
        #expect(accessible(now, "value") == "0.5", "\(now)")
        // A frame that shows another value, and the tree that tells it, are not more than a frame apart.
        let apart = try page.value(
            """
            new Promise(done => {
              const slider = document.querySelector('#elements input[aria-label="Sound volume"]'), canvas = document.getElementById("canvas").getContext("2d");
              let drawn = 0, told = 0;
              const check = () => { if (drawn && told) done(Math.abs(drawn - told)); };
              const put = canvas.putImageData;
              canvas.putImageData = function (...all) { drawn ||= performance.now(); put.apply(this, all); check(); };
              new MutationObserver(() => { told ||= performance.now(); check(); }).observe(slider, { attributes: true });
              slider.focus();
              slider.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight" }));
              setTimeout(() => done(1e6), 5000);
            })
            """) as? Double ?? 1e6
        // A frame, and what the browser itself takes for two messages on a busy machine.
        #expect(apart < 34, "\(apart) ms")
        #expect(page.complaints.isEmpty, "\(page.complaints)")
    }

    @Test("E1, H2: an error of the compiler is on the page with file and line, the last picture stays, and the next good file takes its place")
    func compileError() throws {
        let tool = try LiveTool(ToolRun.fixtures + "/Round")
        let page = try Chromium()
        try page.open(tool.address)
        #expect(try page.waits(for: Self.isShown))
        let width = try page.value("document.getElementById('canvas').width") as? Int
        try tool.replace("RoundSlider.swift") { $0 + "\nlet wrong: Int = \"text\"\n" }
        #expect(try page.waits(for: "!document.getElementById('messages').hidden"))
        let message = try page.text(of: "#messages")
        let lines = try tool.read("RoundSlider.swift").split(separator: "\n", omittingEmptySubsequences: false).count - 1
        #expect(message.contains("It does not compile") && message.contains("RoundSlider.swift:\(lines)") && message.contains("cannot convert value"))
        #expect(try page.value("document.getElementById('canvas').width") as? Int == width)
        #expect(try page.value("document.getElementById('device').classList.contains('stale')") as? Bool == true)
        try tool.replace("RoundSlider.swift") { $0.replacingOccurrences(of: "\"text\"", with: "1") }
        #expect(try page.waits(for: "document.getElementById('messages').hidden && !document.getElementById('device').classList.contains('stale')"))
        #expect(tool.says("RoundSlider.swift, compiled in"))
    }

    @Test("E1, H2: a preview's process that ends is told on the page, the picture stays, and a click starts it again")
    func killed() throws {
        let tool = try approval()
        let page = try Chromium()
        try page.open(tool.address + "#Main%2FApproval")
        #expect(try page.waits(for: Self.isShown))
        let child = try #require(tool.children.first)
        kill(child, SIGKILL)
        #expect(try page.waits(for: "document.getElementById('messages').textContent.includes('has crashed')"))
        #expect(try page.color(187, 543).hasPrefix("ff"))
        let message = try page.text(of: "#messages")
        #expect(message.contains("ended by signal 9"), "\(message)")
        try page.value("document.getElementById('again').click()")
        #expect(try page.waits(for: "document.getElementById('messages').hidden"))
        let next = try #require(tool.children.first)
        #expect(next != child)
    }

    @Test("E1, H2: a touch that traps is told on the page with the user's file and line, and the next good file goes on")
    func trapped() throws {
        let trap = "\n\nextension RoundSlider { func trap() { fatalError(\"no more\") } }\n"
        let tool = try LiveTool(ToolRun.fixtures + "/Round") { folder in
            let path = folder + "/RoundSlider.swift"
            let text = try String(contentsOfFile: path, encoding: .utf8) + trap
            let begin = "override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {"
            try text.replacingOccurrences(of: begin, with: begin + " trap()").write(toFile: path, atomically: true, encoding: .utf8)
        }
        let page = try Chromium()
        try page.open(tool.address)
        #expect(try page.waits(for: Self.isShown))
        try page.drag(from: (20, 20), to: (60, 20), steps: 2)
        #expect(try page.waits(for: "document.getElementById('messages').textContent.includes('has crashed')"))
        let message = try page.text(of: "#messages")
        let line = try tool.read("RoundSlider.swift").split(separator: "\n", omittingEmptySubsequences: false).count - 1
        #expect(message.contains("fatal error: no more") && message.contains("RoundSlider.swift:\(line)"), "\(message)")
        #expect(try page.value("document.getElementById('canvas').width > 1") as? Bool == true)
        try tool.replace("RoundSlider.swift") { $0.replacingOccurrences(of: "{ trap()", with: "{") }
        #expect(try page.waits(for: "document.getElementById('messages').hidden"))
    }

    @Test("E1, H2: a file that another program changed meanwhile is not overwritten; whoever saves again has been told")
    func changedByHand() throws {
        let tool = try approval()
        let page = try Chromium()
        try page.open(tool.address + "#Main%2FApproval")
        #expect(try page.waits(for: "document.querySelector('[data-name=cornerRadius] input')"))
        try page.value(
            "(() => { const field = document.querySelector('[data-name=cornerRadius] input'); field.value = '35'; field.dispatchEvent(new Event('input')); })()")
        #expect(try page.waits(for: "document.getElementById('save-button')"))
        try tool.replace(Self.storyboard) { $0.replacingOccurrences(of: "Approve 296.20 €?", with: "Approve it?") }
        #expect(tool.says("Main.storyboard: on the page after"))
        let byHand = try tool.read(Self.storyboard)
        try page.value("document.getElementById('save-button').click()")
        #expect(try page.waits(for: "document.getElementById('save').textContent.includes('was changed by another program')"))
        #expect(try tool.read(Self.storyboard) == byHand)
        try page.value("document.getElementById('save-button').click()")
        #expect(try page.waits(for: "document.getElementById('save').hidden"))
        #expect(try tool.read(Self.storyboard) == byHand.replacingOccurrences(of: "<real key=\"value\" value=\"20\"/>", with: "<real key=\"value\" value=\"35\"/>"))
    }

    @Test("E1, H2: a storyboard that is broken is told with its line, the last picture stays, and mending it is all that it takes")
    func brokenStoryboard() throws {
        let tool = try approval()
        let page = try Chromium()
        try page.open(tool.address + "#Main%2FApproval")
        #expect(try page.waits(for: Self.isShown))
        let good = try page.color(170, 543)
        let whole = try tool.read(Self.storyboard)
        try tool.replace(Self.storyboard) { String($0.prefix(3000)) }
        #expect(try page.waits(for: "document.getElementById('messages').textContent.includes(\"can't be shown\")"))
        #expect(try page.text(of: "#messages").contains("Main.storyboard:"))
        #expect(try page.color(170, 543) == good && good.hasPrefix("ff9"))
        try tool.replace(Self.storyboard) { _ in whole }
        #expect(try page.waits(for: "document.getElementById('messages').hidden && !document.getElementById('device').classList.contains('stale')"))
        #expect(try page.waits(forColor: good, atX: 170, y: 543))
    }

    @Test("B4, B9: a value past a limit is shown, moves the limit, and both are saved")
    func limits() throws {
        let tool = try LiveTool(ToolRun.fixtures + "/Board") { folder in
            let path = folder + "/Dial.xib"
            let slider = """
                <?xml version="1.0" encoding="UTF-8"?>
                <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
                    <objects>
                        <slider opaque="NO" contentMode="scaleToFill" value="0.5" minValue="0.0" maxValue="1" id="sLi-de-001">
                            <rect key="frame" x="0.0" y="0.0" width="200" height="40"/>
                        </slider>
                    </objects>
                </document>

                """
            try slider.write(toFile: path, atomically: true, encoding: .utf8)
        }
        let page = try Chromium()
        try page.open(tool.address + "#Dial.xib")
        #expect(try page.waits(for: "document.querySelector('[data-name=value] input')"))
        let set = { (name: String, text: String) in
            _ = try page.value(
                "(() => { const field = document.querySelector('[data-name=\(name)] input[type=\(name.hasSuffix("Color") ? "text" : "number")]'); field.value = '\(text)'; field.dispatchEvent(new Event('input')); })()")
        }
        let before = try tool.read("Dial.xib")
        try set("value", "3")
        #expect(try page.waits(for: "document.querySelector('[data-name=maximumValue] input').value === '3'"))
        try set("thumbTintColor", "#FF0000")
        #expect(try page.waits(for: "document.getElementById('save').textContent.includes('3 changes not saved')"))
        try page.value("document.getElementById('save-button').click()")
        #expect(try page.waits(for: "document.getElementById('save').hidden"))
        let element = "<rect key=\"frame\" x=\"0.0\" y=\"0.0\" width=\"200\" height=\"40\"/>"
        let color = "            <color key=\"thumbTintColor\" red=\"1\" green=\"0.0\" blue=\"0.0\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"sRGB\"/>"
        let wanted = before.replacingOccurrences(of: "value=\"0.5\"", with: "value=\"3\"").replacingOccurrences(of: "maxValue=\"1\"", with: "maxValue=\"3\"")
            .replacingOccurrences(of: element, with: element + "\n" + color)
        #expect(try tool.read("Dial.xib") == wanted)
        #expect(page.complaints.isEmpty, "\(page.complaints)")
    }

    @Test("H2: a folder that is deleted while it is watched is told; the picture stays, and goes on when it is back")
    func deletedFolder() throws {
        let tool = try LiveTool(ToolRun.fixtures + "/Round")
        let page = try Chromium()
        try page.open(tool.address)
        #expect(try page.waits(for: Self.isShown))
        try FileManager.default.removeItem(atPath: tool.folder)
        #expect(try page.waits(for: "document.getElementById('messages').textContent.includes('The folder is gone')"))
        #expect(try page.value("document.getElementById('canvas').width > 1") as? Bool == true)
        try FileManager.default.copyItem(atPath: ToolRun.fixtures + "/Round", toPath: tool.folder)
        #expect(tool.says("is back."))
        #expect(try page.waits(for: "document.getElementById('messages').hidden"))
        try tool.replace("RoundSlider.swift") { $0 + "\nlet another = 1\n" }
        #expect(tool.says("RoundSlider.swift, compiled in"))
    }

    @Test("E1: two pages have processes of their own, switches act on one of them, and a page that goes takes its process along")
    func tabs() throws {
        let tool = try approval()
        let (first, second) = (try Chromium(), try Chromium())
        for page in [first, second] {
            try page.open(tool.address + "#Main%2FApproval")
            #expect(try page.waits(for: Self.isShown))
        }
        #expect(tool.children.count == 2)
        try second.value("document.querySelector('[data-value=dark]').click()")
        #expect(try first.waits(for: "document.querySelector('[data-value=light]').getAttribute('aria-pressed') === 'true'"))
        second.close()
        var count = 2
        for _ in 0..<300 where count != 1 {
            usleep(10_000)
            count = tool.children.count
        }
        #expect(count == 1)
    }

    @Test("E1: every variant of a preview is on the page at once")
    func variants() throws {
        let tool = try LiveTool(ToolRun.fixtures + "/Round")
        let page = try Chromium()
        try page.open(tool.address)
        #expect(try page.waits(for: Self.isShown))
        try page.value("document.querySelector('.toggle').click()")
        #expect(try page.waits(for: "document.querySelectorAll('#grid img').length === 8 && [...document.querySelectorAll('#grid img')].every(image => image.naturalWidth > 0)"))
        #expect(try page.text(of: "#grid").contains("Classic · Dark · RTL"))
        #expect(page.complaints.isEmpty, "\(page.complaints)")
    }
}

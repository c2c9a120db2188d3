import Foundation
import Testing

@testable import SliderKitTool

/// The example with an approval page, in a window, by the mouse.
@Suite(.serialized) struct DesktopTests {
    @Test("E2, C3, C6: the mouse asks for an approval, the slider returns when let go half-way, and pulled to the bottom it approves")
    func approval() throws {
        let shown = try ShownApp(ToolRun.root + "/Examples/SlideToApprove", title: "SlideToApprove", "--device", "iPhone X", "--scale", "1")
        let display = shown.display
        #expect(display.shows { $0.isDrawn(10..<365, 50..<400) })
        let form = try display.settled()
        try display.hands("mousemove", "--window", shown.window, "187", "733", "click", "1", "mousemove", "490", "880")
        #expect(display.shows { $0 != form })
        let page = try display.settled()
        // Half-way, and let go: it returns.
        try shown.drag(187, from: 543, to: 643)
        #expect(display.shows { $0 != page })
        try display.hands("mouseup", "1", "mousemove", "490", "880")
        #expect(display.shows { $0 == page })
        // To the bottom: the page leaves, and the form says that it is approved.
        try shown.drag(187, from: 543, to: 783)
        try display.hands("mouseup", "1", "mousemove", "490", "880")
        usleep(1_300_000)
        let approved = try display.settled()
        #expect(approved != page && approved != form)
        #expect(approved.differences(from: form) < 20_000, "only the word has changed: \(approved.differences(from: form))")
        try display.askToClose(shown.window)
        #expect(shown.run.status() == 0, "\(shown.run.said)")
    }
}

import Foundation
import Testing

@testable import SliderKitTool

/// An app that prints what it hears, in a window.
@Suite(.serialized) struct DesktopInputTests {
    private static let desk = ToolRun.fixtures + "/Desk"

    @Test("E2, B13: the mouse drags, the wheel turns, keys move and type, the window resizes, and focus and end are told")
    func input() throws {
        let shown = try ShownApp(Self.desk, title: "Desk", "--size", "300x200", "--scale", "1")
        let (display, run) = (shown.display, shown.run)
        #expect(run.says("active"))
        #expect(run.says("ticked"), "timers run in real time")
        #expect(run.says("from behind"), "work for the main queue wakes the app")
        // The thumb stands at 0; pulled to the middle.
        try display.hands("mousemove", "--window", shown.window, "40", "40", "mousedown", "1", "mousemove", "--window", shown.window, "150", "40")
        #expect(run.says("value "), "\(run.said)")
        try display.hands("mouseup", "1")
        #expect(run.says("lifted"), "\(run.said)")
        let dragged = try #require(run.values.last)
        #expect((40...60).contains(dragged), "\(run.said)")
        try display.hands("key", "Right")
        #expect(run.eventually { $0.values.last.map { $0 > dragged } == true }, "\(run.said)")
        let moved = try #require(run.values.last)
        try display.hands("click", "4")
        #expect(run.eventually { $0.values.last.map { $0 > moved } == true }, "\(run.said)")
        // A click puts the caret into the field.
        try display.hands("mousemove", "--window", shown.window, "60", "95", "click", "1", "type", "--delay", "20", "Ab 1")
        #expect(run.says("text Ab 1"), "\(run.said)")
        try display.hands("key", "BackSpace")
        #expect(run.eventually { $0.said.hasSuffix("text Ab \n") }, "\(run.said)")
        try display.hands("windowsize", shown.window, "420", "260")
        #expect(run.says("size 420 x 260"), "\(run.said)")
        #expect(display.shows { $0.color(410, 250) == [255, 255, 255] })
        try display.askToClose(shown.window)
        #expect(run.status() == 0, "\(run.said)")
        #expect(run.said.hasSuffix("terminated\n"), "\(run.said)")
        #expect(run.children.isEmpty)
    }

    @Test("E2: an app in which nothing happens uses no time of the processor")
    func rest() throws {
        let shown = try ShownApp(Self.desk, title: "Desk", "--size", "300x200", "--scale", "1")
        #expect(shown.run.says("from behind"))
        let child = try #require(shown.run.children.first)
        usleep(500_000)
        let before = try #require(processorTime(child))
        usleep(1_500_000)
        let used = try #require(processorTime(child)) - before
        #expect(used <= 0.05, "\(used) s of 1.5 s")
    }

    /// What a process has used of the processor, in seconds.
    private func processorTime(_ id: Int32) -> Double? {
        let text = try? String(contentsOfFile: "/proc/\(id)/stat", encoding: .utf8)
        guard let words = text?.split(separator: ")").last?.split(separator: " "), words.count > 13, let user = Double(words[11]), let system = Double(words[12])
        else { return nil }
        return (user + system) / Double(sysconf(Int32(_SC_CLK_TCK)))
    }

    @Test("E2, E9: a crash in a window is told with its file and line, and the window is gone")
    func crash() throws {
        let shown = try ShownApp(Self.desk, title: "Desk", "--size", "300x200", "--scale", "1")
        try shown.display.hands("mousemove", "--window", shown.window, "50", "160", "click", "1")
        #expect(shown.run.status(seconds: 40) == ExitCode.findings.rawValue)
        let line = try #require(shown.run.said.split(separator: "\n").last { $0.contains("sliderkit: error: AppDelegate") }, "\(shown.run.said)")
        #expect(line.contains("Desk.swift:56"), "\(line)")
        #expect(shown.run.children.isEmpty)
    }

    @Test("E2: a tool that is ended takes its window along")
    func endedTool() throws {
        let shown = try ShownApp(Self.desk, title: "Desk", "--size", "300x200", "--scale", "1")
        let children = shown.run.children
        #expect(children.count == 1)
        shown.run.stop()
        let end = Date().addingTimeInterval(10)
        while Date() < end, children.contains(where: { kill($0, 0) == 0 }) { usleep(20_000) }
        #expect(children.allSatisfy { kill($0, 0) != 0 })
    }

    @Test("E2: on Wayland the app opens, is drawn, and ends with its compositor")
    func wayland() throws {
        let wayland = try WaylandDisplay()
        let run = try DesktopRun(
            [Self.desk, "--size", "300x200"],
            environment: ["WAYLAND_DISPLAY": wayland.name, "XDG_RUNTIME_DIR": wayland.folder, "DISPLAY": "", "SDL_VIDEODRIVER": "wayland"])
        #expect(run.says("from behind"), "\(run.said)")
        // The compositor shows the app's red button somewhere.
        #expect(
            wayland.display.shows { pixels in
                (0..<pixels.height).contains { y in (0..<pixels.width).contains { pixels.color($0, y) == [255, 0, 0] } }
            }, "\(run.said)")
        wayland.stop()
        #expect(run.status() != nil, "\(run.said)")
        #expect(run.children.isEmpty)
    }

    @Test("E2: without a display the same command serves the live page")
    func page() throws {
        let run = try DesktopRun([Self.desk, "--port", "0"], environment: ["DISPLAY": "", "WAYLAND_DISPLAY": ""])
        #expect(run.says("There is no display; the app runs on a page.") && run.says("http://127.0.0.1:"), "\(run.said)")
    }

    @Test("E8: the gallery shows every slider in a window")
    func gallery() throws {
        let display = try VirtualDisplay()
        let run = try DesktopRun(command: "gallery", ["--size", "390x600", "--scale", "1"], environment: ["DISPLAY": display.name, "WAYLAND_DISPLAY": ""])
        #expect(run.says("Close the window"), "\(run.said)")
        let window = try display.hands("search", "--sync", "--onlyvisible", "--name", "^Gallery$")
        try display.hands("windowmove", "--sync", window, "0", "0")
        // Its many constraints take an engine that is built for debugging some time.
        #expect(display.shows(seconds: 60) { $0.isDrawn(20..<370, 100..<300) }, "\(run.said)")
        try display.askToClose(window)
        #expect(run.status() == 0, "\(run.said)")
    }

    @Test("E9: a display that nobody serves is told in one line, with what to do")
    func noServer() throws {
        let run = try ToolRun(["run", Self.desk], environment: ["DISPLAY": ":9797", "WAYLAND_DISPLAY": ""])
        #expect(run.status == ExitCode.setup.rawValue)
        let line = run.errors.split(separator: "\n").last ?? ""
        #expect(line.hasPrefix("sliderkit: error: no window can be opened: ") && line.contains("preview --live"), "\(run.errors)")
    }

    @Test("E2, E9: sources that don't compile open no window and are told with file and line")
    func compileError() throws {
        let folder = try ToolRun.folder("desktop-broken")
        try "import UIKit\nclass ViewController: UIViewController { let x: Int = \"\" }\n".write(toFile: folder + "/Broken.swift", atomically: true, encoding: .utf8)
        let run = try ToolRun(["run", folder], environment: ["DISPLAY": ":9797", "WAYLAND_DISPLAY": ""])
        #expect(run.status == ExitCode.compile.rawValue)
        #expect(run.errors.contains("Broken.swift:2:"), "\(run.errors)")
    }
}

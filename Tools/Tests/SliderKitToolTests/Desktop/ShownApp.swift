import Foundation

@testable import SliderKitTool

/// An app in a window of a display in memory, without a window manager, in its corner.
struct ShownApp {
    let display: VirtualDisplay
    let run: DesktopRun
    /// What X calls the window.
    let window: String

    init(_ source: String, title: String, _ arguments: String...) throws {
        display = try VirtualDisplay()
        run = try DesktopRun([source] + arguments, environment: ["DISPLAY": display.name, "WAYLAND_DISPLAY": ""])
        guard run.says("Close the window") else { throw DesktopFailure("the app did not start: \(run.said)") }
        window = try display.hands("search", "--sync", "--onlyvisible", "--name", "^\(title)$").split(separator: "\n").first.map(String.init) ?? ""
        guard !window.isEmpty else { throw DesktopFailure("there is no window: \(run.said)") }
        try display.hands("windowmove", "--sync", window, "0", "0")
        try display.hands("windowfocus", "--sync", window)
        // The display shows the mouse's pointer too: outside of the window it hides nothing.
        try display.hands("mousemove", "490", "880")
    }

    /// Pulls what is under the mouse along a line, in steps as a hand does; the button stays down.
    func drag(_ x: Int, from start: Int, to end: Int) throws {
        try display.hands("mousemove", "--window", window, "\(x)", "\(start)", "mousedown", "1")
        for step in 1...12 { try display.hands("mousemove", "--window", window, "\(x)", "\(start + (end - start) * step / 12)") }
    }
}

extension DesktopRun {
    /// The numbers behind "value" that the app printed.
    var values: [Int] { said.split(separator: "\n").filter { $0.hasPrefix("value ") }.compactMap { Int($0.dropFirst(6)) } }

    /// Waits until something is true.
    func eventually(seconds: Double = 10, _ condition: (DesktopRun) -> Bool) -> Bool {
        let end = Date().addingTimeInterval(seconds)
        while Date() < end {
            if condition(self) { return true }
            usleep(10_000)
        }
        return condition(self)
    }
}

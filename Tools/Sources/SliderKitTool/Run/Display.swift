import Foundation

/// The one place that decides between a window and a page.
enum Display {
    /// Whether the environment names a display to open windows on.
    static var isThere: Bool {
        let environment = ProcessInfo.processInfo.environment
        return ["WAYLAND_DISPLAY", "DISPLAY"].contains { !(environment[$0] ?? "").isEmpty }
    }
}

import Foundation

/// A Wayland compositor inside a display in memory; it ends with the object.
///
/// It has a keyboard and a mouse, which a compositor without any display hasn't: SDL 2.26 doesn't start there.
final class WaylandDisplay: @unchecked Sendable {
    /// What WAYLAND_DISPLAY and XDG_RUNTIME_DIR are to be.
    let name = "sliderkit-tests"
    let folder: String
    let display: VirtualDisplay
    private let compositor = Process()

    init() throws {
        display = try VirtualDisplay(width: 800, height: 600)
        // The path of a socket may not be long.
        folder = "/tmp/sliderkit-wayland-\(getpid())-\(UInt16.random(in: 0 ... .max))"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        compositor.executableURL = URL(fileURLWithPath: try VirtualDisplay.program("weston", package: "weston"))
        compositor.arguments = ["--backend=x11-backend.so", "--use-pixman", "--socket=\(name)", "--idle-time=0", "--no-config", "--width=800", "--height=600"]
        compositor.environment = ProcessInfo.processInfo.environment.merging(["XDG_RUNTIME_DIR": folder, "DISPLAY": display.name]) { $1 }
        compositor.standardOutput = FileHandle.nullDevice
        compositor.standardError = FileHandle.nullDevice
        compositor.standardInput = FileHandle.nullDevice
        try compositor.run()
        let end = Date().addingTimeInterval(10)
        while !FileManager.default.fileExists(atPath: "\(folder)/\(name)") {
            guard compositor.isRunning, Date() < end else { throw DesktopFailure("weston did not start") }
            usleep(10_000)
        }
    }

    deinit {
        stop()
        try? FileManager.default.removeItem(atPath: folder)
    }

    func stop() { compositor.end() }
}

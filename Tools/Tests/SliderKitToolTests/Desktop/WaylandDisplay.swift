import Foundation

/// A Wayland compositor without an output that anybody sees; it ends with the object.
final class WaylandDisplay: @unchecked Sendable {
    /// What WAYLAND_DISPLAY and XDG_RUNTIME_DIR are to be.
    let name = "sliderkit-tests"
    let folder: String
    private let compositor = Process()

    init() throws {
        // The path of a socket may not be long.
        folder = "/tmp/sliderkit-wayland-\(getpid())-\(UInt16.random(in: 0 ... .max))"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        compositor.executableURL = URL(fileURLWithPath: try VirtualDisplay.program("weston", package: "weston"))
        compositor.arguments = ["--backend=headless-backend.so", "--socket=\(name)", "--idle-time=0", "--no-config", "--width=800", "--height=600"]
        compositor.environment = ProcessInfo.processInfo.environment.merging(["XDG_RUNTIME_DIR": folder]) { $1 }
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

    func stop() {
        guard compositor.isRunning else { return }
        compositor.terminate()
        compositor.waitUntilExit()
    }
}

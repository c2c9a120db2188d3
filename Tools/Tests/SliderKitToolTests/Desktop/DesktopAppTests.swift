import Foundation
import Testing

@testable import SliderKitTool

/// Programs that are written for Linux's desktops, compiled by the plain compiler.
@Suite(.serialized) struct DesktopAppTests {
    @Test("E2: an app for Linux is one line of main.swift, or its delegate is the program's main", arguments: ["main.swift", "@main"])
    func program(_ way: String) throws {
        let folder = try ToolRun.folder("linux-app-\(way)")
        var delegate = try String(contentsOfFile: ToolRun.fixtures + "/LinuxApp/AppDelegate.swift", encoding: .utf8)
        if way == "@main" {
            delegate = delegate.replacingOccurrences(of: "final class", with: "@main final class")
        } else {
            try "import DesktopHost\nimport UIKit\n\nDesktopApp.run(AppDelegate(), title: \"Linux\", size: CGSize(width: 300, height: 80), scale: 1)\n"
                .write(toFile: folder + "/main.swift", atomically: true, encoding: .utf8)
        }
        try delegate.write(toFile: folder + "/AppDelegate.swift", atomically: true, encoding: .utf8)
        let program = try compile(folder, isLibrary: way == "@main")
        let display = try VirtualDisplay()
        let process = Process()
        let output = Pipe()
        process.executableURL = URL(fileURLWithPath: program)
        process.environment = ProcessInfo.processInfo.environment.merging(["DISPLAY": display.name, "WAYLAND_DISPLAY": ""]) { $1 }
        process.standardOutput = output
        try process.run()
        defer { process.end() }
        let title = way == "@main" ? "program" : "Linux"
        let window = try display.hands("search", "--sync", "--onlyvisible", "--name", "^\(title)$")
        try display.hands("windowmove", "--sync", window, "0", "0")
        #expect(display.shows { $0.isDrawn(20..<280, 38..<42) })
        try display.hands("mousemove", "--window", window, "40", "40", "mousedown", "1", "mousemove", "--window", window, "150", "40", "mouseup", "1")
        usleep(200_000)
        try display.askToClose(window)
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
        #expect(text.contains("moved") && text.hasSuffix("terminated\n"), "\(text)")
    }

    @Test("E9: without a display such a program says so in a line and ends with 1")
    func noDisplay() throws {
        let folder = try ToolRun.folder("linux-app-blind")
        let delegate = try String(contentsOfFile: ToolRun.fixtures + "/LinuxApp/AppDelegate.swift", encoding: .utf8)
        try delegate.replacingOccurrences(of: "final class", with: "@main final class").write(toFile: folder + "/App.swift", atomically: true, encoding: .utf8)
        let program = try compile(folder, isLibrary: true)
        let process = Process()
        let errors = Pipe()
        process.executableURL = URL(fileURLWithPath: program)
        process.environment = ProcessInfo.processInfo.environment.filter { !["DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER"].contains($0.key) }
        process.standardError = errors
        try process.run()
        let text = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        #expect(process.terminationStatus == 1)
        #expect(text == "there is no display: neither WAYLAND_DISPLAY nor DISPLAY is set\n")
    }

    private func compile(_ folder: String, isLibrary: Bool) throws -> String {
        let engine = try Engine.locate()
        let files = try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0.hasSuffix(".swift") }.map { "\(folder)/\($0)" }
        let program = folder + "/program"
        let compiler = try VirtualDisplay.program("swiftc", package: "a Swift toolchain")
        let outcome = try Subprocess(
            executable: compiler,
            arguments: ["-swift-version", "6", "-warnings-as-errors", "-I", engine.modules, "-L", engine.folder, "-lSliderKitEngine", "-Xlinker", "-rpath", "-Xlinker", engine.folder, "-o", program]
                + (isLibrary ? ["-parse-as-library"] : []) + (try CModules.flags(engine)) + files
        ).run(log: folder + "/log")
        guard outcome.status == 0 else { throw DesktopFailure(outcome.output) }
        return program
    }
}

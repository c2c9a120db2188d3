import Foundation

@testable import SliderKitTool

/// A display of X11 in memory, whose pixels can be read; its server ends with the object.
final class VirtualDisplay: @unchecked Sendable {
    /// What DISPLAY is to be.
    let name: String
    private let server = Process()
    private let folder: String

    struct Pixels: Equatable {
        let width: Int
        let height: Int
        let bytesPerRow: Int
        let bytes: [UInt8]

        /// Red, green and blue of a pixel.
        func color(_ x: Int, _ y: Int) -> [UInt8] {
            let start = y * bytesPerRow + x * 4
            return [bytes[start + 2], bytes[start + 1], bytes[start]]
        }

        /// How many bytes are others.
        func differences(from other: Pixels) -> Int { zip(bytes, other.bytes).reduce(0) { $0 + ($1.0 == $1.1 ? 0 : 1) } }

        /// Whether an area has more than one colour.
        func isDrawn(_ x: Range<Int>, _ y: Range<Int>) -> Bool {
            let first = color(x.lowerBound, y.lowerBound)
            return y.contains { row in x.contains { color($0, row) != first } }
        }
    }

    init(width: Int = 500, height: Int = 900) throws {
        folder = try ToolRun.folder("display-\(UUID().uuidString)")
        let said = Pipe()
        server.executableURL = URL(fileURLWithPath: try VirtualDisplay.program("Xvfb", package: "xvfb"))
        // The server picks a free number and tells it.
        server.arguments = ["-displayfd", "1", "-screen", "0", "\(width)x\(height)x24", "-fbdir", folder, "-nolisten", "tcp", "-noreset"]
        server.standardOutput = said
        server.standardError = FileHandle.nullDevice
        server.standardInput = FileHandle.nullDevice
        try server.run()
        var number = ""
        while !number.hasSuffix("\n") {
            let data = said.fileHandleForReading.availableData
            guard !data.isEmpty else { throw DesktopFailure("Xvfb did not start") }
            number += String(decoding: data, as: UTF8.self)
        }
        name = ":" + number.trimmingCharacters(in: .whitespacesAndNewlines)
    }

    deinit { stop() }

    func stop() {
        server.end()
        // What it would have taken away itself.
        unlink("/tmp/.X\(name.dropFirst())-lock")
        unlink("/tmp/.X11-unix/X\(name.dropFirst())")
    }

    static func program(_ name: String, package: String) throws -> String {
        guard let path = Subprocess.find(name) else { throw DesktopFailure("there is no \(name) in PATH; install it: apt-get install \(package)") }
        return path
    }

    /// The whole display, from the file that the server keeps it in (X's window dump format).
    func pixels() throws -> Pixels {
        guard let data = FileManager.default.contents(atPath: folder + "/Xvfb_screen0"), data.count > 100 else { throw DesktopFailure("Xvfb shows nothing") }
        let bytes = [UInt8](data)
        func word(_ index: Int) -> Int { bytes[index * 4..<index * 4 + 4].reduce(0) { $0 << 8 | Int($1) } }
        let start = word(0) + word(19) * 12
        return Pixels(width: word(4), height: word(5), bytesPerRow: word(12), bytes: Array(bytes[start...]))
    }

    /// Waits until the pixels are as wanted.
    func shows(seconds: Double = 15, _ condition: (Pixels) -> Bool) -> Bool {
        let end = Date().addingTimeInterval(seconds)
        while Date() < end {
            if let pixels = try? pixels(), condition(pixels) { return true }
            usleep(10_000)
        }
        return false
    }

    /// The pixels when they have stayed the same for a third of a second.
    func settled() throws -> Pixels {
        var last = try pixels()
        var same = 0
        for _ in 0..<200 {
            usleep(50_000)
            let next = try pixels()
            same = next == last ? same + 1 : 0
            if same == 7 { return next }
            last = next
        }
        throw DesktopFailure("the picture never rests")
    }

    /// Moves, presses and types as a user's hands do; answers what the program wrote.
    @discardableResult
    func hands(_ words: String...) throws -> String {
        let output = Pipe()
        let process = Process()
        process.executableURL = URL(fileURLWithPath: try VirtualDisplay.program("xdotool", package: "xdotool"))
        process.arguments = words
        process.environment = ProcessInfo.processInfo.environment.merging(["DISPLAY": name]) { $1 }
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return text.trimmingCharacters(in: .whitespacesAndNewlines)
    }
}

/// Why a test of windows can't go on.
struct DesktopFailure: Error, CustomStringConvertible {
    let description: String
    init(_ description: String) { self.description = description }
}

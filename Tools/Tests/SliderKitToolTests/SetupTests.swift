import Foundation
import Testing

/// The installation of Debian packages, against a `dpkg-query` and an `apt-get` that only say what they were asked.
struct SetupTests {
    private struct Outcome {
        var status: Int32
        var errors: String
        /// The calls of apt-get, one a line.
        var calls: String
    }

    /// - Parameter missing: A word for the shell's `case`: the packages that dpkg-query does not know.
    private func install(missing: String, aptFails: Bool = false) throws -> Outcome {
        let folder = try ToolRun.folder("setup-\(UUID().uuidString)")
        try write(
            "#!/bin/sh\nfor package; do :; done\ncase $package in \(missing)) exit 1;; *) printf installed;; esac\n", to: folder + "/dpkg-query")
        try write("#!/bin/sh\necho \"$*\" >> \(folder)/calls\nexit \(aptFails ? 100 : 0)\n", to: folder + "/apt-get")
        // Whoever runs the tests: with or without root's rights.
        try write("#!/bin/sh\nexec \"$@\"\n", to: folder + "/sudo")
        let process = Process()
        let errors = Pipe()
        process.executableURL = URL(fileURLWithPath: "/bin/bash")
        process.arguments = ["-euo", "pipefail", "-c", "source '\(ToolRun.root)/Tools/Scripts/setup.bash'; install_packages; echo went on >&2"]
        process.environment = ProcessInfo.processInfo.environment.merging(["PATH": "\(folder):" + (ProcessInfo.processInfo.environment["PATH"] ?? "")]) { $1 }
        process.standardError = errors
        try process.run()
        let text = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        let calls = FileManager.default.contents(atPath: folder + "/calls").map { String(decoding: $0, as: UTF8.self) } ?? ""
        return Outcome(status: process.terminationStatus, errors: text, calls: calls)
    }

    private func write(_ text: String, to path: String) throws {
        try text.write(toFile: path, atomically: true, encoding: .utf8)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
    }

    @Test("E9, H4: with every package there nothing is installed and nothing said")
    func complete() throws {
        let outcome = try install(missing: "none")
        #expect(outcome.status == 0 && outcome.errors == "went on\n" && outcome.calls.isEmpty)
    }

    @Test("E9, H4: packages that are missing, and only these, are installed, and this is said")
    func missing() throws {
        let outcome = try install(missing: "libpng-dev|fonts-inter")
        #expect(outcome.status == 0)
        #expect(outcome.errors == "sliderkit: Installing libpng-dev fonts-inter …\nwent on\n")
        #expect(outcome.calls == "update -qq\ninstall -y -qq --no-install-recommends libpng-dev fonts-inter\n")
    }

    @Test("E9: when that fails, one line says what to do, and nothing goes on")
    func fails() throws {
        let outcome = try install(missing: "libpng-dev", aptFails: true)
        #expect(outcome.status == 5)
        #expect(outcome.errors == "sliderkit: Installing libpng-dev …\nsliderkit: error: apt-get update failed; check the network and try again\n")
    }
}

import Foundation
import LoopbackServer
import RunnerProtocol

/// Serves the page until the tool is told to end: what `preview --live` does, and `run` where there is no display.
enum LivePreview {
    /// The port that is tried first. (choice)
    private static let firstPort = 8437

    /// - Parameters:
    ///   - path: what the user named.
    ///   - mode: how the page begins.
    static func run(_ arguments: Arguments, path: String, mode: RunnerRequest.Mode) throws -> ExitCode {
        let server = try LiveServer(arguments, path: absolute(path), port: try port(arguments.value("--port")), mode: mode)
        Console.print(server.address)
        Console.note("Open this address in a browser on this machine. Control-C ends.")
        waitForEnd()
        server.stop()
        return .success
    }

    private static func port(_ text: String?) throws -> LoopbackServer.Port {
        guard let text else { return .from(firstPort) }
        guard let number = Int(text), (0...65_535).contains(number) else {
            throw ToolError.usage("'\(text)' is no port; write a number from 1024 to 65535, or 0 for any that is free")
        }
        return number == 0 ? .any : .exactly(number)
    }

    private static func waitForEnd() {
        let end = DispatchSemaphore(value: 0)
        let sources = [SIGINT, SIGTERM, SIGHUP].map { number in
            signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
            source.setEventHandler { end.signal() }
            source.resume()
            return source
        }
        // A child that is gone must not take the tool along.
        signal(SIGPIPE, SIG_IGN)
        end.wait()
        for source in sources { source.cancel() }
    }
}

import Foundation

@testable import SliderKitTool

/// A page in Debian's Chromium, driven over its DevTools.
final class Chromium: @unchecked Sendable {
    private let process = Process()
    private let folder: String
    private let socket: WebSocketClient
    private let lock = NSCondition()
    private var answers: [Int: [String: Any]] = [:]
    private var lastID = 0
    /// What the page's scripts complained about.
    private var complaintList: [String] = []

    var complaints: [String] { lock.withLock { complaintList } }

    static var path: String? { Subprocess.find("chromium") ?? Subprocess.find("chromium-browser") ?? Subprocess.find("google-chrome") }

    /// Starts a browser with one empty page.
    init(width: Int = 1280, height: Int = 900) throws {
        guard let path = Chromium.path else { throw WebSocketClient.Failure(description: "there is no chromium; ./test installs it") }
        folder = NSTemporaryDirectory() + "sliderkit-chromium-\(UUID().uuidString)"
        let errors = Pipe()
        process.executableURL = URL(fileURLWithPath: path)
        process.arguments = [
            "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--no-first-run", "--disable-extensions",
            "--disable-background-networking", "--force-renderer-accessibility", "--remote-debugging-port=0", "--user-data-dir=\(folder)",
            "--window-size=\(width),\(height)", "about:blank",
        ]
        process.standardError = errors
        process.standardOutput = FileHandle.nullDevice
        process.standardInput = FileHandle.nullDevice
        try process.run()
        // One that can't be used must not be left behind.
        let place: (port: Int, path: String)
        do {
            place = try Chromium.place(in: folder, process)
            socket = try WebSocketClient(port: place.port, path: try Chromium.page(place))
        } catch {
            kill(process.processIdentifier, SIGKILL)
            throw error
        }
        // What it writes on must not fill the pipe.
        errors.fileHandleForReading.readabilityHandler = { if $0.availableData.isEmpty { $0.readabilityHandler = nil } }
        let thread = Thread { [weak self, socket] in
            while let message = socket.receive() { self?.heard(message) }
        }
        thread.start()
        for domain in ["Runtime", "Page", "Log", "Accessibility"] { _ = try call("\(domain).enable") }
        _ = try call(
            "Emulation.setDeviceMetricsOverride", ["width": width, "height": height, "deviceScaleFactor": 1, "mobile": false])
    }

    deinit { close() }

    func close() {
        socket.close()
        guard process.isRunning else { return }
        kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
        try? FileManager.default.removeItem(atPath: folder)
    }

    /// It writes its port, and the path of the browser's own socket, into a file as soon as it listens.
    private static func place(in folder: String, _ process: Process) throws -> (port: Int, path: String) {
        for _ in 0..<2000 where process.isRunning {
            let text = FileManager.default.contents(atPath: folder + "/DevToolsActivePort").map { String(decoding: $0, as: UTF8.self) } ?? ""
            let lines = text.split(separator: "\n")
            if lines.count >= 2, let port = Int(lines[0]) { return (port, String(lines[1])) }
            usleep(10_000)
        }
        throw WebSocketClient.Failure(description: "Chromium did not start")
    }

    /// The path of the page's own socket, which the browser's socket tells.
    private static func page(_ place: (port: Int, path: String)) throws -> String {
        let browser = try WebSocketClient(port: place.port, path: place.path)
        for _ in 0..<500 {
            browser.send("{\"id\":1,\"method\":\"Target.getTargets\"}")
            guard let message = browser.receive(), let object = (try? JSONSerialization.jsonObject(with: Data(message))) as? [String: Any] else { break }
            let targets = (object["result"] as? [String: Any])?["targetInfos"] as? [[String: Any]] ?? []
            if let id = targets.first(where: { $0["type"] as? String == "page" })?["targetId"] as? String { return "/devtools/page/\(id)" }
            usleep(10_000)
        }
        throw WebSocketClient.Failure(description: "Chromium has no page")
    }

    private func heard(_ message: [UInt8]) {
        guard let object = (try? JSONSerialization.jsonObject(with: Data(message))) as? [String: Any] else { return }
        lock.withLock {
            if let id = object["id"] as? Int {
                answers[id] = object
                lock.broadcast()
            } else if let method = object["method"] as? String, ["Runtime.exceptionThrown", "Log.entryAdded"].contains(method) {
                let text = "\(object["params"] ?? "")"
                // A program that was ended on purpose leaves a connection behind; advice is no complaint.
                if !text.contains("ERR_CONNECTION"), !text.contains("willReadFrequently") { complaintList.append(text) }
            }
        }
    }

    // MARK: Talking

    /// Calls a method of the protocol.
    @discardableResult
    func call(_ method: String, _ parameters: [String: Any] = [:]) throws -> [String: Any] {
        let id = lock.withLock { () -> Int in
            lastID += 1
            return lastID
        }
        let data = try JSONSerialization.data(withJSONObject: ["id": id, "method": method, "params": parameters])
        socket.send(String(decoding: data, as: UTF8.self))
        lock.lock()
        defer { lock.unlock() }
        let end = Date().addingTimeInterval(15)
        while answers[id] == nil {
            guard lock.wait(until: end) else { throw WebSocketClient.Failure(description: "Chromium does not answer \(method)") }
        }
        let answer = answers.removeValue(forKey: id) ?? [:]
        if let error = answer["error"] { throw WebSocketClient.Failure(description: "\(method): \(error)") }
        return answer["result"] as? [String: Any] ?? [:]
    }

    /// The value of a JavaScript expression.
    @discardableResult
    func value(_ expression: String) throws -> Any? {
        let result = try call("Runtime.evaluate", ["expression": expression, "awaitPromise": true, "returnByValue": true])
        if let exception = result["exceptionDetails"] { throw WebSocketClient.Failure(description: "\(expression): \(exception)") }
        return (result["result"] as? [String: Any])?["value"]
    }

    /// Waits until a JavaScript expression is true.
    func waits(for expression: String, seconds: Double = 15) throws -> Bool {
        let end = Date().addingTimeInterval(seconds)
        while Date() < end {
            // What it asks for may not be there yet.
            if try value("(() => { try { return Boolean(\(expression)) } catch { return false } })()") as? Bool == true { return true }
            usleep(15_000)
        }
        return false
    }

    func text(of selector: String) throws -> String { try value("document.querySelector(\"\(selector)\")?.textContent ?? ''") as? String ?? "" }

    func open(_ address: String) throws { try call("Page.navigate", ["url": address]) }

    /// A picture of the page, for people who look after a test that failed.
    func screenshot(to path: String) throws {
        let text = try call("Page.captureScreenshot", ["format": "png"])["data"] as? String ?? ""
        try Data(base64Encoded: text)?.write(to: URL(fileURLWithPath: path))
    }

    // MARK: Hands

    /// A point of the preview, in points of its screen, as one of the page.
    func point(_ x: Double, _ y: Double) throws -> (x: Double, y: Double) {
        let text = try value(
            """
            (() => { const canvas = document.getElementById("canvas"), box = canvas.getBoundingClientRect();
            const size = document.querySelectorAll(".size input"), width = Number(size[0].value || size[0].placeholder);
            return [box.left, box.top, box.width / width].join(" "); })()
            """) as? String ?? ""
        let numbers = text.split(separator: " ").compactMap { Double($0) }
        guard numbers.count == 3 else { throw WebSocketClient.Failure(description: "the page shows no preview") }
        return (numbers[0] + x * numbers[2], numbers[1] + y * numbers[2])
    }

    func mouse(_ type: String, at point: (x: Double, y: Double), isDown: Bool) throws {
        try call(
            "Input.dispatchMouseEvent",
            ["type": type, "x": point.x, "y": point.y, "button": isDown || type != "mouseMoved" ? "left" : "none", "buttons": isDown ? 1 : 0, "clickCount": 1])
    }

    /// Presses at the first point, moves to the last in steps, and releases if wanted.
    func drag(from start: (Double, Double), to end: (Double, Double), steps: Int = 12, releases: Bool = true) throws {
        let (from, to) = (try point(start.0, start.1), try point(end.0, end.1))
        try mouse("mouseMoved", at: from, isDown: false)
        try mouse("mousePressed", at: from, isDown: true)
        for step in 1...steps {
            let part = Double(step) / Double(steps)
            try mouse("mouseMoved", at: (from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part), isDown: true)
            usleep(17_000)
        }
        if releases { try mouse("mouseReleased", at: to, isDown: false) }
    }

    func release(at end: (Double, Double)) throws { try mouse("mouseReleased", at: try point(end.0, end.1), isDown: false) }

    func key(_ name: String) throws {
        for type in ["rawKeyDown", "keyUp"] { try call("Input.dispatchKeyEvent", ["type": type, "key": name, "code": name]) }
    }

    /// The colour that the preview has at a point of its screen, as `rrggbb`.
    func color(_ x: Double, _ y: Double) throws -> String {
        try value(
            """
            (() => { const canvas = document.getElementById("canvas"), size = document.querySelectorAll(".size input");
            const scale = canvas.width / Number(size[0].value || size[0].placeholder);
            return [...canvas.getContext("2d").getImageData(\(x) * scale, \(y) * scale, 1, 1).data].slice(0, 3).map(v => v.toString(16).padStart(2, "0")).join(""); })()
            """) as? String ?? ""
    }

    /// Waits until the preview has a colour that begins so at a point of its screen.
    func waits(forColor color: String, atX x: Double, y: Double, seconds: Double = 5) throws -> Bool {
        let end = Date().addingTimeInterval(seconds)
        while Date() < end {
            if try self.color(x, y).hasPrefix(color) { return true }
            usleep(10_000)
        }
        return false
    }

    /// Chromium's accessibility tree: what assistive tools are told.
    func accessibleNodes(role: String) throws -> [[String: Any]] {
        let nodes = try call("Accessibility.getFullAXTree")["nodes"] as? [[String: Any]] ?? []
        return nodes.filter { ($0["role"] as? [String: Any])?["value"] as? String == role }
    }
}

/// One property of a node of Chromium's accessibility tree.
func accessible(_ node: [String: Any], _ name: String) -> String {
    if let value = (node[name] as? [String: Any])?["value"] { return "\(value)" }
    let properties = node["properties"] as? [[String: Any]] ?? []
    let property = properties.first { $0["name"] as? String == name }
    return ((property?["value"] as? [String: Any])?["value"]).map { "\($0)" } ?? ""
}

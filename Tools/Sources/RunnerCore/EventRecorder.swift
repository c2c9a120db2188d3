import Foundation
@_spi(SliderKit) import HeadlessHost
@_spi(SliderKit) import UIKit
@_spi(SliderKit) import UIKitTesting

/// Writes down the events of every control in a window, also of those that come later, and what is spoken.
@MainActor final class EventRecorder {
    private(set) var lines: [String] = []
    private let window: UIWindow
    private let host: HeadlessHost
    private var logs: [ObjectIdentifier: EventLog] = [:]

    init(window: UIWindow, host: HeadlessHost) {
        self.window = window
        self.host = host
        host.onStep = { [unowned self] in listen(to: self.window) }
        host.onSpeech = { [unowned self] in note(spoken: $0) }
        listen(to: window)
    }

    var count: Int { lines.count }
    /// One JSON object a line.
    var text: String { lines.map { $0 + "\n" }.joined() }

    /// Listens to controls that are new.
    func listen(to view: UIView) {
        if let control = view as? UIControl, logs[ObjectIdentifier(control)]?.control !== control {
            let log = EventLog(control)
            log.onEntry = { [unowned self, unowned control] in note($0, control) }
            logs[ObjectIdentifier(control)] = log
        }
        for subview in view.subviews { listen(to: subview) }
    }

    private func note(_ entry: EventLog.Entry, _ control: UIControl) {
        let name = [control.accessibilityIdentifier, control.accessibilityLabel].compactMap { $0 }.first { !$0.isEmpty }
        var fields = [
            "\"time\": \(EventRecorder.number(host.elapsed, digits: 4))",
            "\"control\": \(EventRecorder.quoted(name ?? String(describing: type(of: control))))",
            "\"event\": \"\(entry.event)\"",
        ]
        if let value = entry.value { fields.append("\"value\": \(EventRecorder.number(Double(value), digits: 6))") }
        lines.append("{\(fields.joined(separator: ", "))}")
    }

    private func note(spoken text: String) {
        lines.append("{\"time\": \(EventRecorder.number(host.elapsed, digits: 4)), \"spoken\": \(EventRecorder.quoted(text))}")
    }

    /// A JSON number with so many decimals at most, whatever the locale.
    private static func number(_ value: Double, digits: Int) -> String {
        guard value.isFinite else { return "null" }
        var text = String(format: "%.\(digits)f", value)
        while text.hasSuffix("0") { text.removeLast() }
        if text.hasSuffix(".") { text.removeLast() }
        return text == "-0" ? "0" : text
    }

    private static func quoted(_ text: String) -> String {
        let data = try? JSONEncoder().encode(text)
        return data.map { String(decoding: $0, as: UTF8.self) } ?? "\"\""
    }
}

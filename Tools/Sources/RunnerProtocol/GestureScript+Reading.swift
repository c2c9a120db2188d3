import Foundation

extension GestureScript {
    /// Seconds that one step may take at most.
    static let longestStep = 3600.0
    /// Steps that a script may have at most.
    static let mostSteps = 100_000
    /// Notches that a wheel turns in one step at most.
    static let mostNotches = 1000.0
    static let kinds = ["wait", "tap", "drag", "adjust", "key", "wheel", "focus", "increment", "decrement", "release", "cancel", "capture"]

    /// Reads a script and checks all that can be checked without the app.
    /// - Throws: ``ScriptError``, naming the step, what is wrong and what to do.
    public init(json: Data) throws {
        let object: Any
        do {
            object = try JSONSerialization.jsonObject(with: json)
        } catch {
            throw ScriptError("the script is not valid JSON (\(GestureScript.reason(error))); write {\"steps\": [{\"wait\": 0.5}, …]}")
        }
        guard let script = object as? [String: Any] else {
            throw ScriptError("the script is not a JSON object; write {\"device\": \"iPhone X\", \"steps\": […]}")
        }
        for key in script.keys.sorted() where !["device", "steps"].contains(key) {
            throw ScriptError("unknown key \"\(key)\" beside \"steps\"; use \"device\" and \"steps\"")
        }
        if let value = script["device"] {
            guard let name = value as? String else {
                throw ScriptError("\"device\" is not a string; write a name such as \"iPhone X\"")
            }
            device = name
        }
        guard let list = script["steps"] as? [Any] else {
            throw ScriptError("\"steps\" is missing or not a list; write \"steps\": [{\"wait\": 0.5}, …]")
        }
        guard list.count <= GestureScript.mostSteps else {
            throw ScriptError("\(list.count) steps are too many; use at most \(GestureScript.mostSteps)")
        }
        steps = []
        var state = ScriptState()
        for (index, value) in list.enumerated() {
            var reader = try StepReader(value, number: index + 1)
            let step = try reader.step()
            try reader.finish()
            try reader.check(step, &state)
            steps.append(step)
        }
    }

    private static func reason(_ error: Error) -> String {
        let text = (error as NSError).userInfo["NSDebugDescription"] as? String ?? error.localizedDescription
        return text.trimmingCharacters(in: CharacterSet(charactersIn: ". \n"))
    }
}

/// What the steps before leave behind, as far as that can be known without the app.
private struct ScriptState {
    var fingerIsDown = false
    var hasFocus = false
    var captures: Set<String> = []
}

/// Reads one step, and remembers which keys it looked at.
private struct StepReader {
    let number: Int
    let object: [String: Any]
    var used: Set<String> = []
    let kind: String

    init(_ value: Any, number: Int) throws {
        self.number = number
        guard let object = value as? [String: Any] else {
            throw ScriptError(step: number, "it is not an object; write one such as {\"wait\": 0.5}")
        }
        self.object = object
        let kinds = GestureScript.kinds.filter { object[$0] != nil }
        // `release` is a step of its own, and an option of `drag` and `adjust`.
        let main = kinds.count > 1 ? kinds.filter { $0 != "release" } : kinds
        guard let kind = main.first else {
            let key = object.keys.sorted().first
            let what = key.map { "unknown key \"\($0)\"" } ?? "it is empty"
            throw ScriptError(step: number, "\(what); use one of \(GestureScript.kinds.joined(separator: ", "))")
        }
        guard main.count == 1 else {
            throw ScriptError(step: number, "it has both \"\(main[0])\" and \"\(main[1])\"; make two steps of it")
        }
        self.kind = kind
    }

    mutating func step() throws -> GestureScript.Step {
        switch kind {
        case "wait": return .wait(try seconds("wait", default: 0))
        case "tap": return .tap(try place(take("tap"), of: "tap"))
        case "drag": return try drag()
        case "adjust": return try adjust()
        case "key": return .key(try keyName())
        case "wheel": return try wheel()
        case "focus": return .focus(try focusName())
        case "capture": return .capture(try captureName())
        default:
            guard flagIsTrue(take(kind)) else {
                throw ScriptError(step: number, "\"\(kind)\" is not true; write {\"\(kind)\": true}")
            }
            switch kind {
            case "increment": return .increment
            case "decrement": return .decrement
            case "release": return .release
            default: return .cancel
            }
        }
    }

    private mutating func drag() throws -> GestureScript.Step {
        guard let ends = take("drag") as? [Any], ends.count == 2 else {
            throw ScriptError(
                step: number, "\"drag\" is not a list of two places; write {\"drag\": [[20, 140], [200, 140]]} or use names")
        }
        return .drag(
            from: try place(ends[0], of: "drag"), to: try place(ends[1], of: "drag"),
            duration: try seconds("duration", default: 0.5), hold: try seconds("hold", default: 0),
            release: try flag("release", default: true))
    }

    private mutating func adjust() throws -> GestureScript.Step {
        guard let name = take("adjust") as? String, !name.isEmpty else {
            throw ScriptError(
                step: number, "\"adjust\" is not a name; write the slider's accessibility identifier or label")
        }
        guard let value = take("to") else {
            throw ScriptError(step: number, "\"to\" is missing; write the fraction to drag to, such as \"to\": 0.7")
        }
        guard let fraction = plainNumber(value), (0...1).contains(fraction) else {
            throw ScriptError(step: number, "\"to\" is \(text(value)); write a fraction from 0 to 1")
        }
        return .adjust(
            name, to: fraction, duration: try seconds("duration", default: 0.3), release: try flag("release", default: true))
    }

    private mutating func keyName() throws -> String {
        let value = take("key")
        guard let name = value as? String, !name.isEmpty else {
            throw ScriptError(step: number, "\"key\" is \(text(value)); write a key's name, such as \"ArrowRight\"")
        }
        return name
    }

    private mutating func wheel() throws -> GestureScript.Step {
        let value = take("wheel")
        let most = GestureScript.mostNotches
        guard let pair = value as? [Any], pair.count == 2, let dx = plainNumber(pair[0]), let dy = plainNumber(pair[1]),
            abs(dx) <= most, abs(dy) <= most
        else {
            throw ScriptError(
                step: number, "\"wheel\" is \(text(value)); write notches right and down, up to \(Int(most)), such as {\"wheel\": [0, 3], \"at\": [160, 140]}")
        }
        guard let place = take("at") else {
            throw ScriptError(step: number, "\"at\" is missing; write where the pointer is, such as \"at\": [160, 140] or \"at\": \"volume\"")
        }
        return .wheel(dx: dx, dy: dy, at: try self.place(place, of: "at"))
    }

    private mutating func focusName() throws -> String {
        let value = take("focus")
        guard let name = value as? String, !name.isEmpty else {
            throw ScriptError(step: number, "\"focus\" is \(text(value)); write an accessibility identifier or label")
        }
        return name
    }

    private mutating func captureName() throws -> String {
        let value = take("capture")
        guard let name = value as? String, !name.isEmpty, !name.hasPrefix("."), !name.contains("/"), !name.contains("\0"),
            name.utf8.count < 200
        else {
            throw ScriptError(
                step: number, "\"capture\" is \(text(value)); write a file name without folder and ending, such as \"start\"")
        }
        guard !name.hasPrefix("frame-") else {
            throw ScriptError(step: number, "\"\(name)\" could hide a frame; give the capture a name that does not begin with frame-")
        }
        return name
    }

    /// Refuses keys that nothing read.
    func finish() throws {
        for key in object.keys.sorted() where !used.contains(key) {
            let allowed = ["drag": "duration, hold, release", "adjust": "to, duration, release", "wheel": "at"][kind]
            throw ScriptError(
                step: number,
                "unknown key \"\(key)\" beside \"\(kind)\"; " + (allowed.map { "use \($0)" } ?? "\"\(kind)\" takes no other key"))
        }
    }

    /// Refuses what can't be done after the steps before it.
    func check(_ step: GestureScript.Step, _ state: inout ScriptState) throws {
        switch step {
        case .tap, .drag:
            if state.fingerIsDown {
                throw ScriptError(step: number, "the finger is still down; put {\"release\": true} before it")
            }
        case .release, .cancel:
            if !state.fingerIsDown {
                throw ScriptError(step: number, "no finger is down; leave it out, or end the drag before with \"release\": false")
            }
        case .increment, .decrement:
            if !state.hasFocus { throw ScriptError(step: number, "nothing has the focus; put {\"focus\": \"volume\"} or so before it") }
        case .capture(let name):
            guard state.captures.insert(name).inserted else {
                throw ScriptError(step: number, "there is a capture \"\(name)\" already, whose picture this one would replace; give it another name")
            }
        case .focus: state.hasFocus = true
        default: break
        }
        switch step {
        case .drag(_, _, _, _, let release), .adjust(_, _, _, let release): state.fingerIsDown = !release
        case .release, .cancel: state.fingerIsDown = false
        default: break
        }
    }

    // MARK: Values

    private mutating func take(_ key: String) -> Any? {
        used.insert(key)
        return object[key]
    }

    private func place(_ value: Any?, of key: String) throws -> GestureScript.Place {
        if let name = value as? String, !name.isEmpty { return .view(name) }
        if let pair = value as? [Any], pair.count == 2, let x = plainNumber(pair[0]), let y = plainNumber(pair[1]) {
            guard abs(x) <= 100_000, abs(y) <= 100_000 else {
                throw ScriptError(step: number, "the place \(text(value)) of \"\(key)\" is far off the screen; use points of the window")
            }
            return .point(x: x, y: y)
        }
        throw ScriptError(
            step: number,
            "the place \(text(value)) of \"\(key)\" is neither [x, y] in points nor an accessibility identifier or label")
    }

    private mutating func seconds(_ key: String, default standard: Double) throws -> Double {
        guard let value = take(key) else { return standard }
        guard let number = plainNumber(value), number >= 0, number <= GestureScript.longestStep else {
            throw ScriptError(
                step: self.number, "\"\(key)\" is \(text(value)); write seconds from 0 to \(Int(GestureScript.longestStep))")
        }
        return number
    }

    private mutating func flag(_ key: String, default standard: Bool) throws -> Bool {
        guard let value = take(key) else { return standard }
        guard let number = value as? NSNumber, isBoolean(number) else {
            throw ScriptError(step: self.number, "\"\(key)\" is \(text(value)); write true or false")
        }
        return number.boolValue
    }

    private func flagIsTrue(_ value: Any?) -> Bool {
        guard let number = value as? NSNumber, isBoolean(number) else { return false }
        return number.boolValue
    }

    private func plainNumber(_ value: Any) -> Double? {
        guard let number = value as? NSNumber, !isBoolean(number), number.doubleValue.isFinite else { return nil }
        return number.doubleValue
    }

    /// JSON's true and false come as numbers too; their type tells them apart.
    private func isBoolean(_ number: NSNumber) -> Bool {
        String(cString: number.objCType) == "c"
    }

    private func text(_ value: Any?) -> String {
        guard let value else { return "missing" }
        if let string = value as? String { return "\"\(string)\"" }
        if let number = value as? NSNumber, isBoolean(number) { return number.boolValue ? "true" : "false" }
        if let data = try? JSONSerialization.data(withJSONObject: value, options: [.fragmentsAllowed]) {
            return String(decoding: data.prefix(60), as: UTF8.self)
        }
        return "\(value)"
    }
}

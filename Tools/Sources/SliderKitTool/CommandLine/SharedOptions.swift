import Foundation
import RunnerProtocol

/// The options that every command which shows something understands.
enum SharedOptions {
    static let source: [Option] = [
        .value("--swift-version", "VERSION", "The Swift language mode to compile in; by default the project's own (see above), else 5.", choices: ["4", "4.2", "5", "6"]),
        .value("--with", "FOLDER", "A package or folder whose modules PATH imports, besides those around PATH. May be given more than once.", repeats: true),
    ]

    static let screen: [Option] = [
        .value("--class", "NAME", "Only this class. May be given more than once.", repeats: true),
        .value("--size", "WxH", "Size in points, such as 300x60; the view's own by default."),
        .value("--device", "NAME", "The device whose screen is used, such as 'iPhone X'."),
        .value("--orientation", "ORIENTATION", "How the device is held.", choices: ["portrait", "landscape"]),
        .flag("--system-bars", "Draw the status bar and the home indicator, as the controller shown prefers them."),
        .value("--scale", "1|2|3", "Pixels per point; the device's own by default, else 2.", choices: ["1", "2", "3"]),
        .value("--style", "STYLE", "Light or dark appearance.", choices: ["light", "dark"]),
        .value("--look", "LOOK", "Which system's sliders UISlider looks like: iOS 26's or those of iOS 14 to 18; current by default.", choices: ["current", "classic"]),
        .value("--language", "TAG", "The user's language, such as de or pt-BR: texts of string tables and nibs, and what is spoken; en by default."),
        .value("--direction", "DIRECTION", "Writing direction; the language's by default.", choices: ["ltr", "rtl"]),
        .value(
            "--text-size", "SIZE", "The user's text size; L by default, the larger ones of accessibility from AX1 on.",
            choices: ["XS", "S", "M", "L", "XL", "XXL", "XXXL", "AX1", "AX2", "AX3", "AX4", "AX5"]),
        .value("--state", "STATE", "State of the control.", choices: ["normal", "highlighted", "disabled", "selected"]),
        .value("--set", "KEY=VALUE", "An attribute to set: any inspectable, or one of UISlider's. May be given more than once.", repeats: true),
    ]

    static func screenOptions(_ arguments: Arguments) throws -> ScreenOptions {
        var screen = ScreenOptions()
        screen.device = arguments.value("--device")
        screen.orientation = arguments.value("--orientation") ?? "portrait"
        screen.showsSystemBars = arguments.flag("--system-bars")
        if let text = arguments.value("--size") { (screen.width, screen.height) = try size(text) }
        screen.scale = arguments.value("--scale").flatMap(Double.init)
        screen.style = arguments.value("--style") ?? "light"
        screen.look = arguments.value("--look") ?? "current"
        screen.language = try arguments.value("--language").map(language)
        screen.direction = arguments.value("--direction") ?? (isRightToLeft(screen.language) ? "rtl" : "ltr")
        screen.textSize = arguments.value("--text-size")
        screen.state = arguments.value("--state") ?? "normal"
        screen.settings = try arguments.all("--set").map(setting)
        return screen
    }

    private static func size(_ text: String) throws -> (Double, Double) {
        let parts = text.lowercased().split(separator: "x", omittingEmptySubsequences: false)
        guard parts.count == 2, let width = Double(parts[0]), let height = Double(parts[1]),
            (1...4096).contains(width), (1...4096).contains(height)
        else {
            throw ToolError.usage("'\(text)' is no size; write width x height in points from 1 to 4096, such as --size 300x60")
        }
        return (width, height)
    }

    private static func language(_ text: String) throws -> String {
        let parts = text.split(whereSeparator: { "-_".contains($0) })
        guard let first = parts.first, (2...3).contains(first.count), parts.allSatisfy({ $0.count <= 8 && $0.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) } })
        else { throw ToolError.usage("'\(text)' is no language; write its tag, such as --language de or --language pt-BR") }
        return parts.joined(separator: "-")
    }

    private static func isRightToLeft(_ language: String?) -> Bool {
        ["ar", "he", "iw", "fa", "ur", "yi"].contains(language.map { String($0.prefix { $0 != "-" }) } ?? "")
    }

    private static func setting(_ text: String) throws -> ScreenOptions.Setting {
        guard let equals = text.firstIndex(of: "="), equals != text.startIndex else {
            throw ToolError.usage("'\(text)' sets nothing; write --set key=value")
        }
        return .init(key: String(text[..<equals]), value: String(text[text.index(after: equals)...]))
    }
}

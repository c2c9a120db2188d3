import Foundation
import Testing

@testable import SliderKitTool

/// The language features of iOS sources, compiled and run: `Fixtures/Language` tries each of them and writes down what it did.
@Suite(.serialized) struct LanguageTests {
    private struct Answers {
        var passed: [String: Int] = [:]
        var failed: [String: [String]] = [:]
        let errors: String

        /// Launches the app of the fixture and lets two seconds go by.
        init(mode: String) throws {
            let folder = try ToolRun.folder("language-\(mode)")
            let script = folder + "/script.json", answers = folder + "/answers"
            try #"{"steps": [{"wait": 2}]}"#.write(toFile: script, atomically: true, encoding: .utf8)
            let run = try ToolRun(
                "record", ToolRun.fixtures + "/Language", script, "--out", folder + "/film", "--fps", "10", "--swift-version", mode,
                environment: ["LANGUAGE_ANSWERS": answers])
            errors = run.errors
            for line in try String(contentsOfFile: answers, encoding: .utf8).split(separator: "\n") {
                let parts = line.split(separator: "\t").map(String.init)
                if parts[1] == "passed" { passed[parts[0], default: 0] += 1 } else { failed[parts[0], default: []].append(parts[2]) }
            }
        }
    }

    nonisolated(unsafe) private static var known: [String: Answers] = [:]

    private func answers(_ mode: String) throws -> Answers {
        if let known = Self.known[mode] { return known }
        let answers = try Answers(mode: mode)
        Self.known[mode] = answers
        return answers
    }

    private func expect(_ count: Int, _ row: String, mode: String = "5", _ location: SourceLocation = #_sourceLocation) throws {
        let answers = try answers(mode)
        #expect(answers.failed[row, default: []] == [], sourceLocation: location)
        #expect(answers.passed[row] == count, "\(answers.errors)", sourceLocation: location)
    }

    @Test("D1: @objc on methods, classes, protocols, properties, enums and extensions")
    func objectiveC() throws { try expect(20, "objc") }

    @Test("D1: #selector of methods, getters, setters, overloads by as, private and static ones, in extensions, generics, nested and local types")
    func selectors() throws { try expect(35, "selector") }

    @Test("D1: overrides in extensions: several, in another file, of generic and nested classes, with observers, of what extensions declare")
    func extensions() throws { try expect(13, "extension") }

    @Test("D1: @IBOutlet of classes, protocols and arrays, weak, private, observed, inherited")
    func outlets() throws { try expect(10, "outlet") }

    @Test("D1: @objc optional methods and properties: called, forced, asked for, taken as functions, answered by subclasses and generic classes")
    func optionals() throws { try expect(12, "optional") }

    @Test("D1, I18: KVO by closure and by name, of users' and the framework's properties, heard by views and by any object")
    func observing() throws { try expect(8, "observing") }

    @Test("D1: KVC of layers, animations, users' objects and views, by key and by path")
    func keyedValues() throws { try expect(9, "keyed values") }

    @Test("D1: Selector(\"…\") and NSSelectorFromString are sent, performed and asked for")
    func names() throws { try expect(6, "names") }

    @Test("D1: @NSManaged layer properties: defaults, keys, animation, what is shown on the way, init(layer:)")
    func managed() throws { try expect(9, "managed") }

    @Test("D1: #keyPath, @objcMembers, responds(to:)")
    func paths() throws { try expect(7, "paths") }

    @Test("D1, I21: Timer, CADisplayLink, NotificationCenter and delayed performs with selectors")
    func scheduled() throws { try expect(5, "scheduled") }

    @Test("D1: #colorLiteral, #imageLiteral, #fileLiteral and the literals of places")
    func literals() throws { try expect(6, "literals") }

    @Test("D1: @IBDesignable, @IBInspectable, @IBAction in three forms, @IBSegueAction, dynamic")
    func builder() throws { try expect(7, "builder") }

    @Test("D1: os(iOS), TARGET_INTERFACE_BUILDER, targetEnvironment, canImport, swift, compiler, @available, #available, #unavailable")
    func conditions() throws { try expect(11, "conditions") }

    @Test("D1: names from before Swift 4.2")
    func former() throws { try expect(1, "former") }

    @Test("D1: @UIApplicationMain")
    func main() throws { try expect(1, "main") }

    @Test("D1: Bundle(for:), Timer, Date(), CACurrentMediaTime, systemUptime and delayed dispatch on the host's clock")
    func clock() throws { try expect(5, "clock") }

    @Test("D1: all of it in each language mode", arguments: ["4", "4.2", "6"])
    func modes(mode: String) throws {
        let answers = try answers(mode), wanted = try self.answers("5")
        #expect(answers.failed == [:])
        #expect(answers.passed == wanted.passed, "\(answers.errors)")
    }

    // MARK: Lines

    @Test("D1: errors are told with the user's line, below and inside code that is rewritten over several lines")
    func errorLines() throws {
        let folder = try ToolRun.folder("wrong-lines")
        let text = try String(contentsOfFile: ToolRun.fixtures + "/Lines/LineSlider.swift", encoding: .utf8)
            .replacingOccurrences(of: "let levels: [Int] = []", with: "let levels: [Int] = \"none\"")
            .replacingOccurrences(of: "for: .touchDown) }", with: "for: .touchDown); let wrong: Int = \"\" }")
        try text.write(toFile: folder + "/LineSlider.swift", atomically: true, encoding: .utf8)
        let run = try ToolRun("exercise", folder)
        #expect(run.status == 3)
        let places = run.errors.split(separator: "\n").filter { $0.contains(": error: cannot convert") }.map { $0.split(separator: ":")[1] }
        #expect(places == ["30", "41"])
    }

    @Test("D1: a crash is told with the user's line, below code that is rewritten over several lines")
    func crashLine() throws {
        let run = try ToolRun("exercise", ToolRun.fixtures + "/Lines", "--json")
        let report = try JSONDecoder().decode(ExerciseReport.self, from: Data(run.output.utf8))
        let error = try #require(report.classes.first?.error)
        #expect(error.hasPrefix("fatal error: Index out of range") && error.hasSuffix("/Lines/LineSlider.swift:43)"))
    }

    @Test("D1: an app by @main launches as one by @UIApplicationMain")
    func attributeMain() throws {
        let folder = try ToolRun.folder("at-main")
        try """
            import UIKit
            @main class Boot: NSObject, UIApplicationDelegate {
                var window: UIWindow?
                func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
                    window = UIWindow()
                    window?.rootViewController = Start()
                    window?.makeKeyAndVisible()
                    return true
                }
            }
            final class Start: UIViewController { override func viewDidLoad() { super.viewDidLoad(); view.addSubview(UISlider(frame: CGRect(x: 20, y: 90, width: 200, height: 30))) } }
            """.write(toFile: folder + "/Boot.swift", atomically: true, encoding: .utf8)
        let run = try ToolRun("preview", folder, "--out", folder + "/out.png")
        #expect(run.status == 0, "\(run.errors)")
    }
}

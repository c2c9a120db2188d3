import AppleSource
import Foundation
import Testing

struct ConditionTests {
    @Test("D1: os(iOS) is true, other systems are not", arguments: [
        ("os(iOS)", true), ("!os(iOS)", false), ("os(macOS)", false), ("os(iOS) || os(macOS)", true), ("os(tvOS) && os(iOS)", false),
        ("canImport(UIKit)", true), ("canImport(UIKit.UIGestureRecognizerSubclass)", true), ("canImport(SwiftUI)", false),
        ("TARGET_INTERFACE_BUILDER", false), ("targetEnvironment(simulator)", false), ("swift(>=4.2)", true), ("swift(<5)", false),
        ("compiler(>=5.9)", true), ("DEBUG", false), ("(os(iOS) && !DEBUG) || X", true), ("true", true),
    ])
    func conditions(condition: String, isTrue: Bool) {
        let text = "#if \(condition)\nclass A: UIView { @objc func f() {} }\n#else\nclass B: UIView { @objc func f() {} }\n#endif"
        #expect(rewriteModule(["/a.swift": text]).classes.map(\.name) == [isTrue ? "A" : "B"])
    }

    @Test("D1: os(iOS) is rewritten so that the compiler agrees; code that is not compiled stays as it is")
    func rewritten() {
        #expect(
            rewrite("#if os(iOS) && X\n@objc class A {}\n#elseif os(macOS)\n@objc class B {}\n#endif")
                == "#if os(Linux) && X\n@objc class A {}\n#elseif os(macOS)\n@objc class B {}\n#endif")
        #expect(rewrite("#if canImport(UIKit.UIX)\nimport UIKit.UIX\n#endif") == "#if canImport(UIKit)\nimport UIKit\n#endif")
    }

    @Test("D1: an import of Apple's runtime or log is left out and named")
    func leftOut() {
        let module = rewriteModule(["/a.swift": "import os.log\nimport ObjectiveC\nclass A {}"])
        #expect(userLines(module.files[0].text) == "             \n                 \nclass A {}")
        #expect(module.diagnostics.map(\.line) == [1, 2])
        #expect(module.files[0].missingModules.isEmpty)
    }

    @Test("D1: a module that Linux lacks is named")
    func missing() {
        let module = rewriteModule(["/a.swift": "import WidgetKit\n#if canImport(Combine)\nimport Combine\n#endif"])
        #expect(module.files[0].missingModules == ["WidgetKit"])
        #expect(module.diagnostics.map(\.line) == [1])
    }

    @Test("D1: what needs a type that waits for an absent module is left out and named, with all that needs it in turn")
    func unguarded() {
        let module = rewriteModule([
            "/guarded.swift": "#if canImport(SwiftUI)\nimport SwiftUI\nclass Settings {}\n#endif",
            "/maker.swift": "@available(iOS 14, *)\nclass Maker {\n  func make(_ s: Settings) {}\n}\nclass Kept: UIView { @objc func f() {} }",
            "/user.swift": "extension Maker { func more() {} }\nstruct Shop { let maker = Maker() }\n#if canImport(SwiftUI)\nlet x = Settings()\n#endif",
        ])
        let lines = userLines(module.files[1].text).components(separatedBy: "\n")
        #expect(lines.prefix(4).allSatisfy { $0.allSatisfy { $0 == " " } } && lines[4].hasPrefix("class Kept: UIView {"))
        #expect(!module.files[2].text.contains("Shop") && !module.files[2].text.contains("more"))
        #expect(module.classes.map(\.name) == ["Kept"])
        #expect(module.diagnostics.map(\.message).contains { $0 == "Maker is left out: it needs Settings, which is there only with the module SwiftUI" })
        #expect(module.diagnostics.count == 3)
    }

    @Test("D1: a type that is also there without the module keeps what needs it", arguments: [
        "#if canImport(SwiftUI)\nclass Settings {}\n#else\nclass Settings {}\n#endif",
        "#if canImport(UIKit)\nclass Settings {}\n#endif",
        "#if !canImport(SwiftUI)\nclass Settings {}\n#endif",
        "#if DEBUG\nclass Settings {}\n#endif",
        "#if canImport(SwiftUI)\nclass Settings {}\n#endif\nclass Outer { struct Settings {} }",
    ])
    func present(text: String) {
        let module = rewriteModule(["/a.swift": text, "/b.swift": "class Maker {\n  func make(_ s: Settings) {}\n}"])
        #expect(userLines(module.files[1].text).hasPrefix("class Maker {"))
        #expect(module.diagnostics.isEmpty)
    }

    @Test("D1: a file that names UIKit's types without an import gets it where another file imports UIKit, as by an umbrella header")
    func umbrella() {
        let module = rewriteModule([
            "/a.swift": "import UIKit\nlet a = UIColor.red",
            "/b.swift": "import Foundation\nlet b = UIColor.red",
            "/c.swift": "import Foundation\nlet c = 1",
        ])
        #expect(!module.files[0].isChanged && !module.files[2].isChanged)
        #expect(module.files[1].text.hasPrefix("import UIKit\n#sourceLocation(file: \"/b.swift\", line: 1)\nimport Foundation\n"))
        #expect(!rewriteModule(["/b.swift": "import Foundation\nlet b = UIColor.red"]).files[0].isChanged)
    }
}

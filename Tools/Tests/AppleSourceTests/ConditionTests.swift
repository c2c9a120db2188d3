import AppleSource
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
        let module = rewriteModule(["/a.swift": "import SwiftUI\n#if canImport(Combine)\nimport Combine\n#endif"])
        #expect(module.files[0].missingModules == ["SwiftUI"])
        #expect(module.diagnostics.map(\.line) == [1])
    }

    @Test("D1: what needs a type that waits for an absent module is left out and named, with all that needs it in turn")
    func unguarded() {
        let module = rewriteModule([
            "/guarded.swift": "#if canImport(SwiftUI)\nimport SwiftUI\nclass Settings {}\n#endif",
            "/maker.swift": "@available(iOS 14, *)\nclass Maker {\n  func make(_ s: Settings) {}\n}\nclass Kept: UIView { @objc func f() {} }",
            "/user.swift": "extension Maker { func more() {} }\nstruct Shop { let maker = Maker() }\n#if canImport(SwiftUI)\nlet x = Settings()\n#endif",
        ])
        #expect(userLines(module.files[1].text).hasPrefix("                     \n             \n                            \n \nclass Kept: UIView {"))
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
}

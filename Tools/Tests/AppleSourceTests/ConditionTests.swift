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
}

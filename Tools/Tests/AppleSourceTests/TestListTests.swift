import AppleSource
import Testing

struct TestListTests {
    private func tests(_ files: [String: String]) -> RewrittenModule {
        var options = SourceOptions()
        options.isTest = true
        return SourceModule(files: files.sorted { $0.key < $1.key }.map { SourceFile(path: $0.key, text: $0.value) }, options: options).rewritten()
    }

    @Test("E3: test methods are found with their lines, through superclasses and extensions")
    func methods() {
        let module = tests([
            "/a.swift": "class Base: XCTestCase {\n  func testBase() throws {}\n  func test(x: Int) {}\n  static func testStatic() {}\n  func testResult() -> Int { 0 }\n}",
            "/b.swift": "final class Sub: Base {\n  override func testBase() {}\n}\nextension Sub { func testMore() async {} }\nclass Other: NSObject { func testNot() {} }",
        ])
        #expect(module.tests.map { "\($0.name) \($0.file):\($0.line)\($0.isAsync ? " async" : "")" } == [
            "Base/testBase /a.swift:2", "Sub/testBase /b.swift:2", "Sub/testMore /b.swift:4 async",
        ])
        #expect(module.registration.contains("list.add(\"Sub/testMore\", file: \"/b.swift\", line: 4)"))
    }

    @Test("E3: waits go by the host's clock; a file with inverted expectations holds the clock at their end")
    func waits() {
        let text = "class A: XCTestCase {\n  func testA() {\n    wait(for: [e], timeout: 2 + x)\n    waitForExpectations(timeout: 1) { _ in }\n    RunLoop.main.run(until: d)\n  }\n}"
        let lines = userLines(tests(["/a.swift": text]).files[0].text).components(separatedBy: "\n")
        #expect(lines[2] == "    wait(for: [e], timeout: RunLoopClock.timeout(2 + x))")
        #expect(lines[3] == "    waitForExpectations(timeout: RunLoopClock.timeout(1)) { _ in }")
        #expect(lines[4] == "    RunLoop.main.hostRun(until: d)")
        let inverted = userLines(tests(["/a.swift": text + "\nlet i = e.isInverted"]).files[0].text)
        #expect(inverted.contains("wait(for: [e], timeout: RunLoopClock.timeout(2 + x, holding: true))"))
        // The user's own functions of these names are left alone outside tests.
        #expect(rewrite("func f() { wait(for: [], timeout: 1) }").contains("timeout: 1)"))
    }

    @Test("E3: lists of tests for Linux are left out, and UIKit is there as XCTest shows it")
    func manifests() {
        let module = tests(["/a.swift": "#if !canImport(ObjectiveC)\nextension Gone {}\n#endif\nlet view = UIView()"])
        #expect(module.files[0].text.contains("\n#if false\n"))
        #expect(module.files[0].text.hasPrefix("import UIKit\n"))
    }

    @Test("D1: a file that imports a framework Linux lacks is left out where no other needs it, and kept where one does")
    func lonely() {
        let module = rewriteModule(["/a.swift": "import UIKit\nclass A: UIView {}", "/b.swift": "import SwiftUI\nstruct B: View {}\nextension A {}"])
        #expect(module.files[1].missingModules.isEmpty && !module.files[1].text.contains("struct"))
        #expect(module.diagnostics.map(\.message) == [
            "the file is left out: it needs the module SwiftUI, which is not available on Linux, and no other file needs the file"
        ])
        let needed = rewriteModule(["/a.swift": "import UIKit\nclass A: UIView { var b: B? }", "/b.swift": "import WidgetKit\nstruct B {}"])
        #expect(needed.files[1].missingModules == ["WidgetKit"])
        #expect(rewriteModule(["/a.swift": "import WidgetKit\nstruct A {}", "/b.swift": "import WidgetKit\nstruct B {}"]).files[1].missingModules == ["WidgetKit"])
    }
}

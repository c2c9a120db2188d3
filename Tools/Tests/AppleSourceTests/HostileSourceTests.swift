import AppleSource
import Foundation
import Testing

struct HostileSourceTests {
    @Test("H2: source that is not Swift is handed on, never a crash", arguments: [
        "", "}", "{{{{", "class", "class A: {", "#selector(", "#selector()", "@objc", "@objc(", "extension {}", "#if", "#if os(iOS)", "#endif",
        "class A: A {}", "class A: B {}\nclass B: A { @objc func f() {}; func g() { use(#selector(f), #selector(zz)) } }",
        "typealias A = A\nclass B: A {}", "\"\\(", "\"\"\"", "/*", "#keyPath()", "import", "class A: UIView { @IBOutlet var }",
        "extension A { override var x }", "extension A { override func }", "protocol P { optional func }", "\u{0}\u{1}class A {}",
    ])
    func broken(text: String) {
        _ = rewriteModule(["/a.swift": text]).unifiedDiff()
    }

    @Test("H2: source nested ten thousand levels deep is handed on", arguments: ["(", "[", "{", "a.", "f { ", "!", "class A { ", "#if X\n", "a ? "])
    func deep(unit: String) {
        let text = String(repeating: unit, count: 10_000)
        #expect(rewriteModule(["/a.swift": "let x = " + text]).files.count == 1)
        #expect(rewriteModule(["/a.swift": text]).files.count == 1)
    }

    @Test("H2: a file that is not UTF-8, or too large, is left as it is and named")
    func refused() {
        let bytes = SourceFile(path: "/a.swift", bytes: Data([0xff, 0xfe, 0x00]))
        let large = SourceFile(path: "/b.swift", text: String(repeating: "@objc class A {}\n", count: 300_000))
        let module = SourceModule(files: [bytes, large]).rewritten()
        #expect(module.files.allSatisfy { !$0.isChanged })
        #expect(module.diagnostics.map(\.file) == ["/a.swift", "/b.swift"])
    }

    @Test("H2: a file with an error gets no generated code, so that the compiler speaks of the user's text alone")
    func errors() {
        let text = "class A: UIView { @objc private func f() { } \n let = 3 }"
        #expect(!rewriteModule(["/a.swift": text]).files[0].text.contains("__sliderkit"))
    }
}

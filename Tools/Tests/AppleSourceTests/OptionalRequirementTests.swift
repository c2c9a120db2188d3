import Testing

struct OptionalRequirementTests {
    private let text = """
        @objc protocol P {
          @objc optional func moved(_ v: Int, to place: Int)
          @objc optional func title(_ v: Int) -> String?
          @objc optional func allows(_ v: Int) -> Bool
        }
        class A: P { func allows(_ v: Int) -> Bool { true } }
        class B: P { weak var d: P?; var done: (() -> Void)?
          func f() { d?.moved?(1, to: 2); use(d?.title?(1), d?.allows?(1) ?? true); self.done?() }
        }
        """

    @Test("D1: calls of optional requirements become calls of requirements with defaults")
    func calls() {
        let lines = rewrite(text).components(separatedBy: "\n")
        #expect(lines[1] == "                 func moved(_ v: Int, to place: Int)")
        #expect(
            lines[7] == "  func f() { d?.moved(1, to: 2); use(d?.title(1), d?.__sliderkit_optional_allows(1) ?? true); self.done?() }")
    }

    @Test("D1: a requirement with a result is asked only of classes that implement it")
    func answers() {
        let file = rewriteModule(["/a.swift": text]).files[0].text
        #expect(file.contains("extension A { var __sliderkit_has_allows__: Bool { true } }"))
        #expect(file.contains("extension B { var __sliderkit_has_allows__: Bool { false } }"))
    }

    @Test("D1: a framework's optional requirement is called as one with a default; a closure is left alone")
    func framework() {
        let text = "class A: UIView { weak var delegate: UIScrollViewDelegate?; var done: (() -> Void)?\n"
            + "func f() { delegate?.scrollViewDidScroll?(s); owner.delegate.done?(); other?.move?(1) } }"
        #expect(
            rewrite(text).hasSuffix("func f() { delegate?.scrollViewDidScroll(s); owner.delegate.done?(); other?.move?(1) } }"))
    }

    @Test("D1: asking whether one is implemented is named")
    func presence() {
        let module = rewriteModule(["/a.swift": text, "/b.swift": "func g(_ d: P?) { if d?.moved != nil {} }"])
        #expect(module.diagnostics.map(\.file) == ["/b.swift"])
    }
}

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

    @Test("D1: one that is mentioned without a call is a function that is nil where it is not implemented")
    func presence() {
        let module = rewriteModule(["/a.swift": text, "/b.swift": "func g(_ d: P?) { if d?.moved != nil {}; if let f = d?.moved { f(1, 2) } }"])
        #expect(module.diagnostics.isEmpty)
        #expect(userLines(module.files[1].text) == "func g(_ d: P?) { if d?.__sliderkit_function_moved___to != nil {}; if let f = d?.__sliderkit_function_moved___to { f(1, 2) } }")
    }

    @Test("D1: a property that is asked of a protocol is nil where it is not implemented; other properties of its name stay")
    func properties() {
        let text = "@objc protocol P { @objc optional var steps: Int { get } }\nclass M { var steps = 1 }\n"
            + "class A { var d: P?; let m = M(); func f(_ q: P, _ n: M) { use(d?.steps ?? 1, q.steps, m.steps, n.steps) } }"
        #expect(rewrite(text).hasSuffix("use(d?.__sliderkit_optional_steps ?? 1, q.__sliderkit_optional_steps, m.steps, n.steps) } }"))
    }

    @Test("D1: a subclass that answers for a requirement which its superclass leaves out overrides a standard answer", arguments: [
        ("@objc protocol P { @objc optional func f(_ a: Int) -> Bool; @objc optional func g() }\nclass A: NSObject, P {}\nclass B: A { func f(_ a: Int) -> Bool { true } }",
         "class B: A { override var __sliderkit_has_f__: Bool { true }; override func f(_ a: Int) -> Bool { true } }"),
        ("class A: UIViewController, UIGestureRecognizerDelegate {}\nclass B: A { func gestureRecognizerShouldBegin(_ g: UIGestureRecognizer) -> Bool { false } }",
         "class B: A { override func gestureRecognizerShouldBegin(_ g: UIGestureRecognizer) -> Bool { false } }"),
    ])
    func subclasses(text: String, last: String) {
        #expect(rewrite(text).components(separatedBy: "\n").last?.replacingOccurrences(of: "{  override", with: "{ override") == last)
    }
}

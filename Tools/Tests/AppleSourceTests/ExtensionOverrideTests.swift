import Testing

struct ExtensionOverrideTests {
    @Test("D1: an override in an extension stays there under another name; the class's body calls it")
    func method() {
        let text = "class A: UIView {\n}\nextension A {\n  override public func draw(_ rect: CGRect) { super.draw(rect) }\n}"
        let lines = rewrite(text).components(separatedBy: "\n")
        #expect(lines[0] == "class A: UIView { override public func draw(_ argument0: CGRect) { __sliderkit_0_draw(argument0) };")
        #expect(lines[3] == "                  func __sliderkit_0_draw(_ rect: CGRect) { super.draw(rect) }")
    }

    @Test("D1: overriding properties in extensions keep their accessors and observers")
    func properties() {
        let text = """
            class A: UIView {}
            extension A {
              override var a: CGFloat { 1 }
              override var b: CGFloat { get { 1 } set { use(newValue) } }
              override var c: CGFloat { didSet { use(oldValue) } }
              override class var d: AnyClass { B.self }
            }
            """
        let lines = rewrite(text).components(separatedBy: "\n")
        #expect(lines[0].contains("override var a: CGFloat { __sliderkit_0_a };"))
        #expect(lines[0].contains("override var b: CGFloat { get { __sliderkit_1_b } set { __sliderkit_1_b = newValue } };"))
        #expect(lines[0].contains("override var c: CGFloat { didSet { __sliderkit_2_c_didSet(oldValue) } };"))
        #expect(lines[0].contains("override class var d: AnyClass { __sliderkit_3_d };"))
        #expect(lines[4].contains("func __sliderkit_2_c_didSet(_ oldValue: CGFloat) { use(oldValue) }"))
        #expect(lines[5].contains("static var __sliderkit_3_d"))
    }

    @Test("D1: the class and its extension may be in different files")
    func files() {
        let module = rewriteModule([
            "/a.swift": "class A: UIView {}", "/b.swift": "extension A { override func layoutSubviews() {} }",
        ])
        #expect(userLines(module.files[0].text) == "class A: UIView { override func layoutSubviews() { __sliderkit_0_layoutSubviews() };}")
        #expect(userLines(module.files[1].text) == "extension A {          func __sliderkit_0_layoutSubviews() {} }")
    }

    @Test("D1: a method of an extension that a subclass overrides moves as well")
    func overridden() {
        let text = "class A: UIView {}\nextension A { @objc func f() {}; func g() {} }\nclass B: A { override func f() {} }"
        let lines = rewrite(text).components(separatedBy: "\n")
        #expect(lines[0] == "class A: UIView { func f() { __sliderkit_0_f() };}")
        #expect(lines[1] == "extension A {       func __sliderkit_0_f() {}; func g() {} }")
    }

    @Test("D1: an override in an extension of a framework's class is named")
    func framework() {
        let module = rewriteModule(["/a.swift": "extension UIView { override open func f() {} }"])
        #expect(module.diagnostics.count == 1)
    }
}

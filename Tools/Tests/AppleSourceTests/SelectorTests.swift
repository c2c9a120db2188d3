import Testing

struct SelectorTests {
    @Test(
        "D1: every form of #selector names its method and the method itself",
        arguments: [
            ("#selector(tap)", #"Selector("tap", V.tap)"#),
            ("#selector(self.tap)", #"Selector("tap", V.tap)"#),
            ("#selector(V.tap)", #"Selector("tap", V.tap)"#),
            ("#selector(W.tap)", #"Selector("tap", W.tap)"#),
            ("#selector(Inner.innerTap)", #"Selector("innerTap", Inner.innerTap)"#),
            ("#selector(V.Inner.innerTap)", #"Selector("innerTap", V.Inner.innerTap)"#),
            ("#selector(changed(_:))", #"Selector("changed:", V.changed(_:))"#),
            ("#selector(changed(_:with:))", #"Selector("changed:with:", V.changed(_:with:))"#),
            ("#selector(changed)", #"Selector("changed:", V.changed(_:))"#),
            ("#selector(named)", #"Selector("namedWithSender:", V.named(sender:))"#),
            ("#selector(renamed(_:))", #"Selector("custom:", V.renamed(_:))"#),
            ("#selector(both as () -> Void)", #"Selector("both", V.both as (V) -> () -> Void)"#),
            ("#selector(both as (UIControl) -> Void)", #"Selector("both:", V.both(_:) as (V) -> (UIControl) -> Void)"#),
            ("#selector(V.both as (V) -> () -> Void)", #"Selector("both", V.both as (V) -> () -> Void)"#),
            ("#selector((both(_:)))", #"Selector("both:", V.both(_:))"#),
            ("#selector(getter: level)", #"Selector(getter: "level", \V.level)"#),
            ("#selector(setter: V.level)", #"Selector(setter: "setLevel:", \V.level)"#),
            ("#selector(setNeedsLayout)", #"Selector("setNeedsLayout", V.setNeedsLayout)"#),
            ("#selector(UIView.layoutSubviews)", #"Selector("layoutSubviews", UIView.layoutSubviews)"#),
            ("#selector(UIView.endEditing(_:))", #"Selector("endEditing:", UIView.endEditing(_:))"#),
            ("#selector(setNeedsDisplay as () -> Void)", #"Selector("setNeedsDisplay", V.setNeedsDisplay as (V) -> () -> Void)"#),
        ])
    func forms(before: String, after: String) {
        #expect(rewriteMember("func f() { use(\(before)) }") == "func f() { use(\(after)) }")
    }

    @Test("D1: a selector that spans lines keeps their number")
    func lines() {
        let before = "func f() { use(#selector(\n    tap\n), for: 1) }"
        let after = rewriteMember(before)
        #expect(after.components(separatedBy: "\n").count == 3)
        #expect(after.hasSuffix(", for: 1) }"))
    }

    @Test("D1: a method of a superclass, of an extension or of another file is found")
    func otherFiles() {
        let module = rewriteModule([
            "/a.swift": "class Base: UIView {}\nextension Base { @objc func slid(to place: Int) {} }",
            "/b.swift": "class Next: Base { func f() { use(#selector(slid), #selector(shake)) } }",
            "/c.swift": "extension UIView { @objc func shake(_ hard: Bool) {} }",
        ])
        #expect(
            userLines(module.files[1].text)
                == #"class Next: Base { func f() { use(Selector("slidTo:", Next.slid(to:)), Selector("shake:", Next.shake(_:))) } }"#)
    }

    @Test("D1: names follow Objective-C's rules", arguments: [
        ("func f() {}", "f"), ("func f(_ a: Int) {}", "f:"), ("func f(a: Int) {}", "fWithA:"), ("func f(with a: Int) {}", "fWith:"),
        ("func f(bar: Int, baz: Int) {}", "fWithBar:baz:"), ("func f(_ a: Int, _ b: Int) {}", "f::"),
        ("func moveTo(point: Int) {}", "moveToPoint:"), ("func f(forKey k: Int) {}", "fForKey:"),
    ])
    func names(declaration: String, name: String) {
        #expect(rewriteModule(["/a.swift": "class A: UIView { @objc \(declaration) }"]).actions.map(\.name) == [name])
    }

    @Test("D1: text in strings and comments stays, code in interpolations does not")
    func strings() {
        let before = ##"func f() { print("#selector(tap) @objc", /* #selector(tap) */ "\(#selector(tap))") } // @objc Timer"##
        let after = ##"func f() { print("#selector(tap) @objc", /* #selector(tap) */ "\(Selector("tap", V.tap))") } // @objc Timer"##
        #expect(rewriteMember(before) == after)
    }

    @Test("D1: #keyPath becomes the path, with a framework Boolean's Objective-C name", arguments: [
        ("#keyPath(level)", "\"level\""), ("#keyPath(V.level)", "\"level\""), ("#keyPath(UIView.isHidden)", "\"hidden\""),
        ("#keyPath(V.layer.position)", "\"layer.position\""),
    ])
    func keyPaths(before: String, after: String) {
        #expect(rewriteMember("func f() { use(\(before)) }") == "func f() { use(\(after)) }")
    }

    @Test("D1: what can be compared but not sent is named with its file, line and column")
    func limits() {
        let module = rewriteModule(["/a.swift": "class A: UIView {\n @objc class func f() {}\n func g() { use(#selector(f)) }\n}"])
        #expect(module.diagnostics.map { "\($0.file):\($0.line):\($0.column)" } == ["/a.swift:3:17"])
    }
}

import AppleSource
import Testing

struct FoundClassTests {
    private func making(_ text: String) -> FoundClass.Making? { rewriteModule(["/a.swift": text]).classes.last?.making }

    @Test("E6: how a class can be made follows Swift's rules of initialiser inheritance")
    func making() {
        #expect(making("class A: UIView {}") == .frame)
        #expect(making("class A: UIView { override init(frame: CGRect) {} }") == .frame)
        #expect(making("class A: UIView { init() {} }") == .noArguments)
        #expect(making("class A: UIView { init(x: Int) {} }") == .unavailable(reason: "it needs init(x:)"))
        #expect(making("class A: UIView { convenience init(x: Int) {} }") == .frame)
        #expect(making("class A: UIView { init(frame: CGRect = .zero, x: Int = 1) {} }") == .frame)
        #expect(making("class A: UISlider { required init?(coder: NSCoder) {} }") == .unavailable(reason: "it needs init(coder:)"))
        #expect(making("class B: UIView { init(x: Int) {} }\nclass A: B {}") == .unavailable(reason: "it needs arguments"))
        #expect(making("class A: UIView { @available(*, unavailable) override init(frame: CGRect) {}; init() {} }") == .noArguments)
        #expect(making("class A<T>: UIView {}") == .unavailable(reason: "it is generic"))
        #expect(making("class A: UIViewController {}") == .noArguments)
        #expect(making("func f() { class A: UIView {} }") == .unavailable(reason: "it is declared inside a function"))
    }

    @Test("E6: kinds are found through the user's own classes, whatever the order of files")
    func kinds() throws {
        let module = rewriteModule([
            "/a.swift": "public final class C: Outer.B {}", "/b.swift": "enum Outer { @IBDesignable open class B: Base {} }",
            "/c.swift": "typealias Base = UISlider",
        ])
        let found = try #require(module.classes.first { $0.name == "C" })
        #expect(found.superclassNames == ["Outer.B", "UISlider", "UIControl", "UIView", "UIResponder", "NSObject"])
        #expect(found.isControl && found.isView && !found.isLayer && found.isDesignable)
        #expect(found.access == .public && found.line == 1 && found.file == "/a.swift")
    }

    @Test("E1: classes, inspectables, outlets and actions are registered where they can be reached")
    func registration() {
        let module = rewriteModule([
            "/a.swift": "class A: UIView { @IBInspectable var x: CGFloat = 1; @IBOutlet var o: UILabel!; @IBOutlet var all: [UIView]! }",
            "/b.swift": "class B: UIView { @IBInspectable private var x = 1.5; @objc private func f() {} }",
        ])
        #expect(module.registration.contains(#"r.class(A.self, named: "A", designable: false, make: { A(frame: $0) })"#))
        #expect(module.registration.contains(#"r.inspectable(A.self, "x", type: CGFloat.self, get: { $0.x }, set: { $0.x = $1 })"#))
        #expect(module.registration.contains(#"r.outlet(A.self, "o", type: (UILabel).self) { $0.o = $1 }"#))
        #expect(module.registration.contains(#"r.outletCollection(A.self, "all", type: (UIView).self) { $0.all = $1 }"#))
        #expect(!module.registration.contains("r.class(B.self"))
        #expect(module.files[1].text.contains(#"r.inspectable(B.self, "x", type: Double.self"#))
        #expect(module.files[1].text.contains(#"r.action(B.self, "f", B.f)"#))
        #expect(module.registration.contains("__sliderkit_register_file_1(r)"))
    }

    @Test("B14, E1: dynamic properties of views are registered for appearance")
    func appearance() {
        let module = rewriteModule([
            "/a.swift": """
            class A: UISlider { @objc dynamic var h: CGFloat = 4; @objc dynamic private(set) var n = 1; @objc var plain = 1
            @objc dynamic override var thumbTintColor: UIColor? { didSet {} }; @IBInspectable @objc dynamic var both: CGFloat = 1 }
            class M: NSObject { @objc dynamic var h: CGFloat = 4 }
            """
        ])
        let text = module.registration + module.files[0].text
        #expect(text.contains(#"r.styled(A.self, "h", get: { $0.h }, set: { $0.h = $1 })"#))
        #expect(text.contains(#"r.styled(A.self, "both", "#) && text.contains(#"r.inspectable(A.self, "both", "#))
        #expect(!text.contains(#"styled(A.self, "plain""#) && !text.contains(#"styled(A.self, "thumb"#) && !text.contains("styled(M"))
    }
}

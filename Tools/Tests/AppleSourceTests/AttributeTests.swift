import Testing

struct AttributeTests {
    @Test(
        "D1: what Linux refuses is blanked in place, what it accepts stays",
        arguments: [
            ("@objc func f() {}", "      func f() {}"),
            ("@objc(g:) func f(_ a: Int) {}", "          func f(_ a: Int) {}"),
            ("@objc dynamic var x: Int { 1 }", "              var x: Int { 1 }"),
            ("dynamic var x = 1", "dynamic var x = 1"),
            ("@IBOutlet weak var x: UIView!", "          weak var x: UIView!"),
            ("@IBOutlet var x: AnyObject?", "@IBOutlet var x: AnyObject?"),
            ("@IBAction func f() {}", "          func f() {}"),
            ("@IBAction func f(_ sender: Any) {}", "@IBAction func f(_ sender: Any) {}"),
            ("@IBAction func f(_ sender: Any, e: UIEvent) {}", "          func f(_ sender: Any, e: UIEvent) {}"),
            ("@IBInspectable var x: CGFloat = 1", "@IBInspectable var x: CGFloat = 1"),
            ("@objc enum E: Int { case a }", "@objc enum E: Int { case a }"),
            ("@nonobjc func f() {}", "@nonobjc func f() {}"),
        ])
    func attributes(before: String, after: String) {
        #expect(rewriteMember(before) == after)
    }

    @Test("I18: what is @objc dynamic tells its observers, whatever accessors it has", arguments: [
        ("@objc dynamic var x = 1", "didSet { KeyValueObservers.changed(self, \"x\", from: oldValue, to: self.x) }"),
        ("@objc dynamic var x = 1 { didSet { f() } }", "didSet { KeyValueObservers.changed(self, \"x\", from: oldValue, to: self.x); f() }"),
        ("@objc dynamic var x = 1 { didSet(old) { f() } }", "from: old, to: self.x); f() }"),
        ("@objc dynamic var x = 1 { willSet { f() } }", "willSet { f() } didSet { KeyValueObservers"),
        ("@objc(y) dynamic var x = 1", "\"y\""),
    ])
    func observable(before: String, part: String) {
        #expect(rewriteMember(before).contains(part), "\(rewriteMember(before))")
    }

    @Test("I18: what is computed, static or lazy is left alone", arguments: [
        "@objc dynamic var x: Int { 1 }", "@objc dynamic var x: Int { get { 1 } set {} }", "@objc dynamic static var x = 1",
        "@objc dynamic lazy var x = 1", "@objc var x = 1", "dynamic var x = 1",
    ])
    func unobservable(before: String) {
        #expect(!rewriteMember(before).contains("KeyValueObservers"))
    }

    @Test("D1: attributes of types", arguments: [
        ("@objcMembers class A: UIView {}", "             class A: UIView {}"),
        ("@IBDesignable class A: UIView {}", "@IBDesignable class A: UIView {}"),
        ("@objc protocol P {}", "      protocol P: AnyObject {}"),
        ("@objc protocol P: NSObjectProtocol {}", "      protocol P: NSObjectProtocol {}"),
        ("@UIApplicationMain class A: UIResponder, UIApplicationDelegate {}", "                   class A: UIResponder, UIApplicationDelegate {}"),
        ("@main class A: UIResponder, UIApplicationDelegate {}", "      class A: UIResponder, UIApplicationDelegate {}"),
    ])
    func types(before: String, after: String) {
        #expect(rewrite(before) == after)
    }

    @Test("D1: the application's delegate is found, by attribute or in main.swift")
    func app() {
        #expect(rewriteModule(["/a.swift": "@main class A: UIResponder {}"]).app?.delegateClassName == "A")
        let main = "UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(Boot.self))"
        #expect(rewriteModule(["/main.swift": main]).app?.delegateClassName == "Boot")
    }

    @Test("D1: a file that needs nothing is returned byte for byte")
    func untouched() {
        let text = "import UIKit\r\n// café\n@IBDesignable class A: UIView {\n  @IBInspectable var x: CGFloat = 1\n}"
        let file = rewriteModule(["/a.swift": text]).files[0]
        #expect(!file.isChanged)
        #expect(file.text == text)
    }

    @Test("D1: a changed file speaks of the user's path from its first line on")
    func location() {
        let text = rewriteModule(["/a \"b\".swift": "class A: UIView { @objc func f() {} }"]).files[0].text
        #expect(text.hasPrefix("#sourceLocation(file: \"/a \\\"b\\\".swift\", line: 1)\nclass A"))
    }

    @Test("D1: @NSManaged properties of layers go through keyed values")
    func managed() {
        #expect(
            rewrite("class A: CALayer { @NSManaged var x: UIColor? }")
                == #"class A: CALayer {            var x: UIColor? { get { self.value(forKey: "x") as? UIColor } set { self.setValue(newValue, forKey: "x") } } }"#)
        #expect(!rewriteModule(["/a.swift": "class A: NSObject { @NSManaged var x: Int }"]).diagnostics.isEmpty)
    }

    @Test("I18: observeValue of an object that is no responder becomes a protocol's; a responder's stays an override")
    func observing() {
        let observation = "func observeValue(forKeyPath k: String?, of o: Any?, change c: [NSKeyValueChangeKey: Any]?, context x: UnsafeMutableRawPointer?)"
        let own = rewrite("class A: NSObject { override \(observation) { super.observeValue(forKeyPath: k, of: o, change: c, context: x) } }")
        #expect(own.hasPrefix("class A: NSObject, @preconcurrency KeyValueListening {          \(observation.prefix(20))"))
        #expect(own.contains("KeyValueObservers.unheard(forKeyPath: k"))
        let view = "class A: UIView { override \(observation) { super.observeValue(forKeyPath: k, of: o, change: c, context: x) } }"
        #expect(rewrite(view) == view)
    }
}

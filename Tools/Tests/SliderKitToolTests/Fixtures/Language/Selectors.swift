import UIKit

private extension Selector {
    static let pressed = #selector(Panel.pressed(_:))
    static var moved: Selector { #selector(Panel.moved(_:with:)) }
}

@objc @MainActor protocol PanelSource { func reload(); @objc func fill(_ count: NSNumber) }

class BasePanel: UIControl {
    var log: [String] = []
    @objc func base() { log.append("base") }
    @objc fileprivate func hook() { log.append("hook") }
    @objc func tuned(to value: Float) { log.append("tuned") }
    @objc class func make() -> BasePanel { BasePanel() }
}

final class Panel: BasePanel, PanelSource {
    @objc func pressed(_ sender: UIControl) { log.append("pressed") }
    @objc func moved(_ sender: UIControl, with event: UIEvent?) { log.append("moved") }
    @objc private func secret() { log.append("secret") }
    @objc func both() { log.append("both") }
    @objc func both(_ sender: Any) { log.append("both:") }
    @objc func both(_ sender: Any, _ event: UIEvent?) { log.append("both::") }
    @objc func typed(_ value: NSNumber) { log.append("number") }
    @objc(typedText:) func typed(_ value: NSString) { log.append("text") }
    @objc func `default`() { log.append("default") }
    @objc func `in`(_ sender: Any) { log.append("in") }
    @objc var level: NSNumber = 1 { didSet { log.append("level \(level)") } }
    @objc(isOpen) var open = true
    func reload() { log.append("reload") }
    func fill(_ count: NSNumber) { log.append("fill \(count)") }
    override func base() { super.base(); log.append("overridden") }

    struct Wiring { let event: UIControl.Event; let action: Selector }
    @MainActor final class Cap: NSObject {
        var log = ""
        @objc func tapped() { log += "cap" }
        @objc fileprivate func hidden() { log += "hidden" }
        func wire(_ button: UIControl) {
            button.addTarget(self, action: #selector(tapped), for: .touchDown)
            button.addTarget(self, action: #selector(Panel.Cap.hidden), for: .touchUpInside)
        }
    }

    private lazy var tap: UITapGestureRecognizer = {
        let tap = UITapGestureRecognizer(target: self, action: #selector(self.secret))
        tap.addTarget(self, action: .pressed)
        return tap
    }()

    func run(_ selector: Selector, _ arguments: Any?...) -> String {
        log = []
        switch arguments.count {
        case 0: perform(selector)
        case 1: perform(selector, with: arguments[0])
        default: perform(selector, with: arguments[0], with: arguments[1])
        }
        return log.joined(separator: " ")
    }

    func forms() -> [(String, String, String)] {
        [
            ("of a method", run(#selector(secret)), "secret"),
            ("through self", run(#selector(self.secret)), "secret"),
            ("through the type", run(#selector(Panel.secret)), "secret"),
            ("through Self", run(#selector(Self.secret)), "secret"),
            ("of the superclass", run(#selector(hook)), "hook"),
            ("of what is overridden", run(#selector(base)), "base overridden"),
            ("of the superclass, by its name", run(#selector(BasePanel.base)), "base overridden"),
            ("with a label", run(#selector(tuned(to:)), Float(1)), "tuned"),
            ("with parentheses and an empty line", run(#selector(

                (both) as () -> Void)), "both"),
            ("with as, of one argument", run(#selector(both as (Any) -> Void), self), "both:"),
            ("with as, of two", run(#selector(Panel.both as (Panel) -> (Any, UIEvent?) -> Void), self, nil), "both::"),
            ("with labels", run(#selector(both(_:)), self), "both:"),
            ("told apart by type", run(#selector(typed(_:) as (NSNumber) -> Void), 3 as NSNumber), "number"),
            ("told apart by type, with a name", run(#selector(Panel.typed(_:) as (Panel) -> (NSString) -> Void), "x" as NSString), "text"),
            ("of names that are keywords", run(#selector(`default`)) + run(#selector(`in`(_:)), self), "defaultin"),
            ("of a getter", "\(perform(#selector(getter: level))?.takeUnretainedValue() as? NSNumber ?? 0)", "1"),
            ("of a setter", run(#selector(setter: level), 5 as NSNumber), "level 5"),
            ("of a setter, through the type", run(#selector(setter: Panel.level), 6 as NSNumber), "level 6"),
            ("of a protocol's method", run(#selector(PanelSource.reload)) + run(#selector(PanelSource.fill(_:)), 2 as NSNumber), "reloadfill 2"),
            ("of a method in an extension", run(#selector(fromExtension)), "extension"),
            ("of a private extension", run(#selector(fromPrivateExtension(_:)), self), "private extension"),
            ("of a framework's class, extended", run(#selector(UIView.shake(_:)), 3 as NSNumber), "shaken"),
            ("of a framework's class, extended, without its name", run(#selector(shake), 4 as NSNumber), "shaken"),
            ("kept in a static constant", run(.pressed, self), "pressed"),
            ("kept in a static property", run(.moved, self, nil), "moved"),
            ("chosen", run(isHidden ? #selector(secret) : #selector(hook)), "hook"),
            ("in an interpolation", "\(#selector(both(_:_:))) #selector(no)", "both:: #selector(no)"),
        ]
    }

    func connect() -> String {
        log = []
        let wirings = [Wiring(event: .valueChanged, action: #selector(pressed)), .init(event: .valueChanged, action: #selector(moved(_:with:)))]
        for wiring in wirings { addTarget(self, action: wiring.action, for: wiring.event) }
        [#selector(secret), #selector(reload)].forEach { addTarget(self, action: $0, for: .valueChanged) }
        let attach = { [weak self] in self?.addTarget(self, action: #selector(Panel.hook), for: .valueChanged) }
        attach()
        addTarget(nil, action: #selector(UIResponder.resignFirstResponder), for: .valueChanged)
        sendActions(for: .valueChanged)
        return log.joined(separator: " ")
    }

    func tapTargets() -> Bool { tap.view == nil && tap.numberOfTapsRequired == 1 }
}

extension Panel { @objc func fromExtension() { log.append("extension") } }
private extension Panel { @objc func fromPrivateExtension(_ sender: Panel) { log.append("private extension") } }
extension UIView { @objc func shake(_ times: NSNumber) { (self as? BasePanel)?.log.append("shaken") } }

class Stack<Item>: UIView {
    var items: [Item] = []
    var pushes = 0
    @objc func push() { pushes += 1 }
    func wire(_ control: UIControl) {
        control.addTarget(self, action: #selector(push), for: .valueChanged)
        control.addTarget(self, action: #selector(Stack<Item>.push), for: .touchDown)
        control.addTarget(self, action: #selector(Stack.push), for: .touchUpInside)
    }
}
final class IntStack: Stack<Int> { override func push() { super.push(); items.append(pushes) } }
extension Stack where Item == Int { func sum() -> Int { items.reduce(0, +) } }

protocol Tappable: AnyObject { var taps: Int { get set } }
extension Tappable where Self: UIView {
    func makeTappable() { addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(UIView.setNeedsLayout))) }
}

@MainActor func selectors() {
    let panel = Panel()
    for (name, value, wanted) in panel.forms() { Answers.answer("selector", name, value, wanted) }
    Answers.answer("selector", "targets of a control", panel.connect(), "pressed moved secret reload hook")
    Answers.answer("selector", "in a lazy property's closure", panel.tapTargets(), true)
    Answers.answer("selector", "of a static method, compared", #selector(BasePanel.make) == Selector("make"), true)
    Answers.answer("selector", "of a static method, sent to the class's object", panel.responds(to: #selector(BasePanel.make)), false)

    let button = UIControl()
    let cap = Panel.Cap()
    cap.wire(button)
    button.sendActions(for: .touchDown)
    button.sendActions(for: .touchUpInside)
    Answers.answer("selector", "of a nested class", cap.log, "caphidden")

    let stack = IntStack()
    stack.wire(button)
    button.sendActions(for: .valueChanged)
    button.sendActions(for: .touchDown)
    button.sendActions(for: .touchUpInside)
    Answers.answer("selector", "of a generic class, three ways, overridden", "\(stack.pushes) \(stack.sum())", "3 6")

    @MainActor final class Local: NSObject {
        var taps = 0
        @objc func tapped() { taps += 1 }
        func wire(_ control: UIControl) { control.addTarget(self, action: #selector(tapped), for: .editingChanged) }
    }
    let local = Local()
    local.wire(button)
    button.sendActions(for: .editingChanged)
    Answers.answer("selector", "of a class inside a function", local.taps, 1)
    button.addTarget(local, action: #selector(local.tapped), for: .editingDidEnd)
    button.sendActions(for: .editingDidEnd)
    Answers.answer("selector", "of a local variable", local.taps, 2)
}

import UIKit

@IBDesignable open class Badge: UIView {
    @IBInspectable open var radius: CGFloat = 3 { didSet { layer.cornerRadius = radius } }
    @IBInspectable public var tone: UIColor? = .red
    @IBInspectable var title: String = "", subtitle: String?
    @IBInspectable dynamic var count: Int = 1
    @objc @IBInspectable dynamic var ratio: Double = 0.5
    @IBInspectable private(set) var fixed: Bool = true
    @IBInspectable fileprivate var inset = CGSize(width: 1, height: 1)
    @IBInspectable var range: NSRange = NSRange(location: 0, length: 1)
    dynamic func plain() -> Int { 1 }
    @objc dynamic func dynamicCall() -> Int { 2 }
    dynamic class func made() -> Int { 3 }
    var prepared = false
    open override func prepareForInterfaceBuilder() { super.prepareForInterfaceBuilder(); prepared = true }
    @IBAction func one(_ sender: Any?) {}
    @IBAction func two(sender: UIButton, forEvent event: UIEvent) {}
    @IBAction open func none() {}
    @IBAction @objc(renamedAction:) func named(_ sender: Any) { count += 1 }
}

final class Opener: UIViewController {
    @IBSegueAction func open(_ coder: NSCoder) -> UIViewController? { UIViewController(coder: coder) }
    @IBSegueAction private func openWith(_ coder: NSCoder, sender: Any?, segueIdentifier: String?) -> UIViewController? { nil }
    @IBAction func unwind(_ segue: UIStoryboardSegue) {}
}

@MainActor func interfaceBuilder() {
    let row = "builder", badge = Badge(frame: .zero)
    badge.radius = 5
    Answers.answer(row, "inspectables of all kinds", "\(badge.layer.cornerRadius) \(badge.title) \(badge.subtitle ?? "-") \(badge.count) \(badge.ratio) \(badge.fixed) \(badge.inset.width) \(badge.range.length)", "5.0  - 1 0.5 true 1.0 1")
    Answers.answer(row, "dynamic members", badge.plain() + badge.dynamicCall() + Badge.made(), 6)
    Answers.answer(row, "nothing is prepared in an app", badge.prepared, false)
    badge.perform(Selector(("renamedAction:")), with: nil)
    Answers.answer(row, "an action with a name", badge.count, 2)
    let answers = ["one:", "twoWithSender:forEvent:", "none"].map { badge.responds(to: Selector(($0))) }
    Answers.answer(row, "actions are found by name", answers, [true, true, true])
    let opener = Opener()
    Answers.answer(row, "segue actions and unwinding are found by name", [opener.responds(to: Selector(("open:"))), opener.responds(to: Selector(("unwind:")))], [true, true])
}

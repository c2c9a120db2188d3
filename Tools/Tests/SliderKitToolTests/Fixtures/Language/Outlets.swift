import UIKit

@MainActor @objc protocol RowDelegate: AnyObject { @objc optional func rowTapped(_ row: Row) }

class RowBase: UIView {
    @IBOutlet private(set) weak var badge: UIImageView?
    @IBOutlet var gap: NSLayoutConstraint!
    var inherited: Bool { badge != nil && gap?.constant == 8 }
}

final class Row: RowBase {
    @IBOutlet weak var title: UILabel!
    @IBOutlet private var slider: UISlider! { didSet { wired += 1; slider.minimumValue = 1 } }
    @IBOutlet weak var delegate: RowDelegate?
    @IBOutlet weak var source: (UIView & RowSource)?
    @IBOutlet var stars: [UIView]!
    @IBOutlet private var recognizers: [UIGestureRecognizer] = []
    @IBOutlet fileprivate var tap: UITapGestureRecognizer?
    @IBOutlet weak var anything: AnyObject?
    @IBOutlet @objc dynamic var note: UILabel?
    @IBOutlet public var wide: UIView!, narrow: UIView!
    var wired = 0
    var pressed: [String] = []
    var summary: [String] { ["\(wired)", "\(slider.minimumValue)", "\(recognizers.count)", "\(tap === recognizers.first)"] }

    @IBAction func plain() { pressed.append("plain") }
    @IBAction private func sender(_ sender: UISlider) { pressed.append("sender \(sender.value)") }
    @IBAction func event(_ sender: Any, forEvent event: UIEvent) { pressed.append("event") }
    @objc @IBAction func both(sender: UIControl) { pressed.append("both") }
}

@objc @MainActor protocol RowSource { var rows: Int { get } }
final class SourceView: UIView, RowSource, RowDelegate {
    let rows = 3
    func rowTapped(_ row: Row) { row.pressed.append("told") }
}

@MainActor func outlets(in window: UIWindow) {
    let made = Bundle(for: Row.self).loadNibNamed("Row", owner: nil, options: nil)
    guard let row = made?.first as? Row, let source = row.source else { return Answers.answer("outlet", "the xib loads", false, true) }
    Answers.answer("outlet", "of classes, private, with an observer, collections", row.summary, ["1", "1.0", "1", "true"])
    Answers.answer("outlet", "weak", row.title.text, "Row")
    Answers.answer("outlet", "of the superclass, private(set), and a constraint", row.inherited, true)
    Answers.answer("outlet", "of a protocol", row.delegate === source, true)
    Answers.answer("outlet", "of a class and a protocol", source.rows, 3)
    Answers.answer("outlet", "collection in order", row.stars.map(\.tag), [1, 2])
    Answers.answer("outlet", "of any object", row.anything === row.title, true)
    Answers.answer("outlet", "dynamic", row.note === row.title, true)
    Answers.answer("outlet", "two in one declaration", row.wide === row.narrow && row.wide != nil, true)
    row.delegate?.rowTapped?(row)
    Answers.answer("outlet", "told through an outlet", row.pressed, ["told"])
    row.pressed = []
    let control = row.subviews.compactMap { $0 as? UISlider }.first
    control?.value = 1
    control?.sendActions(for: .valueChanged)
    Answers.answer("builder", "IBAction in three forms, private, and with objc", row.pressed.sorted(), ["both", "event", "plain", "sender 1.0"])
}

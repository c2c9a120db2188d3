import UIKit

class Strip: UIView {
    var log: [String] = []
    override init(frame: CGRect) { super.init(frame: frame) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
    fileprivate var secret = 3
}

final class NarrowStrip: Strip {}

extension Strip {
    /// Lays out: `override func layoutSubviews()`.
    override func layoutSubviews() {
        super.layoutSubviews()
        log.append("layout \(secret)")
    }

    override var intrinsicContentSize: CGSize { return CGSize(width: 12, height: 34) }

    @available(iOS 11.0, *)
    override func safeAreaInsetsDidChange() { super.safeAreaInsetsDidChange() }
}

extension Strip {
    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let fitting = super.sizeThatFits(size)
        return CGSize(width: fitting.width + 1, height: 7)
    }
}

extension Strip {
    override class var layerClass: AnyClass { CAGradientLayer.self }

    override var isHidden: Bool {
        didSet { log.append("hidden \(oldValue) \(isHidden)") }
    }

    override var tintColor: UIColor! {
        get { super.tintColor }
        set { log.append("tint"); super.tintColor = newValue }
    }

    @objc func announce(_ text: String = "strip") -> String { text }
    @objc dynamic var width: CGFloat { 10 }
    @discardableResult
    @objc override func becomeFirstResponder() -> Bool { log.append("first"); return super.becomeFirstResponder() }
}

extension NarrowStrip {
    override func announce(_ text: String = "narrow") -> String { super.announce(text) + "!" }
    override var width: CGFloat { super.width / 2 }
    override func layoutSubviews() { super.layoutSubviews(); log.append("narrow") }
}

class Bin<Element>: UIControl { var element: Element?; var begun = 0 }
extension Bin {
    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { begun += 1; return super.beginTracking(touch, with: event) }
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.insetBy(dx: -5, dy: -5).contains(point) }
}
enum Shapes { class Round: UISlider {} }
extension Shapes.Round { override func trackRect(forBounds bounds: CGRect) -> CGRect { super.trackRect(forBounds: bounds).insetBy(dx: 1, dy: 0) } }

final class Screen: UIViewController { var log: [String] = [] }
extension Screen {
    override func viewDidLoad() {
        super.viewDidLoad()
        log.append("loaded")
    }
    override var prefersStatusBarHidden: Bool { true }
    override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated); log.append("appears \(animated)") }
}

@MainActor func extensions() {
    let row = "extension"
    let strip = NarrowStrip(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    strip.layoutIfNeeded()
    Answers.answer(row, "two levels and a private name", strip.log, ["layout 3", "narrow"])
    Answers.answer(row, "property", strip.intrinsicContentSize, CGSize(width: 12, height: 34))
    Answers.answer(row, "second extension", strip.sizeThatFits(CGSize(width: 5, height: 5)), CGSize(width: 21, height: 7))
    Answers.answer(row, "class property", strip.layer is CAGradientLayer, true)
    strip.log = []
    strip.isHidden = true
    Answers.answer(row, "observer", strip.log, ["hidden false true"])
    strip.tintColor = .red
    Answers.answer(row, "getter and setter", strip.tintColor == .red && strip.log.last == "tint", true)
    Answers.answer(row, "of what an extension declared, with a default argument", strip.announce() + (strip as Strip).announce("x"), "narrow!x!")
    Answers.answer(row, "of a dynamic property of an extension", (strip as Strip).width, 5)
    strip.becomeFirstResponder()
    Answers.answer(row, "with attributes", strip.log.last, "first")
    let bin = Bin<String>(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    Answers.answer(row, "of a generic class", bin.point(inside: CGPoint(x: -3, y: 0), with: nil), true)
    let round = Shapes.Round(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    let plain = UISlider(frame: round.frame)
    let difference = plain.trackRect(forBounds: round.bounds).width - round.trackRect(forBounds: round.bounds).width
    Answers.answer(row, "of a nested class", difference, 2)
    let screen = Screen()
    screen.loadViewIfNeeded()
    screen.beginAppearanceTransition(true, animated: false)
    Answers.answer(row, "of a view controller", screen.log + ["\(screen.prefersStatusBarHidden)"], ["loaded", "appears false", "true"])
    Answers.answer(row, "in another file", OtherFile().intrinsicContentSize.width, 99)
}

final class OtherFile: UIView {}

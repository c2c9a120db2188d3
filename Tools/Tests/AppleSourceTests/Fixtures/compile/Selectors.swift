import UIKit

@objc protocol KnobDelegate {
    func knobDidMove(_ knob: Knob)
    @objc optional func knob(_ knob: Knob, didReach value: Float)
    @objc optional func knobTitle(_ knob: Knob) -> String?
    @objc optional func knobShouldMove(_ knob: Knob) -> Bool
}

@objcMembers @IBDesignable
public class Knob: UIControl {
    weak var delegate: KnobDelegate?
    @IBInspectable public var cornerRadius: CGFloat = 3 { didSet { setNeedsLayout() } }
    @IBInspectable private var lineWidth = 2.5
    @IBInspectable var tint: UIColor! = .red
    @IBInspectable public private(set) var steps: Int = 3
    @IBInspectable var mood = UIColor.red
    @IBOutlet private weak var label: UILabel!
    @IBOutlet var labels: [UILabel]!
    @IBOutlet weak var target: AnyObject?
    lazy var pan = UIPanGestureRecognizer(target: self, action: #selector(handlePan(_:)))
    private var timer: Timer?
    public var publicTimer: Timer?
    @objc dynamic var level: Float = 0

    public override init(frame: CGRect) { super.init(frame: frame); setUp() }
    public required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder); setUp() }

    private func setUp() {
        addTarget(self, action: #selector(changed), for: .valueChanged)
        addTarget(self, action: #selector(self.changed(_:with:)), for: .valueChanged)
        addTarget(self, action: #selector(Knob.tapped), for: .touchUpInside)
        addTarget(self, action: #selector(
            both as (UIControl) -> Void
        ), for: .touchUpInside)
        addTarget(self, action: #selector(setNeedsDisplay as () -> Void), for: .touchUpInside)
        addTarget(self, action: #selector(UIView.layoutSubviews), for: .touchUpInside)
        addTarget(self, action: #selector(named(sender:)), for: .touchUpInside)
        addTarget(self, action: #selector(fromExtension), for: .touchUpInside)
        addTarget(self, action: Selector(("changed:")), for: .touchUpInside)
        perform(#selector(getter: level))
        perform(#selector(setter: Knob.level), with: nil, afterDelay: 1)
        timer = Timer.scheduledTimer(timeInterval: 1, target: self, selector: #selector(tick(_:)), userInfo: nil, repeats: true)
        timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { [weak self] (timer: Timer) in timer.invalidate(); _ = self }
        NotificationCenter.default.addObserver(self, selector: #selector(tapped), name: nil, object: nil)
        _ = CADisplayLink(target: self, selector: #selector(Inner.spin))
        let start = Date()
        print(start.timeIntervalSinceNow, Date.now, Bundle(for: Knob.self), Bundle(for: type(of: self)))
        print("#selector(x) @objc Timer Date()", /* #selector(y) */ #keyPath(CALayer.isHidden), #keyPath(level), "\(Date())")
        delegate?.knobDidMove(self)
        delegate?.knob?(self, didReach: 3)
        let title = delegate?.knobTitle?(self) ?? "none"
        if delegate?.knobShouldMove?(self) ?? true { print(title) }
    }

    @objc private func changed(_ sender: UIControl) {}
    @objc func changed(_ sender: UIControl, with event: UIEvent) {}
    @objc(customTap) fileprivate func tapped() {}
    func both() {}
    func both(_ sender: UIControl) {}
    func named(sender: UIControl) {}
    @objc private func handlePan(_ recognizer: UIPanGestureRecognizer) {}
    @objc private func tick(_ timer: Timer) {}
    @IBAction func pressed() {}
    @IBAction func pressed(one sender: Any) {}
    @IBAction func pressedTwo(_ sender: Any, forEvent event: UIEvent) {}

    private class Inner: NSObject { @objc func spin() {} }
    class Nested: UIView { @objc func nestedTap() {}; func f() { perform(#selector(nestedTap)); perform(#selector(Knob.Nested.nestedTap)) } }
}

extension Knob {
    @objc private func fromExtension() {}
    override public func layoutSubviews() {
        super.layoutSubviews()
        secret()
    }
    public override var intrinsicContentSize: CGSize { CGSize(width: 1, height: super.intrinsicContentSize.height) }
    public override var frame: CGRect {
        willSet { print(newValue) }
        didSet {
            print(oldValue, frame)
        }
    }
    override public var bounds: CGRect {
        get { super.bounds }
        set { super.bounds = newValue }
    }
    override open class var layerClass: AnyClass { return CALayer.self }
    override public func point(inside point: CGPoint, with event: UIEvent?) -> Bool { super.point(inside: point, with: event) }
    private func secret() {}
    @objc func openForChildren(value: Int = 3) -> Int { value }
}

class Child: Knob {
    override func openForChildren(value: Int = 3) -> Int { super.openForChildren(value: value) + 1 }
    override func named(sender: UIControl) { addTarget(self, action: #selector(fromBase), for: .valueChanged) }
}

extension Child {
    override public func layoutSubviews() { super.layoutSubviews() }
}

extension Knob { @objc func fromBase() {} }

extension UIView {
    @objc func shake() { perform(#selector(shake)); perform(#selector(UIView.shake)) }
}

@MainActor class Owner: NSObject, @preconcurrency KnobDelegate {
    let knob = Knob(frame: .zero)
    func knobDidMove(_ knob: Knob) {}
    func knobTitle(_ knob: Knob) -> String? { "x" }
    func knobShouldMove(_ knob: Knob) -> Bool { false }
}

class Silent: KnobDelegate {
    func knobDidMove(_ knob: Knob) {}
}

final class RingLayer: CALayer {
    @NSManaged public var angle: CGFloat
    @NSManaged var flag: Bool
    @NSManaged var place: CGPoint
    @NSManaged var color: UIColor?
    override class func needsDisplay(forKey key: String) -> Bool { key == #keyPath(angle) || key == #keyPath(RingLayer.place) || super.needsDisplay(forKey: key) }
}

class Generic<T>: UIView { @objc func tap() {}; func f() { perform(#selector(tap)); perform(#selector(self.tap)) } }

fileprivate class Hidden: UIView { @objc func tap() {}; init() { super.init(frame: .zero) }; required init?(coder: NSCoder) { nil }; func f() { perform(#selector(Hidden.tap)) } }

@MainActor func free() {
    class Local: UIView { @objc func tap() {}; func f() { perform(#selector(tap)) } }
    _ = Local()
}

#if os(iOS)
let isPhone = true
#elseif os(macOS)
let isPhone = #selector(never)
#endif
#if !os(iOS) || TARGET_INTERFACE_BUILDER
#error("iOS")
#endif
#if canImport(UIKit.UIGestureRecognizerSubclass)
import UIKit.UIGestureRecognizerSubclass
#endif
let usesPhone = isPhone

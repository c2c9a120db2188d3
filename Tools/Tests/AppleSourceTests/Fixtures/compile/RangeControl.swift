import Foundation
import class UIKit.UIView
import UIKit
import CoreGraphics

private extension Selector {
    static let valueMoved = #selector(RangeControl.thumbMoved(_:))
    static let tick = #selector(RangeControl.tick(timer:))
}

public protocol RangeControlDelegate: AnyObject {
    func rangeControl(_ control: RangeControl, didChange value: CGFloat)
}

extension RangeControlDelegate {
    func rangeControl(_ control: RangeControl, didChange value: CGFloat) {}
}

@objc public protocol RangeTextSource: AnyObject, NSObjectProtocol {
    @objc optional func text(for value: CGFloat, in control: RangeControl) -> String
    @objc(titleFor:) optional func title(for control: RangeControl) -> NSAttributedString?
    @objc optional func control(_ control: RangeControl, willMoveTo value: UnsafeMutablePointer<CGFloat>)
    @objc optional func ended()
    @objc optional var unit: String? { get }
}

@IBDesignable
@objc(MYRangeControl)
open class RangeControl: UIControl {

    // MARK: - Public
    @objc public enum Kind: Int { case one, two }

    @IBOutlet public weak var textSource: AnyObject?
    @IBOutlet weak open var source: RangeTextSource?
    @IBOutlet public private(set) var stack: [UIView] = []
    @IBOutlet var recognizers: [UIPanGestureRecognizer]?
    public weak var delegate: RangeControlDelegate?

    @IBInspectable open var minimum: CGFloat = 0 {
        didSet { update() }
    }
    @IBInspectable @objc open dynamic var maximum: CGFloat = 1
    @IBInspectable public var kindRaw: Int {
        get { return kind.rawValue }
        set { kind = Kind(rawValue: newValue) ?? .one }
    }
    @IBInspectable var image: UIImage?
    @IBInspectable var title: String = "", subtitle: String = ""
    @IBInspectable var shadow: CGSize = .zero
    @IBInspectable var fallback = CGFloat(3)
    @IBInspectable var negative = -3
    @objc public var kind: Kind = .one
    @objc(isOn) var on: Bool {
        @objc(isOn) get { true }
        @objc(setOn:) set { _ = newValue }
    }

    private lazy var pan: UIPanGestureRecognizer = {
        let pan = UIPanGestureRecognizer(target: self, action: #selector(self.thumbMoved(_:)))
        pan.addTarget(self, action: .valueMoved)
        return pan
    }()
    fileprivate var timer: Timer? {
        didSet { oldValue?.invalidate() }
    }
    private var timers = [Timer]()
    private let start: Date = Date()
    private static let shared: RangeControl = { let c = RangeControl(frame: .zero); c.addTarget(c, action: #selector(reset), for: .touchUpInside); return c }()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setup()
    }

    required public init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
        setup()
    }

    public convenience init(kind: Kind, date: Date = Date()) { self.init(frame: .zero); self.kind = kind }

    deinit { timer?.invalidate(); NotificationCenter.default.removeObserver(self) }

    private func setup() {
        addGestureRecognizer(pan)
        let tap = UITapGestureRecognizer(target: self, action: #selector(RangeControl.tapped))
        addGestureRecognizer(tap)
        NotificationCenter.default.addObserver(self, selector: #selector(orientationChanged), name: Notification.Name("x"), object: nil)
        timer = Timer(timeInterval: 1, target: self, selector: .tick, userInfo: nil, repeats: true)
        RunLoop.main.add(timer!, forMode: .common)
        timers.append(Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true, block: { [weak self] _ in self?.update() }))
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { self.update() }
        perform(#selector(hide), with: nil, afterDelay: 2)
        NSObject.cancelPreviousPerformRequests(withTarget: self, selector: #selector(hide), object: nil)
        if responds(to: #selector(getter: UIView.isHidden)) { update() }
        if responds(to: #selector(UIView.layoutIfNeeded)) { update() }
        let elapsed = -start.timeIntervalSinceNow + Date().timeIntervalSince(start)
        print(elapsed)
        let link = CADisplayLink(target: self, selector: #selector(step(_:)))
        link.add(to: .main, forMode: .common)
        [UIControl.Event.touchDown, .touchUpInside].forEach { addTarget(self, action: #selector(event(_:for:)), for: $0) }
        subviews.forEach { view in
            (view as? UIControl)?.addTarget(self, action: #selector(reset), for: .valueChanged)
        }
        sendAction(#selector(reset), to: self, for: nil)
        _ = NSSelectorFromString("reset")
        _ = Selector("reset")
        addTarget(self, action: Selector(("reset")), for: .allEvents)
    }

    private func update() {
        if let text = source?.text?(for: 1, in: self) { print(text) }
        _ = source?.title?(for: self)
        source?.ended?()
        print(source?.unit ?? "")
        delegate?.rangeControl(self, didChange: 3)
        let bundle = Bundle(for: type(of: self))
        _ = UIImage(named: "x", in: bundle, compatibleWith: nil)
    }

    @objc fileprivate func thumbMoved(_ recognizer: UIPanGestureRecognizer) {
        switch recognizer.state { case .began: break; default: break }
    }
    @objc fileprivate func tick(timer: Timer) {}
    @objc open func reset() {}
    @objc internal func tapped(_ r: UITapGestureRecognizer) {}
    @objc private func orientationChanged(_ note: NSNotification) {}
    @objc private func hide() {}
    @objc func step(_ link: CADisplayLink) {}
    @objc func event(_ sender: Any?, for event: UIEvent?) {}
    @IBAction open func act(_ sender: UIControl?) -> Void {}
    @objc class func make() -> RangeControl { RangeControl(frame: .zero) }
}

// MARK: - Tracking
extension RangeControl {
    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        _ = super.beginTracking(touch, with: event)
        return true
    }
    override open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) { super.endTracking(touch, with: event) }
    open override var isEnabled: Bool { didSet { alpha = isEnabled ? 1 : 0.5 } }
    override open var isHighlighted: Bool {
        get { super.isHighlighted }
        set { super.isHighlighted = newValue }
    }
    open override func prepareForInterfaceBuilder() { super.prepareForInterfaceBuilder() }
    open override func awakeFromNib() { super.awakeFromNib() }
    open override func layoutSubviews() { super.layoutSubviews(); update() }
    open override func didMoveToSuperview() { super.didMoveToSuperview() }
    open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { super.hitTest(point, with: event) }
}

extension RangeControl: UIGestureRecognizerDelegate {
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
    public func gestureRecognizer(_ g: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith o: UIGestureRecognizer) -> Bool { true }
}

class Sub: RangeControl {
    override func reset() { super.reset() }
    override func layoutSubviews() { super.layoutSubviews() }
    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { super.beginTracking(touch, with: event) }
    override var isEnabled: Bool { didSet { print(1) } }
}

final class ThumbLayer: CALayer {
    weak var owner: RangeControl?
    override init() { super.init() }
    override init(layer: Any) { super.init(layer: layer) }
    required init?(coder: NSCoder) { fatalError() }
    override func draw(in ctx: CGContext) {}
}

#if os(iOS)
class Feedback { @available(iOS 10.0, *) let generator = UISelectionFeedbackGenerator() }
#endif

#if canImport(SwiftUI) && os(iOS)
import SwiftUI
struct Wrap: UIViewRepresentable {}
#endif

@IBDesignable class XibView: UIView {
    @IBOutlet private var contentView: UIView!
    @IBOutlet weak var top: NSLayoutConstraint!
    @IBAction func panned(_ sender: UIPanGestureRecognizer) {}
    @IBAction func done() {}
    override init(frame: CGRect) { super.init(frame: frame); load() }
    required init?(coder: NSCoder) { super.init(coder: coder); load() }
    func load() {
        if #available(iOS 11, *) { print(2) }
    }
}

class Table: UIViewController {
    var slider: UISlider!
    override func viewDidLoad() {
        super.viewDidLoad()
        slider.addTarget(self, action: #selector(Table.sliderChanged(sender:event:)), for: .valueChanged)
        slider.addTarget(slider, action: #selector(slider.layoutSubviews), for: .valueChanged)
        let button = UIBarButtonItemLike(target: self, action: #selector(close))
        _ = button
    }
    @objc func sliderChanged(sender: UISlider, event: UIEvent) {}
    @objc private func close() { dismiss(animated: true, completion: nil) }
}
struct UIBarButtonItemLike { var target: Any?; var action: Selector? }

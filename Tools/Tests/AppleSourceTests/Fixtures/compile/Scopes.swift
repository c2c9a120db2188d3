import UIKit
import ObjectiveC
import os.log

extension UIView {
    @IBInspectable var edgeRadius: CGFloat {
        get { layer.cornerRadius }
        set { layer.cornerRadius = newValue }
    }
    @objc func bounce(_ amount: CGFloat, completion: (() -> Void)? = nil) {}
}
extension UIColor { @objc convenience init(hex: Int) { self.init(white: 0, alpha: 1) } }

open class Base: UIView {
    @objc open func configure() {}
    open func plain() {}
    @objc public static let shared = Base(frame: .zero)
    @objc static func reset() {}
    fileprivate final class Thumb: UIView {
        fileprivate final class Dot: UIView {
            @objc func dotTapped() {}
            override func layoutSubviews() { super.layoutSubviews(); perform(#selector(dotTapped)) }
        }
        private let dot = Dot()
        @objc private func thumbTapped() {}
        func f() { perform(#selector(thumbTapped)); addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(Base.Thumb.thumbTapped))) }
    }
    private class Secret: UIView { @objc private func s() {}; func g() { perform(#selector(s)) } ; @IBInspectable var q: Int = 0 }
}
fileprivate extension Base {
    @objc func fromPrivateExtension() { perform(#selector(fromPrivateExtension)) }
}
extension Base {
    @objc open override func setNeedsLayout() { super.setNeedsLayout() }
    @discardableResult open override func becomeFirstResponder() -> Bool { super.becomeFirstResponder() }
    open override var canBecomeFirstResponder: Bool { return true }
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        // a comment with { brace
        return size
    }
}
extension Base.Thumb {
    override func draw(_ rect: CGRect) { super.draw(rect) }
}
class GenericBase<Model>: UIView {
    var model: Model?
    @objc func go() {}
    func f() { perform(#selector(go)); perform(#selector(GenericBase.go)); perform(#selector(GenericBase<Model>.go)) }
}
extension GenericBase { override func layoutSubviews() { super.layoutSubviews() } }
class Concrete: GenericBase<Int> {
    @IBOutlet weak var l: UILabel?
    override func go() { super.go() }
    @objc func own() { perform(#selector(go)) ; perform(#selector(own)) }
}
@MainActor struct Model { static func bind(_ v: UIControl, to b: Base) { v.addTarget(b, action: #selector(Base.configure), for: .valueChanged) } }
protocol Animatable {}
extension Animatable where Self: UIView { func animateIt() { perform(#selector(UIView.setNeedsDisplay as (UIView) -> () -> Void)) } }
@MainActor final class Coordinator: NSObject, UIGestureRecognizerDelegate {
    weak var view: Base?
    private(set) lazy var link = CADisplayLink(target: self, selector: #selector(Coordinator.tick))
    @objc private func tick() { view?.configure() }
    @objc private func two(_ a: UIControl, _ b: UIEvent) {}
    func attach(c: UIControl) { c.addTarget(self, action: #selector(two(_:_:)), for: .valueChanged); c.addTarget(c, action: #selector(c.setNeedsLayout), for: .valueChanged)
        c.addTarget(view, action: #selector(view?.configure), for: .valueChanged) ; c.addTarget(view, action: #selector(Base.setNeedsLayout), for: .valueChanged) }
}
@MainActor final class Modern { let b = Base(frame: .zero); @objc func x() {} ; func y() { NotificationCenter.default.addObserver(self, selector: #selector(x), name: nil, object: nil) } }
enum Space { class Inside: UISlider { @objc func a() { addTarget(self, action: #selector(a), for: .valueChanged) } } }
extension Space { class Later: Inside { @IBInspectable var k: CGFloat = 1; override func a() {} } }
typealias Slide = UISlider
class Aliased: Slide { @objc func `default`() { perform(#selector(`default`)) } ; @objc func `in`(_ x: Int) { perform(#selector(`in`(_:))) } }

/// Draws a pointer effect on its view: one overlay layer and one animated scale. The view's own model values are not touched.
@MainActor final class PointerEffectPresenter {
    /// Seconds that an effect takes to come and to go (choice).
    static let duration: CFTimeInterval = 0.2
    /// How much a lifted or scaled view grows, in points at its longer side (choice).
    private static let growth: CGFloat = 6
    private static let scaleKey = "pointer.scale"

    private let look: Look
    private let view: UIView
    private let overlay = CAShapeLayer()

    /// What an effect comes down to.
    private struct Look {
        var tint: UIPointerEffect.TintMode
        var hasShadow: Bool
        var scales: Bool
    }

    init(effect: UIPointerEffect) {
        view = effect.preview.view
        look = Self.look(of: effect)
        let parameters = effect.preview.parameters
        let outline = parameters.visiblePath?.cgPath ?? CGPath(rect: view.bounds, transform: nil)
        overlay.frame = view.bounds
        overlay.path = outline
        let fill: UIColor = look.tint == .none ? .clear : UIColor { $0.userInterfaceStyle == .dark
            ? UIColor(white: 1, alpha: 0.12) : UIColor(white: 0, alpha: 0.08) }
        overlay.fillColor = fill.resolvedColor(with: view.traitCollection).cgColor
        overlay.zPosition = look.tint == .underlay ? -1 : 1
        if look.hasShadow {
            overlay.shadowPath = parameters.shadowPath?.cgPath ?? outline
            overlay.shadowOpacity = 0.2
            overlay.shadowRadius = 8
            overlay.shadowOffset = CGSize(width: 0, height: 4)
        }
    }

    func show() {
        overlay.opacity = 1
        view.layer.addSublayer(overlay)
        fade(overlay, from: 0, to: 1)
        if look.scales { scale(to: Self.scale(of: view)) }
    }

    func hide() {
        let overlay = overlay
        CATransaction.begin()
        CATransaction.setCompletionBlock { overlay.removeFromSuperlayer() }
        fade(overlay, from: 1, to: 0)
        CATransaction.commit()
        overlay.opacity = 0
        if look.scales { scale(to: nil) }
    }

    private static func look(of effect: UIPointerEffect) -> Look {
        switch effect {
        case .automatic(let preview):
            let size = preview.view.bounds.size
            return look(of: max(size.width, size.height) <= 70 ? .highlight(preview) : .hover(preview))
        case .highlight: return Look(tint: .overlay, hasShadow: false, scales: false)
        case .lift: return Look(tint: .none, hasShadow: true, scales: true)
        case .hover(_, let tint, let shadow, let scaled): return Look(tint: tint, hasShadow: shadow, scales: scaled)
        }
    }

    private static func scale(of view: UIView) -> CGFloat {
        let side = max(view.bounds.width, view.bounds.height)
        return side > 0 && side.isFinite ? 1 + growth / side : 1
    }

    private func fade(_ layer: CALayer, from: Float, to: Float) {
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.fromValue = from
        animation.toValue = to
        animation.duration = Self.duration
        layer.add(animation, forKey: "pointer.fade")
    }

    /// The grown size is held by an animation that stays, so that the view's own transform remains its owner's.
    private func scale(to value: CGFloat?) {
        let layer = view.layer
        let animation = CABasicAnimation(keyPath: "transform.scale")
        animation.duration = Self.duration
        if let value {
            animation.fromValue = CGFloat(1)
            animation.toValue = value
            animation.fillMode = .forwards
            animation.isRemovedOnCompletion = false
        } else {
            animation.fromValue = Self.scale(of: view)
            animation.toValue = CGFloat(1)
        }
        layer.add(animation, forKey: Self.scaleKey)
    }
}

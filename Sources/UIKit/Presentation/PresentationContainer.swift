/// The view that a presentation happens in: above what is covered.
final class PresentationContainer: UIView {
    weak var presentation: UIPresentationController?
    /// Whether touches beside what is presented go to what is beneath.
    var passesTouches = false
    /// Whether a point beside what is presented is for what is beneath, whatever `passesTouches` says.
    var reaches: ((CGPoint, PresentationContainer) -> Bool)?

    override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        accessibilityViewIsModal = true
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        presentation?.containerViewWillLayoutSubviews()
        super.layoutSubviews()
        presentation?.arrange()
        presentation?.containerViewDidLayoutSubviews()
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        guard hit === self else { return hit }
        return passesTouches || reaches?(point, self) ?? false ? nil : hit
    }

    // The controller that is presented is asked before the views beneath, as UIKit's chain has it.
    override var next: UIResponder? { presentation?.presentingViewController ?? super.next }
    override var parentFocusEnvironment: (any UIFocusEnvironment)? { superview }
}

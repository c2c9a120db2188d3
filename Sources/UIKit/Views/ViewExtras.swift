/// The rare properties of a view.
@MainActor
final class ViewExtras {
    var backgroundColor: UIColor?
    /// What `backgroundColor` was resolved to; when the layer holds another one, someone set the layer's.
    var backgroundCGColor: CGColor?
    var tintColor: UIColor?
    var tintAdjustmentMode = UIView.TintAdjustmentMode.automatic
    var contentMode = UIView.ContentMode.scaleToFill
    var mask: UIView?
    var semanticContentAttribute = UISemanticContentAttribute.unspecified
    var overrideStyle = UIUserInterfaceStyle.unspecified
    /// Traits that a controller, window or host overrides for the tree that starts here, and what that came to.
    var traitOverrides: UITraitCollection?
    var traitBase: UITraitCollection?
    var traitResult: UITraitCollection?
    var gestureRecognizers: [UIGestureRecognizer] = []
    /// How many animations without `.allowUserInteraction` run on the view: touches pass it by meanwhile.
    var blockingAnimations = 0
    var interactions: [any UIInteraction] = []
    var traitRegistrations: [TraitRegistration] = []
    /// What an appearance proxy records in.
    var appearanceRule: AppearanceRule?
    /// The members, for one state each, that were set on this view itself.
    var ownStyleAxes: Set<StyledMember> = []
    /// What appearance set of the properties that the view's own class adds.
    var givenStyles: [String: Any] = [:]
    /// Set once `focusEffect` was, to nil too.
    var focusEffect: Effect?

    struct Effect {
        let value: UIFocusEffect?
    }

    nonisolated init() {}
}

extension UIView {
    /// The box of rare properties, made on first use.
    var extrasStore: ViewExtras {
        if let extras { return extras }
        let made = ViewExtras()
        extras = made
        return made
    }
}

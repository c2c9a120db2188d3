extension UIView {
    /// `layoutMargins`, whatever subclasses make of it.
    var physicalMargins: UIEdgeInsets {
        get { effectiveLayoutMargins }
        set {
            let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
            setMargins(
                NSDirectionalEdgeInsets(
                    top: newValue.top, leading: isRightToLeft ? newValue.right : newValue.left, bottom: newValue.bottom,
                    trailing: isRightToLeft ? newValue.left : newValue.right))
        }
    }

    /// `directionalLayoutMargins`, whatever subclasses make of it.
    var marginsInReadingDirection: NSDirectionalEdgeInsets {
        get {
            let margins = effectiveLayoutMargins
            let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
            return NSDirectionalEdgeInsets(
                top: margins.top, leading: isRightToLeft ? margins.right : margins.left, bottom: margins.bottom,
                trailing: isRightToLeft ? margins.left : margins.right)
        }
        set { setMargins(newValue) }
    }

    /// Whether the margins grow by the safe area. Default true.
    public var insetsLayoutMarginsFromSafeArea: Bool {
        get { constraintBox?.margins?.followsSafeArea ?? true }
        set { changeMargins { $0.followsSafeArea = newValue } }
    }

    /// Whether the margins are at least as far in as the superview's. Default false.
    public var preservesSuperviewLayoutMargins: Bool {
        get { constraintBox?.margins?.keepsSuperviewMargins ?? false }
        set { changeMargins { $0.keepsSuperviewMargins = newValue } }
    }

    private func setMargins(_ margins: NSDirectionalEdgeInsets) {
        let numbers = [margins.top, margins.leading, margins.bottom, margins.trailing]
        guard numbers.allSatisfy(\.isFinite) else {
            return NSLayoutConstraint.complain("Layout margins that are not finite numbers were refused; the last ones stay.")
        }
        changeMargins { $0.own = margins }
    }

    private func changeMargins(_ change: (inout ViewMargins) -> Void) {
        let before = effectiveLayoutMargins
        var margins = constraintStore.margins ?? ViewMargins()
        change(&margins)
        constraintStore.margins = margins
        if effectiveLayoutMargins != before { marginsChanged() }
    }

    /// Tells the view, what is constrained to its margins, and views inside that keep to them.
    func marginsChanged() {
        constraintStore.knownMargins = effectiveLayoutMargins
        refreshConstraints()
        layoutMarginsDidChange()
        controller?.viewLayoutMarginsDidChange()
        setNeedsLayout()
        for child in children where child.preservesSuperviewLayoutMargins { child.marginsChanged() }
    }

    var effectiveLayoutMargins: UIEdgeInsets {
        let settings = constraintBox?.margins
        let own = settings?.own ?? ViewMargins.standard
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        var result = UIEdgeInsets(
            top: own.top, left: isRightToLeft ? own.trailing : own.leading, bottom: own.bottom,
            right: isRightToLeft ? own.leading : own.trailing)
        if let controller, controller.viewRespectsSystemMinimumLayoutMargins {
            let least = controller.systemMinimumLayoutMargins
            result.left = max(result.left, isRightToLeft ? least.trailing : least.leading)
            result.right = max(result.right, isRightToLeft ? least.leading : least.trailing)
        }
        if settings?.followsSafeArea ?? true {
            let safe = safeAreaInsets
            result.top += safe.top
            result.left += safe.left
            result.bottom += safe.bottom
            result.right += safe.right
        }
        if settings?.keepsSuperviewMargins ?? false, let parent {
            let outer = parent.effectiveLayoutMargins.remaining(of: parent.bounds, at: untransformedFrame)
            result.top = max(result.top, outer.top)
            result.left = max(result.left, outer.left)
            result.bottom = max(result.bottom, outer.bottom)
            result.right = max(result.right, outer.right)
        }
        return result
    }
}

extension UIEdgeInsets {
    /// What is left of insets of `bounds` for a rectangle inside it.
    func remaining(of bounds: CGRect, at frame: CGRect) -> UIEdgeInsets {
        UIEdgeInsets(
            top: max(0, top - (frame.minY - bounds.minY)), left: max(0, left - (frame.minX - bounds.minX)),
            bottom: max(0, bottom - (bounds.maxY - frame.maxY)), right: max(0, right - (bounds.maxX - frame.maxX)))
    }

    /// What of a scroll view's safe area its content has not been moved out of already.
    func beyond(_ adjusted: UIEdgeInsets, _ own: UIEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(
            top: max(0, top - (adjusted.top - own.top)), left: max(0, left - (adjusted.left - own.left)),
            bottom: max(0, bottom - (adjusted.bottom - own.bottom)), right: max(0, right - (adjusted.right - own.right)))
    }

    /// Each side no larger than another's.
    func atMost(_ other: UIEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(top: min(top, other.top), left: min(left, other.left), bottom: min(bottom, other.bottom), right: min(right, other.right))
    }
}

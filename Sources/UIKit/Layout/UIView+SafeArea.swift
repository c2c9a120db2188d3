extension UIView {
    /// How far bars and the corners of the screen reach into the view, in points. Zero outside of a window.
    public var safeAreaInsets: UIEdgeInsets {
        guard let window = ownWindow ?? (self as? UIWindow) else { return .zero }
        if window === self { return windowSafeArea }
        var result = UIEdgeInsets.zero
        if let parent {
            let outer = parent.safeAreaInsets
            if outer != .zero {
                let scrollView = parent as? UIScrollView
                let left = scrollView.map { outer.beyond($0.adjustedContentInset, $0.contentInset) } ?? outer
                result = left.remaining(of: parent.bounds, at: untransformedFrame)
                // Content is longer than what is seen of it: if all of that counted, margins that make it longer would grow for ever. (choice)
                if scrollView != nil { result = result.atMost(left) }
            }
        }
        if let extra = controller?.addedSafeAreaInsets, extra != .zero {
            result.top += extra.top
            result.left += extra.left
            result.bottom += extra.bottom
            result.right += extra.right
        }
        return result
    }

    /// What the host's screen takes from a window.
    private var windowSafeArea: UIEdgeInsets {
        let host = UIApplication.shared.host
        let insets = SystemBars.shared.isStatusBarHidden ? host.safeAreaInsetsWithoutStatusBar : host.safeAreaInsets
        return insets == .zero ? .zero : insets.remaining(of: host.screenBounds, at: untransformedFrame)
    }

    /// In each layout pass: tells the view of a safe area or margins that changed since.
    func noticeInsets() {
        if constraintBox == nil && ownWindow == nil { return }
        let insets = safeAreaInsets
        let known = constraintBox?.knownSafeArea ?? .zero
        if insets != known {
            constraintStore.knownSafeArea = insets
            safeAreaInsetsDidChange()
            controller?.viewSafeAreaInsetsDidChange()
            refreshConstraints()
        }
        guard let box = constraintBox, box.margins != nil || box.marginsGuide != nil || !box.references.isEmpty else { return }
        let margins = effectiveLayoutMargins
        if let before = box.knownMargins, before != margins {
            box.knownMargins = margins
            refreshConstraints()
            layoutMarginsDidChange()
            controller?.viewLayoutMarginsDidChange()
        } else if box.knownMargins == nil {
            box.knownMargins = margins
        }
    }
}

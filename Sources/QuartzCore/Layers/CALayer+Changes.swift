@_spi(SliderKit) import CoreGraphics

/// How far a change reaches.
enum LayerChange {
    /// Nothing is drawn differently.
    case none
    /// The layer's own content, within the same outline.
    case content
    /// Where the layer and what is below it stand; their content stays.
    case place
    /// The layer and what is below it.
    case tree
}

extension CALayer {
    /// Changes a property: finds its action before, runs it after.
    @inline(__always)
    func change(_ key: String, _ reach: LayerChange, _ body: () -> Void) {
        _animations?.shownTime = -.infinity
        if let changed = LayerObserving.changed { return changeObserved(key, reach, body, changed) }
        changeUnobserved(key, reach, body)
    }

    private func changeObserved(
        _ key: String, _ reach: LayerChange, _ body: () -> Void, _ tell: (CALayer, String, Any?, Any?) -> Void
    ) {
        let old = value(forKey: key)
        changeUnobserved(key, reach, body)
        tell(self, key, old, value(forKey: key))
    }

    @inline(__always)
    private func changeUnobserved(_ key: String, _ reach: LayerChange, _ body: () -> Void) {
        guard mayHaveActions else {
            body()
            mark(reach)
            return
        }
        let action = pendingAction(forKey: key)
        body()
        mark(reach)
        if let action { runAction(action, forKey: key) }
    }

    @inline(__always)
    func mark(_ reach: LayerChange) {
        switch reach {
        case .none: break
        case .content: markContentDirty()
        case .place: markTreeDirty(keepsContent: true)
        case .tree: markTreeDirty()
        }
    }

    /// A view's layer always asks the view; another only once it has been committed, so that setting up a new layer animates nothing.
    var mayHaveActions: Bool {
        (_viewDelegate != nil || _flags.contains(.committed)) && !_flags.contains(.presentation)
    }

    func pendingAction(forKey key: String) -> (any CAAction)? {
        guard !CATransaction.disableActions(), let action = action(forKey: key), !(action is NSNull) else { return nil }
        if let basic = action as? CABasicAnimation, basic.fromValue == nil, basic.toValue == nil, basic.byValue == nil {
            let path = basic.keyPath ?? key
            basic.fromValue = (currentPresentation() ?? self).value(forKeyPath: path)
        }
        return action
    }

    func runAction(_ action: any CAAction, forKey key: String) { action.run(forKey: key, object: self, arguments: nil) }

    func searchAction(forKey event: String) -> (any CAAction)? {
        if let delegate = currentDelegate, let action = delegate.action(for: self, forKey: event) {
            return action is NSNull ? nil : action
        }
        if let action = _extras?.actions?[event] { return action is NSNull ? nil : action }
        if let styled = _extras?.style?["actions"] as? [String: any CAAction], let action = styled[event] {
            return action is NSNull ? nil : action
        }
        if let action = type(of: self).defaultAction(forKey: event) { return action is NSNull ? nil : action }
        guard type(of: self).animatesImplicitly(event) else { return nil }
        let animation = CABasicAnimation(keyPath: event)
        animation.duration = CATransaction.animationDuration()
        animation.timingFunction =
            CATransaction.animationTimingFunction() ?? CAMediaTimingFunction(name: .default)
        return animation
    }
}

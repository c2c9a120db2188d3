extension UIControl {
    func follow(_ touches: Set<UITouch>, _ event: UIEvent?) {
        guard isEnabled, trackedTouch == nil, let touch = touches.first, !touch.isOtherButton else { return }
        trackedTouch = touch
        controlFlags.insert([.touchInside, .handlingTouch])
        defer { controlFlags.remove(.handlingTouch) }
        controlFlags.insert(.beginning)
        let takes = beginTracking(touch, with: event)
        controlFlags.remove(.beginning)
        guard takes, trackedTouch === touch else {
            if trackedTouch === touch { trackedTouch = nil }
            controlFlags.remove(.touchInside)
            forgetChange()
            return
        }
        controlFlags.insert(.tracking)
        trackingBegan()
        isHighlighted = true
        send(.touchDown, event)
        if trackedTouch === touch, touch.tapCount > 1 { send(.touchDownRepeat, event) }
        if trackedTouch === touch { tellOfChange(with: event) }
    }

    func followMove(_ touches: Set<UITouch>, _ event: UIEvent?) {
        guard let touch = trackedTouch, touches.count == 1 ? touches.first === touch : touches.contains(touch), isTracking else { return }
        controlFlags.insert(.handlingTouch)
        defer { controlFlags.remove(.handlingTouch) }
        let wasInside = isTouchInside
        updateInside(touch)
        let goesOn = continueTracking(touch, with: event)
        guard trackedTouch === touch else { return }
        if !goesOn {
            // The touch goes on without the control, which hears only of its end.
            controlFlags.remove(.tracking)
            tellOfChange(with: event)
            if trackedTouch === touch { isHighlighted = false }
            return
        }
        let isInside = isTouchInside
        if !keepsHighlightOutside, isHighlighted != isInside { isHighlighted = isInside }
        // In one sample of a touch its own event comes first, then the change of value (choice).
        if wasInside != isInside { send(isInside ? .touchDragEnter : .touchDragExit, event) }
        if trackedTouch === touch { send(isInside ? .touchDragInside : .touchDragOutside, event) }
        if trackedTouch === touch { tellOfChange(with: event) }
    }

    func followEnd(_ touches: Set<UITouch>, _ event: UIEvent?) {
        guard let touch = trackedTouch, touches.contains(touch) else { return }
        controlFlags.insert(.handlingTouch)
        defer { controlFlags.remove(.handlingTouch) }
        updateInside(touch)
        if isTracking {
            endTracking(touch, with: event)
            guard trackedTouch === touch else { return }
            controlFlags.remove(.tracking)
            // When a finger lifts, the change of value comes before touchUpInside or touchUpOutside (choice).
            tellOfChange(with: event)
            guard trackedTouch === touch else { return }
        }
        trackedTouch = nil
        isHighlighted = false
        let isInside = isTouchInside
        send(isInside ? .touchUpInside : .touchUpOutside, event)
        if isInside { didSendTouchUpInside(with: event) }
        if trackedTouch == nil { controlFlags.remove(.touchInside) }
    }

    func followCancel(_ touches: Set<UITouch>, _ event: UIEvent?) {
        guard let touch = trackedTouch, touches.contains(touch) else { return }
        abandonTracking(with: event)
    }

    /// The touch is over for the control, though it was not lifted.
    func abandonTracking(with event: UIEvent?) {
        guard let touch = trackedTouch else { return }
        if controlFlags.contains(.beginning) {
            // Without a touchDown there is no touchCancel; `follow` does the rest.
            trackedTouch = nil
            return
        }
        let wasHandling = controlFlags.contains(.handlingTouch)
        controlFlags.insert(.handlingTouch)
        defer { if !wasHandling { controlFlags.remove(.handlingTouch) } }
        if isTracking {
            cancelTracking(with: event)
            guard trackedTouch === touch else { return }
            controlFlags.remove(.tracking)
            tellOfChange(with: event)
            guard trackedTouch === touch else { return }
        }
        trackedTouch = nil
        controlFlags.remove(.touchInside)
        isHighlighted = false
        send(.touchCancel, event)
    }

    private func updateInside(_ touch: UITouch) {
        let area = bounds.insetBy(dx: -Self.slop, dy: -Self.slop)
        controlFlags.set(.touchInside, area.contains(touch.location(in: self)))
    }

    // MARK: State

    var currentState: State {
        var state: State = .normal
        if controlFlags.contains(.highlighted) { state.insert(.highlighted) }
        if controlFlags.contains(.disabled) { state.insert(.disabled) }
        if controlFlags.contains(.selected) { state.insert(.selected) }
        if controlFlags.contains(.focused) { state.insert(.focused) }
        return state
    }

    func setFlag(_ flag: Flags, _ on: Bool) {
        guard controlFlags.contains(flag) != on else { return }
        controlFlags.set(flag, on)
        controlStateDidChange()
    }

    func setEnabled(_ enabled: Bool) {
        guard isEnabled != enabled else { return }
        controlFlags.set(.disabled, !enabled)
        controlStateDidChange()
        if !enabled {
            abandonTracking(with: nil)
            focusMayBeLost()
        }
    }

    var physicalAlignment: ContentHorizontalAlignment {
        let isLeftToRight = effectiveUserInterfaceLayoutDirection == .leftToRight
        return switch contentHorizontalAlignment {
        case .leading: isLeftToRight ? .left : .right
        case .trailing: isLeftToRight ? .right : .left
        default: contentHorizontalAlignment
        }
    }

    // MARK: Archives

    func decodeControl(_ coder: NSCoder) {
        if let nib = coder as? NibCoder { return decodeControlNib(nib) }
        guard coder.allowsKeyedCoding else { return }
        if coder.containsValue(forKey: "UIContentVerticalAlignment") {
            contentVerticalAlignment = ContentVerticalAlignment(rawValue: coder.decodeInteger(forKey: "UIContentVerticalAlignment")) ?? .center
        }
        if coder.containsValue(forKey: "UIContentHorizontalAlignment") {
            contentHorizontalAlignment =
                ContentHorizontalAlignment(rawValue: coder.decodeInteger(forKey: "UIContentHorizontalAlignment")) ?? .center
        }
        controlFlags.set(.disabled, coder.decodeBool(forKey: "UIDisabled"))
        controlFlags.set(.selected, coder.decodeBool(forKey: "UISelected"))
        controlFlags.set(.highlighted, coder.decodeBool(forKey: "UIHighlighted"))
    }

    func encodeControl(_ coder: NSCoder) {
        guard coder.allowsKeyedCoding else { return }
        coder.encode(contentVerticalAlignment.rawValue, forKey: "UIContentVerticalAlignment")
        coder.encode(contentHorizontalAlignment.rawValue, forKey: "UIContentHorizontalAlignment")
        coder.encode(!isEnabled, forKey: "UIDisabled")
        coder.encode(isSelected, forKey: "UISelected")
        coder.encode(isHighlighted, forKey: "UIHighlighted")
    }
}

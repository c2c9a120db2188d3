@_spi(SliderKit) import CoreGraphics

extension UISegmentedControl {
    // MARK: Segments

    func insert(_ items: [Any]) {
        for item in items {
            switch item {
            case let title as String: insertSegment(withTitle: title, at: numberOfSegments, animated: false)
            case let image as UIImage: insertSegment(with: image, at: numberOfSegments, animated: false)
            default: requireRule(false, "UISegmentedControl(items:) takes Strings and UIImages, not \(type(of: item)).")
            }
        }
    }

    func insert(_ segment: Segment, at index: Int, animated: Bool) {
        let place = min(max(index, 0), segments.count)
        segments.insert(segment, at: place)
        if ownSelection >= place { ownSelection += 1 }
        for view in segment.views { addSubview(view) }
        rebuilt(animated: animated)
    }

    func remove(at index: Int, animated: Bool) {
        guard !segments.isEmpty else { return }
        let place = min(max(index, 0), segments.count - 1)
        let removed = segments.remove(at: place)
        for view in removed.views { view.removeFromSuperview() }
        if ownSelection == place { ownSelection = Self.noSegment } else if ownSelection > place { ownSelection -= 1 }
        rebuilt(animated: animated)
    }

    func removeAll() {
        for view in segments.flatMap(\.views) { view.removeFromSuperview() }
        segments = []
        ownSelection = Self.noSegment
        rebuilt(animated: false)
    }

    /// A finger that was on a segment is on another one, or on none.
    private func rebuilt(animated: Bool) {
        pressed = nil
        dragsSelection = false
        invalidateIntrinsicContentSize()
        paint()
        guard animated, window != nil else { return }
        UIView.animate(withDuration: Self.slide, delay: 0, options: .allowUserInteraction, animations: { self.layoutIfNeeded() })
    }

    func find(_ index: Int) -> Segment? {
        requireRule(segments.indices.contains(index), "there is no segment \(index) of \(segments.count): ask numberOfSegments first.")
        return segments[index]
    }

    func change(_ index: Int, _ body: (Segment) -> Void) {
        guard let segment = find(index) else { return }
        body(segment)
        invalidateIntrinsicContentSize()
        paint()
    }

    // MARK: Selection

    func select(_ index: Int) {
        requireRule(
            index == Self.noSegment || segments.indices.contains(index),
            "selectedSegmentIndex \(index) of \(segments.count) segments: use one that exists, or UISegmentedControl.noSegment.")
        guard index != ownSelection else { return }
        ownSelection = index
        paint()
    }

    /// Selects as the user does; the event waits for the touch's.
    private func choose(_ index: Int) {
        guard segments.indices.contains(index), segments[index].isEnabled else { return }
        guard isMomentary || index != ownSelection else { return }
        if !isMomentary {
            let moves = ownSelection != Self.noSegment && window != nil
            selectedSegmentIndex = index
            if moves {
                UIView.animate(
                    withDuration: Self.slide, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState],
                    animations: { self.place() })
            }
        } else {
            ownSelection = index
        }
        hasUntoldChange = true
    }

    func chooseAndTell(_ index: Int) {
        guard isEnabled, isUserInteractionEnabled, trackedTouch == nil else { return }
        choose(index)
        sendUntoldChange(nil)
    }

    /// The segment's action, then `.valueChanged` (choice of order). A momentary control has the number only while it tells.
    func sendUntoldChange(_ event: UIEvent?) {
        guard hasUntoldChange else { return }
        hasUntoldChange = false
        if segments.indices.contains(ownSelection), let action = segments[ownSelection].action { sendAction(action) }
        send(.valueChanged, event)
        send(.primaryActionTriggered, event)
        if isMomentary {
            ownSelection = Self.noSegment
            paint()
        }
    }

    // MARK: Fingers and keys

    private func segment(at point: CGPoint) -> Int? {
        let area = bounds.insetBy(dx: 0, dy: -Self.slop)
        guard area.contains(point) else { return nil }
        return segments.indices.first { rect(ofSegment: $0).insetBy(dx: 0, dy: -Self.slop).contains(point) }
    }

    func press(_ touch: UITouch) -> Bool {
        guard let index = segment(at: touch.location(in: self)), segments[index].isEnabled else { return false }
        pressed = index
        dragsSelection = !isMomentary && index == ownSelection
        paint()
        return true
    }

    /// A finger that took hold of the selected segment takes it along; any other presses what it is over.
    func follow(_ touch: UITouch) {
        let index = segment(at: touch.location(in: self)).flatMap { segments[$0].isEnabled ? $0 : nil }
        if dragsSelection {
            guard let index else { return }
            if index != ownSelection { choose(index) }
            pressed = index
        } else if index != pressed {
            pressed = index
            paint()
        }
    }

    func release() {
        if !dragsSelection, let pressed { choose(pressed) }
        letGo()
    }

    func letGo() {
        pressed = nil
        dragsSelection = false
        paint()
    }

    func takeKey(_ press: UIPress) -> Bool {
        guard isEnabled, isUserInteractionEnabled, !isMomentary, let key = press.key,
            key.modifierFlags.isDisjoint(with: [.command, .control, .alternate]),
            key.keyCode == .keyboardLeftArrow || key.keyCode == .keyboardRightArrow
        else { return false }
        press.take(by: self)
        let isForward = (key.keyCode == .keyboardRightArrow) != isMirrored
        let places = isForward ? Array(segments.indices) : segments.indices.reversed()
        let start = ownSelection == Self.noSegment ? nil : ownSelection
        let next = places.first { index in
            segments[index].isEnabled && (start.map { isForward ? index > $0 : index < $0 } ?? true)
        }
        if let next { chooseAndTell(next) }
        return true
    }

    var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    var segmentElements: [Any] {
        segments.map { segment in
            if let known = segment.element { return known }
            let element = SegmentElement(accessibilityContainer: self)
            element.control = self
            element.segment = segment
            segment.element = element
            return element
        }
    }
}

import Testing
@_spi(SliderKit) import UIKit
@_spi(SliderKit) import UIKitTesting

/// Writes down which of its actions were called.
@MainActor private final class Listener: NSObject {
    var heard: [String] = []
    var onHear: (() -> Void)?
    func none() { hear("none") }
    func one(_ sender: UIControl) { hear("one") }
    func two(_ sender: UIControl, event: UIEvent?) { hear(event == nil ? "two nil" : "two") }
    func strict(_ sender: UIControl, event: UIEvent) { hear("strict \(event.allTouches?.count ?? 0)") }
    private func hear(_ name: String) {
        heard.append(name)
        onHear?()
    }
    static let none = Selector("none", Listener.none)
    static let one = Selector("one:", Listener.one)
    static let two = Selector("two:event:", Listener.two)
    static let strict = Selector("strict:event:", Listener.strict)
}

@MainActor @Suite("UIControl") struct UIControlTests {
    private let control = UIControl(frame: CGRect(x: 100, y: 100, width: 100, height: 40))
    private let listener = Listener()

    @Test("B2: actions of no, one and two arguments")
    func forms() {
        control.addTarget(listener, action: Listener.none, for: .touchDown)
        control.addTarget(listener, action: Listener.one, for: .touchDown)
        control.addTarget(listener, action: Listener.two, for: .touchDown)
        control.addTarget(listener, action: Listener.strict, for: .touchDown)
        control.sendActions(for: .touchDown)
        #expect(listener.heard == ["none", "one", "two nil", "strict 0"])
        listener.heard = []
        let app = TestApp()
        app.show(control)
        app.touchDown(at: control.center).lift()
        #expect(listener.heard == ["none", "one", "two", "strict 1"])
    }

    @Test("B2: every event can have a target, and hears only its own")
    func everyEvent() {
        for bit in Array(0...8) + Array(12...14) + Array(16...19) {
            listener.heard = []
            let event = UIControl.Event(rawValue: 1 << UInt(bit))
            let control = UIControl()
            control.addTarget(listener, action: Listener.none, for: event)
            control.sendActions(for: UIControl.Event.allEvents.subtracting(event))
            #expect(listener.heard.isEmpty)
            control.sendActions(for: event)
            #expect(listener.heard == ["none"])
        }
    }

    @Test("B2: a nil target is searched up the responder chain")
    func nilTarget() {
        final class Owner: UIView {
            var taps = 0
            func tapped(_ sender: UIControl) { taps += 1 }
        }
        let owner = Owner(frame: CGRect(x: 0, y: 0, width: 320, height: 480)), between = UIView(frame: owner.bounds)
        let app = TestApp()
        app.show(owner)
        owner.addSubview(between)
        between.addSubview(control)
        control.addTarget(nil, action: Selector("tapped:", Owner.tapped), for: .touchUpInside)
        #expect(control.allTargets.count == 1 && control.allTargets.first?.base is NSNull)
        app.touchDown(at: control.center).lift()
        #expect(owner.taps == 1)
        control.removeFromSuperview()
        control.sendActions(for: .touchUpInside)
        #expect(owner.taps == 1)
    }

    @Test("B2: removal, of one action, one target, all")
    func removal() {
        let other = Listener()
        control.addTarget(listener, action: Listener.none, for: [.touchDown, .valueChanged])
        control.addTarget(listener, action: Listener.one, for: .valueChanged)
        control.addTarget(other, action: Listener.one, for: .valueChanged)
        #expect(control.allControlEvents == [.touchDown, .valueChanged])
        #expect(control.actions(forTarget: listener, forControlEvent: .valueChanged) == ["none", "one:"])
        #expect(control.actions(forTarget: listener, forControlEvent: .touchCancel) == nil)
        control.removeTarget(listener, action: Listener.none, for: .valueChanged)
        #expect(control.actions(forTarget: listener, forControlEvent: .valueChanged) == ["one:"])
        control.removeTarget(listener, action: nil, for: .allEvents)
        #expect(control.allTargets == [other])
        control.removeTarget(nil, action: nil, for: .allEvents)
        #expect(control.allTargets.isEmpty && control.allControlEvents.isEmpty)
    }

    @Test("B2: targets are not kept")
    func weakTargets() {
        weak var weakListener: Listener?
        do {
            let gone = Listener()
            weakListener = gone
            control.addTarget(gone, action: Listener.none, for: .valueChanged)
        }
        #expect(weakListener == nil)
        control.sendActions(for: .valueChanged)
        #expect(control.allTargets.isEmpty)
    }

    @Test("I13: the same pair fires once, in order of registration")
    func order() {
        control.addTarget(listener, action: Listener.one, for: .valueChanged)
        control.addTarget(listener, action: Listener.none, for: .valueChanged)
        control.addTarget(listener, action: Listener.one, for: .valueChanged)
        control.addTarget(listener, action: Listener.one, for: .touchDown)
        control.sendActions(for: [.valueChanged, .touchDown])
        #expect(listener.heard == ["one", "none"])
    }

    @Test("I13: removal and addition while sending are safe")
    func mutation() {
        let other = Listener()
        listener.onHear = { [control, listener] in
            control.removeTarget(nil, action: nil, for: .allEvents)
            control.addTarget(listener, action: Listener.two, for: .valueChanged)
        }
        control.addTarget(listener, action: Listener.one, for: .valueChanged)
        control.addTarget(other, action: Listener.one, for: .valueChanged)
        control.sendActions(for: .valueChanged)
        #expect(listener.heard == ["one"] && other.heard.isEmpty)
        listener.onHear = nil
        control.sendActions(for: .valueChanged)
        #expect(listener.heard == ["one", "two nil"])
    }

    @Test("B2: UIAction is unique by identifier, knows its sender and can be removed")
    func actions() {
        var heard: [String] = []
        let first = UIAction(title: "a", identifier: UIAction.Identifier("x")) { heard.append("first \($0.sender is UIControl)") }
        let second = UIAction(identifier: UIAction.Identifier("x")) { _ in heard.append("second") }
        control.addAction(first, for: .valueChanged)
        control.sendActions(for: .valueChanged)
        control.addAction(second, for: .valueChanged)
        control.addAction(UIAction { _ in heard.append("third") }, for: .touchDown)
        control.sendActions(for: .valueChanged)
        control.sendActions(for: .touchDown)
        #expect(heard == ["first true", "second", "third"])
        #expect(first.sender == nil && first.title == "a")
        var seen: [UIControl.Event] = []
        control.enumerateEventHandlers { action, target, events, stop in
            #expect(action != nil && target == nil)
            seen.append(events)
            stop = true
        }
        #expect(seen == [.valueChanged])
        control.removeAction(identifiedBy: UIAction.Identifier("x"), for: .valueChanged)
        control.sendActions(for: .valueChanged)
        #expect(heard.count == 3)
    }

    @Test("B2: the primary action, and performing it")
    func primaryAction() {
        var count = 0
        let control = UIControl(frame: .zero, primaryAction: UIAction { _ in count += 1 })
        control.performPrimaryAction()
        control.sendActions(for: .primaryActionTriggered)
        #expect(count == 2)
    }

    @Test("B2: every action passes through the overridable functions")
    func overriding() {
        final class Spy: UIControl {
            var sent: [String] = []
            override func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
                sent.append(action.description)
                super.sendAction(action, to: target, for: event)
            }
            override func sendAction(_ action: UIAction) {
                sent.append("action")
                super.sendAction(action)
            }
        }
        let spy = Spy()
        spy.addTarget(listener, action: Listener.one, for: .valueChanged)
        spy.addAction(UIAction { _ in }, for: .valueChanged)
        spy.sendActions(for: .valueChanged)
        #expect(spy.sent == ["one:", "action"] && listener.heard == ["one"])
    }

    // MARK: Tracking

    @Test("I2: events in their order, 70 points of slop, highlight that follows")
    func tracking() {
        let app = TestApp(size: CGSize(width: 400, height: 400))
        app.show(control)
        let log = EventLog(control)
        let finger = app.touchDown(at: CGPoint(x: 150, y: 120))
        #expect(control.isTracking && control.isTouchInside && control.isHighlighted)
        finger.move(to: CGPoint(x: 269, y: 120))
        finger.move(to: CGPoint(x: 271, y: 120))
        #expect(!control.isTouchInside && !control.isHighlighted)
        finger.move(to: CGPoint(x: 300, y: 120))
        finger.move(to: CGPoint(x: 150, y: 31))
        #expect(control.isHighlighted)
        finger.move(to: CGPoint(x: 150, y: 29))
        finger.lift()
        #expect(
            log.lines == [
                "touchDown began H", "touchDragInside moved H", "touchDragExit moved –", "touchDragOutside moved –",
                "touchDragOutside moved –", "touchDragEnter moved H", "touchDragInside moved H", "touchDragExit moved –",
                "touchDragOutside moved –", "touchUpOutside ended –",
            ])
        #expect(!control.isTracking && !control.isTouchInside)
    }

    /// Places what it shows in its layout.
    private final class CountingControl: UIControl {
        var layouts = 0
        override func layoutSubviews() { layouts += 1 }
    }

    @Test("I2: a control whose state changes is laid out again, once per change")
    func stateLayout() {
        let app = TestApp(size: CGSize(width: 400, height: 400))
        let control = CountingControl(frame: CGRect(x: 100, y: 100, width: 100, height: 40))
        app.show(control)
        app.host.commit()
        let first = control.layouts
        control.isHighlighted = true
        app.host.commit()
        #expect(control.layouts == first + 1)
        control.isHighlighted = true
        app.host.commit()
        #expect(control.layouts == first + 1)
        control.isSelected = true
        control.isEnabled = false
        app.host.commit()
        #expect(control.layouts == first + 2)
    }

    @Test("I2: a control that refuses or stops tracking")
    func refusing() {
        final class Fussy: UIControl {
            var begins = true
            var ends = 0
            override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { begins }
            override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { false }
            override func endTracking(_ touch: UITouch?, with event: UIEvent?) { ends += 1 }
        }
        let fussy = Fussy(frame: control.frame)
        let app = TestApp()
        app.show(fussy)
        let log = EventLog(fussy)
        let finger = app.touchDown(at: fussy.center)
        finger.move(by: 5)
        #expect(!fussy.isTracking && !fussy.isHighlighted)
        finger.move(by: 5)
        finger.lift()
        #expect(log.names == ["touchDown", "touchUpInside"] && fussy.ends == 0)
        fussy.begins = false
        log.clear()
        app.touchDown(at: fussy.center).lift()
        #expect(log.names.isEmpty)
    }

    @Test("I2: a disabled control hears nothing, and keeps the touch from views behind")
    func disabled() {
        final class Behind: UIView {
            var touches = 0
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { self.touches += 1 }
        }
        let behind = Behind(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let app = TestApp()
        app.show(behind)
        behind.addSubview(control)
        control.isEnabled = false
        let log = EventLog(control)
        app.touchDown(at: control.center).lift()
        #expect(log.names.isEmpty && behind.touches == 0 && control.state == .disabled)
    }

    @Test("I5: overridden properties with observers are told")
    func observers() {
        final class Watched: UIControl {
            var changes: [String] = []
            override var isEnabled: Bool { didSet { changes.append("enabled \(isEnabled)") } }
            override var isHighlighted: Bool { didSet { changes.append("highlighted \(isHighlighted)") } }
            override var isSelected: Bool { didSet { changes.append("selected \(isSelected)") } }
        }
        let watched = Watched(frame: control.frame)
        let app = TestApp()
        app.show(watched)
        app.touchDown(at: watched.center).lift()
        watched.isSelected = true
        #expect(watched.state == .selected)
        watched.isEnabled = false
        #expect(watched.state == [.selected, .disabled])
        #expect(watched.changes == ["highlighted true", "highlighted false", "selected true", "enabled false"])
    }

    @Test("B1: content alignment in physical terms", arguments: [false, true])
    func alignment(mirrored: Bool) {
        control.semanticContentAttribute = mirrored ? .forceRightToLeft : .forceLeftToRight
        #expect(control.contentHorizontalAlignment == .center && control.contentVerticalAlignment == .center)
        control.contentHorizontalAlignment = .leading
        #expect(control.effectiveContentHorizontalAlignment == (mirrored ? .right : .left))
        control.contentHorizontalAlignment = .trailing
        #expect(control.effectiveContentHorizontalAlignment == (mirrored ? .left : .right))
        control.contentHorizontalAlignment = .fill
        #expect(control.effectiveContentHorizontalAlignment == .fill)
    }

    @Test("B2: raw values are Apple's")
    func rawValues() {
        #expect(UIControl.Event.valueChanged.rawValue == 4096 && UIControl.Event.primaryActionTriggered.rawValue == 8192)
        #expect(UIControl.Event.allTouchEvents.rawValue == 0xFFF && UIControl.Event.editingDidEndOnExit.rawValue == 1 << 19)
        #expect(UIControl.State.highlighted.rawValue == 1 && UIControl.State.focused.rawValue == 8)
    }

    @Test("G: feedback is written down")
    func feedback() {
        _ = TestApp()
        FeedbackLog.clear()
        let impact = UIImpactFeedbackGenerator(style: .heavy)
        impact.prepare()
        impact.impactOccurred()
        UIImpactFeedbackGenerator().impactOccurred(intensity: 3)
        UISelectionFeedbackGenerator().selectionChanged()
        UINotificationFeedbackGenerator().notificationOccurred(.warning)
        #expect(FeedbackLog.entries.map(\.name) == ["impact heavy", "impact medium", "selection", "notification warning"])
        #expect(FeedbackLog.entries.allSatisfy { $0.intensity == 1 })
    }
}

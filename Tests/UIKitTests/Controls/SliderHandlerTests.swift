import Testing
@_spi(SliderKit) import UIKit
@_spi(SliderKit) import UIKitTesting

/// The events that handlers are run in.
private let moments: [(name: String, event: UIControl.Event)] = [
    ("touchDown", .touchDown), ("valueChanged", .valueChanged), ("touchDragInside", .touchDragInside), ("touchUpInside", .touchUpInside),
]

/// What a handler may do to its own slider.
private enum Deed: String, CaseIterable {
    case remove, hide, hideParent, reparent, disable, interactionOff, narrowLimits, crossLimits, equalLimits, resize, empty, turn, flatten, set
    case setAnimated, images, mirror, dropTargets, addTarget, continuous, cancelTouches

    @MainActor func apply(to slider: UISlider) {
        switch self {
        case .remove: slider.removeFromSuperview()
        case .hide: slider.isHidden = true
        case .hideParent: slider.superview?.isHidden = true
        case .reparent:
            let other = UIView(frame: CGRect(x: 10, y: 10, width: 400, height: 400))
            slider.superview?.addSubview(other)
            other.addSubview(slider)
        case .disable: slider.isEnabled = false
        case .interactionOff: slider.isUserInteractionEnabled = false
        case .narrowLimits: slider.maximumValue = 0.4
        case .crossLimits: slider.minimumValue = 7
        case .equalLimits: slider.minimumValue = slider.value; slider.maximumValue = slider.value
        case .resize: slider.bounds.size = CGSize(width: 100, height: 80)
        case .empty: slider.frame = .zero
        case .turn: slider.transform = CGAffineTransform(rotationAngle: 2)
        case .flatten: slider.transform = CGAffineTransform(scaleX: 0, y: 1)
        case .set: slider.value = 0.3
        case .setAnimated: slider.setValue(0.9, animated: true)
        case .images: slider.setThumbImage(UIImage(), for: .normal); slider.minimumValueImage = UIImage()
        case .mirror: slider.semanticContentAttribute = .forceRightToLeft
        case .dropTargets: slider.removeTarget(nil, action: nil, for: .allEvents)
        case .addTarget: slider.addAction(UIAction { _ in }, for: .allEvents)
        case .continuous: slider.isContinuous.toggle()
        case .cancelTouches: TouchInjector.cancelAll()
        }
    }
}

@MainActor @Suite("Sliders that are changed in their own handlers") struct SliderHandlerTests {
    @Test("B11: whatever a handler does to its slider, a touch ends once and the value stays in range", arguments: moments.map(\.name))
    func deeds(moment: String) {
        let event = moments.first { $0.name == moment }!.event
        for deed in Deed.allCases {
            let stage = SliderStage()
            var done = false
            stage.slider.addAction(
                UIAction { [weak slider = stage.slider] _ in
                    guard !done, let slider else { return }
                    done = true
                    deed.apply(to: slider)
                }, for: event)
            let finger = stage.grab(3)
            for _ in 1...3 { finger.slide(stage, 20) }
            finger.lift()
            let slider = stage.slider
            #expect(done)
            #expect(!slider.isTracking && !slider.isHighlighted, "\(deed)")
            #expect(slider.value >= slider.minimumValue && slider.value <= slider.maximumValue, "\(deed)")
            #expect(slider.value.isFinite, "\(deed)")
            if deed != .dropTargets {
                let ends = stage.log.names.filter { $0.hasPrefix("touchUp") || $0 == "touchCancel" }
                #expect(ends.count == 1, "\(deed) in \(moment): \(stage.log.names)")
            }
            // It is not spoilt: shown again, it works.
            stage.log.clear()
            stage.app.wait(1)
            slider.superview?.isHidden = false
            slider.transform = .identity
            slider.isHidden = false
            slider.isEnabled = true
            slider.isUserInteractionEnabled = true
            slider.frame = SliderStage.frame
            stage.app.show(slider)
            if slider.maximumValue > slider.minimumValue, deed != .dropTargets {
                let again = stage.grab()
                #expect(slider.isTracking && stage.log.names.first == "touchDown", "\(deed) in \(moment)")
                again.lift()
            }
        }
    }

    @Test("B11: disabled, hidden or removed in a handler: cancelled at once, nothing afterwards", arguments: ["disable", "hide", "remove"])
    func cancelled(name: String) {
        let deed = Deed(rawValue: name)!
        let stage = SliderStage()
        stage.slider.addAction(UIAction { [weak slider = stage.slider] _ in slider.map(deed.apply(to:)) }, for: .touchDragInside)
        let finger = stage.grab()
        stage.log.clear()
        finger.slide(stage, 20)
        #expect(stage.log.names == ["touchDragInside", "valueChanged", "touchCancel"] || stage.log.names == ["touchDragInside", "touchCancel"] || stage.log.names == ["valueChanged", "touchCancel", "touchDragInside"], "\(stage.log.names)")
        let count = stage.log.names.count
        finger.slide(stage, 20)
        finger.lift()
        #expect(stage.log.names.count == count)
    }

    @Test("I19: a slider whose last owner lets go in its own action ends well", arguments: moments.map(\.name))
    func lastReference(moment: String) {
        let event = moments.first { $0.name == moment }!.event
        let app = TestApp(size: CGSize(width: 480, height: 480))
        weak var seen: UISlider?
        @MainActor final class Holder { var slider: UISlider? }
        let holder = Holder()
        do {
            let slider = UISlider(frame: SliderStage.frame)
            slider.value = 0.5
            slider.addAction(
                UIAction { [weak holder] _ in
                    holder?.slider?.removeFromSuperview()
                    holder?.slider = nil
                }, for: event)
            holder.slider = slider
            seen = slider
            app.show(slider)
        }
        let finger = app.touchDown(at: CGPoint(x: 240, y: 217))
        for _ in 1...3 { finger.move(by: 15) }
        finger.lift()
        app.wait(1)
        _ = app.picture()
        #expect(holder.slider == nil)
        #expect(seen == nil)
        // From code too.
        weak var other: UISlider?
        do {
            holder.slider = UISlider(frame: SliderStage.frame)
            other = holder.slider
            holder.slider!.addAction(UIAction { [weak holder] _ in holder?.slider = nil }, for: .valueChanged)
            holder.slider!.addAction(UIAction { _ in }, for: .valueChanged)
            holder.slider!.sendActions(for: .valueChanged)
        }
        #expect(other == nil)
    }

    @Test("B3: isContinuous switched off in mid-drag tells once more, at release; switched on, from then on")
    func continuousToggled() {
        let stage = SliderStage()
        let finger = stage.grab()
        finger.slide(stage, 10)
        stage.slider.isContinuous = false
        stage.log.clear()
        finger.slide(stage, 10)
        finger.slide(stage, 10)
        finger.lift()
        #expect(stage.log.names == ["touchDragInside", "touchDragInside", "valueChanged", "touchUpInside"])
        let other = stage.grab()
        other.slide(stage, -10)
        stage.slider.isContinuous = true
        stage.log.clear()
        other.slide(stage, -10)
        other.lift()
        #expect(stage.log.names == ["touchDragInside", "valueChanged", "valueChanged", "touchUpInside"])
    }

    @Test("B4: a minimum set above the maximum in mid-drag leaves one value, and the drag goes on without events")
    func crossedLimits() {
        let stage = SliderStage()
        let finger = stage.grab()
        finger.slide(stage, 20)
        stage.log.clear()
        stage.slider.minimumValue = 5
        #expect(stage.slider.maximumValue == 5 && stage.slider.value == 5 && stage.log.names.isEmpty)
        finger.slide(stage, 20)
        #expect(stage.log.names == ["touchDragInside"])
        stage.slider.maximumValue = 6
        finger.slide(stage, 40)
        #expect(stage.slider.value > 5 && stage.slider.value <= 6)
        finger.lift()
        #expect(stage.log.names.last == "touchUpInside")
    }

    @Test("B11: two sliders dragged at once do not disturb each other")
    func two() {
        let stage = SliderStage()
        let other = UISlider(frame: CGRect(x: 100, y: 300, width: 280, height: 34))
        other.value = 0.5
        stage.app.show(other)
        let log = EventLog(other)
        let first = stage.grab()
        let second = stage.app.touchDown(at: CGPoint(x: 240, y: 317))
        for _ in 1...3 {
            first.move(by: 8.1)
            second.move(by: -8.1)
        }
        #expect(stage.slider.value.rounded(toPlaces: 3) == 0.6 && other.value.rounded(toPlaces: 3) == 0.4)
        #expect(stage.log.entries.allSatisfy { $0.phase == "began" || $0.phase == "moved" })
        #expect(log.entries.allSatisfy { $0.phase == "began" || $0.phase == "moved" })
        first.cancel()
        #expect(other.isTracking && !stage.slider.isTracking)
        second.lift()
        #expect(stage.log.names.last == "touchCancel" && log.names.last == "touchUpInside")
    }

    @Test("I9: with multiple touch the second finger is still nobody's; once the first lifts a new one works")
    func secondFinger() {
        let stage = SliderStage()
        stage.slider.isMultipleTouchEnabled = true
        let first = stage.grab()
        let count = stage.log.names.count
        let second = stage.grab()
        second.move(by: 60)
        #expect(stage.log.names.count == count && stage.slider.value == 0.5)
        first.lift()
        second.move(by: -30)
        second.lift()
        #expect(stage.slider.value == 0.5 && stage.log.names.last == "touchUpInside")
        stage.log.clear()
        stage.grab().lift()
        #expect(stage.log.names.first == "touchDown" && stage.log.names.last == "touchUpInside")
    }

    @Test("B10: false from beginTracking: nothing is heard; false from continueTracking: no more moves, one end")
    func refusing() {
        final class Refuser: UISlider {
            var begins = true
            var moves = 0
            var ended = 0
            override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { begins && super.beginTracking(touch, with: event) }
            override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
                moves += 1
                return super.continueTracking(touch, with: event) && moves < 2
            }
            override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
                ended += 1
                super.endTracking(touch, with: event)
            }
        }
        let slider = Refuser()
        let stage = SliderStage(slider: slider)
        slider.begins = false
        let none = stage.grab()
        none.slide(stage, 20)
        none.lift()
        #expect(stage.log.names.isEmpty && !slider.isHighlighted && slider.moves == 0 && slider.ended == 0)
        slider.begins = true
        let finger = stage.grab()
        for _ in 1...4 { finger.slide(stage, 10) }
        #expect(slider.moves == 2 && !slider.isTracking && !slider.isHighlighted)
        finger.lift()
        #expect(stage.log.names.filter { $0.hasPrefix("touchUp") || $0 == "touchCancel" }.count == 1)
    }

    @Test("I13: handlers that add and remove each other while events are sent")
    func registrationsInHandlers() {
        let slider = UISlider()
        var heard: [String] = []
        let second = UIAction(identifier: .init("second")) { _ in heard.append("second") }
        slider.addAction(
            UIAction(identifier: .init("first")) { [weak slider] action in
                heard.append("first")
                slider?.removeAction(identifiedBy: .init("second"), for: .allEvents)
                slider?.removeAction(action, for: .valueChanged)
                slider?.addAction(UIAction(identifier: .init("late")) { _ in heard.append("late") }, for: .valueChanged)
            }, for: .valueChanged)
        slider.addAction(second, for: .valueChanged)
        slider.sendActions(for: .valueChanged)
        #expect(heard == ["first"])
        slider.sendActions(for: .valueChanged)
        #expect(heard == ["first", "late"])
        #expect(slider.allControlEvents == .valueChanged)
        slider.removeAction(identifiedBy: .init("late"), for: .touchDown)
        slider.removeAction(identifiedBy: .init("late"), for: [.touchDown, .valueChanged])
        #expect(slider.allControlEvents.isEmpty)
    }

    @Test("B2: targets of all events and of all touch events hear each event once")
    func allEvents() {
        let stage = SliderStage()
        var all = 0, touches = 0
        stage.slider.addAction(UIAction { _ in all += 1 }, for: .allEvents)
        stage.slider.addAction(UIAction { _ in touches += 1 }, for: .allTouchEvents)
        let finger = stage.grab()
        finger.slide(stage, 10)
        finger.lift()
        #expect(touches == 3)
        // Each valueChanged comes with primaryActionTriggered.
        #expect(all == 3 + 2 * 3)
        all = 0
        stage.slider.sendActions(for: [.touchDown, .valueChanged])
        #expect(all == 1)
    }
}

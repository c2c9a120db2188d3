/// Brings touches to recognisers and views, in that order, and keeps the recognisers' rules between events.
@MainActor
final class TouchRouter {
    static let shared = TouchRouter()

    @exclusivity(unchecked) var deliveries: [TouchDelivery] = []
    /// The recognisers that have got touches since they were last reset, in order of first touch.
    @exclusivity(unchecked) var engaged: [UIGestureRecognizer] = []
    @exclusivity(unchecked) private var depth = 0
    private var isSettling = false

    /// Hands the touches of an event that changed to recognisers and views.
    func dispatch(_ event: UIEvent, in window: UIWindow) {
        depth += 1
        for touch in event.touches where touch.ownWindow === window {
            switch touch.ownPhase {
            case .began: began(touch, event, window)
            case .moved: moved(touch, event)
            case .ended: ended(touch, event)
            case .cancelled: cancelled(touch, event)
            default: break
            }
        }
        depth -= 1
        if depth == 0 { cleanUp() }
    }

    private func began(_ touch: UITouch, _ event: UIEvent, _ window: UIWindow) {
        guard deliveries.first(where: { $0.touch === touch }) == nil else { return }
        touch.ownView = window.hitTest(touch.windowLocation, with: event)
        let delivery = TouchDelivery(touch, event: event)
        guard let view = touch.ownView, !isExcluded(view, in: window) else {
            touch.ownView = nil
            return
        }
        if !touch.isOtherButton { view.focusByFinger() }
        let isSecond = !view.isMultipleTouchEnabled && deliveries.contains { $0.stage != .none && $0.stage != .done && $0.touch.ownView === view }
        deliveries.append(delivery)
        collectRecognizers(for: touch, from: view, event: event)
        let recognizers = touch.recognizers
        for recognizer in recognizers { recognizer.receive(.began, delivery) }
        settle()
        guard !isSecond, delivery.stage == .none, touch.ownView === view else { return }
        delivery.stage = .delayed
        settle()
    }

    private func moved(_ touch: UITouch, _ event: UIEvent) {
        guard let delivery = delivery(of: touch) else { return }
        let wasLive = delivery.stage == .live
        // No recogniser watches: there is nothing to settle.
        if wasLive, engaged.isEmpty, touch.recognizers.isEmpty { return delivery.moved() }
        for recognizer in touch.recognizers { recognizer.receive(.moved, delivery) }
        settle()
        // A view that hears of the finger only now has heard of the move too.
        if wasLive, delivery.stage == .live { delivery.moved() }
    }

    /// A loop, as a closure here would ask which thread it is on, at each move of a finger.
    private func delivery(of touch: UITouch) -> TouchDelivery? {
        for delivery in deliveries where delivery.touch === touch { return delivery }
        return nil
    }

    private func ended(_ touch: UITouch, _ event: UIEvent) {
        guard let delivery = delivery(of: touch) else { return }
        for recognizer in touch.recognizers { recognizer.receive(.ended, delivery) }
        if delivery.stage == .live { delivery.stage = .endDelayed }
        settle()
        finishRecognizers(of: touch)
    }

    private func cancelled(_ touch: UITouch, _ event: UIEvent) {
        guard let delivery = delivery(of: touch) else { return }
        for recognizer in touch.recognizers { recognizer.receive(.cancelled, delivery) }
        settle()
        delivery.cancelled()
        finishRecognizers(of: touch)
    }

    /// A finger on an exclusive view keeps others away, and the reverse.
    private func isExcluded(_ view: UIView, in window: UIWindow) -> Bool {
        for other in deliveries where other.touch.isLive && other.touch.ownWindow === window {
            guard let otherView = other.touch.ownView, otherView !== view else { continue }
            if view.isExclusiveTouch || otherView.isExclusiveTouch { return true }
        }
        return false
    }

    private func collectRecognizers(for touch: UITouch, from view: UIView, event: UIEvent) {
        var current: UIView? = view
        while let here = current {
            for recognizer in here.extras?.gestureRecognizers ?? [] where recognizer.accepts(touch, event: event) {
                touch.recognizers.append(recognizer)
                if !engaged.contains(where: { $0 === recognizer }) { engaged.append(recognizer) }
            }
            current = here.superview
        }
    }

    /// Applies the rules until nothing changes: waiting recognisers, actions, touches taken from views or let through to them.
    func settle() {
        guard !isSettling, !(engaged.isEmpty && deliveries.isEmpty) else { return }
        isSettling = true
        var rounds = 0
        repeat {
            rounds += 1
            let progressed = resolveRecognizers()
            let delivered = deliverWaiting()
            if !progressed, !delivered { break }
        } while rounds < 100
        isSettling = false
        if depth == 0 { cleanUp() }
    }

    private func resolveRecognizers() -> Bool {
        guard !engaged.isEmpty else { return false }
        var progressed = false
        for recognizer in engaged {
            if recognizer.resolvePending() { progressed = true }
            if recognizer.flushActions() { progressed = true }
        }
        return progressed
    }

    private func deliverWaiting() -> Bool {
        var progressed = false
        for delivery in deliveries {
            switch delivery.stage {
            case .none, .done: continue
            default: break
            }
            let recognizers = delivery.touch.recognizers
            if recognizers.contains(where: { $0.cancelsTouchesInView && $0.hasRecognized }) {
                delivery.cancelled()
                delivery.stage = .done
                progressed = true
                continue
            }
            if delivery.stage == .delayed, !recognizers.contains(where: { $0.delaysTouchesBegan && $0.isUndecided }) {
                deliverBegan(delivery)
                progressed = true
            }
            if delivery.stage == .endDelayed, !recognizers.contains(where: { $0.delaysTouchesEnded && $0.isUndecided }) {
                delivery.ended()
                progressed = true
            }
        }
        return progressed
    }

    /// The view hears of a delayed touch as if it had just landed, then where it has got to, and that it lifted if it did.
    private func deliverBegan(_ delivery: TouchDelivery) {
        guard letsContentHear(delivery) else {
            delivery.stage = .none
            return
        }
        let touch = delivery.touch
        let phase = touch.ownPhase, place = touch.windowLocation, previous = touch.previousWindowLocation
        touch.replay(.began, at: touch.startLocation, from: touch.startLocation)
        delivery.began()
        if touch.isLive, phase != .ended, phase != .cancelled, place != touch.startLocation, delivery.stage == .live {
            touch.replay(.moved, at: place, from: touch.startLocation)
            delivery.moved()
        }
        touch.replay(phase, at: place, from: previous)
        if !touch.isLive, delivery.stage == .live { delivery.stage = .endDelayed }
    }

    private func finishRecognizers(of touch: UITouch) {
        for recognizer in touch.recognizers { recognizer.drop(touch) }
    }

    /// Resets recognisers that are through and forgets touches that are over.
    private func cleanUp() {
        if engaged.isEmpty, deliveries.count == 1, deliveries[0].touch.isLive { return }
        if !engaged.isEmpty {
            for recognizer in engaged where recognizer.isThrough { recognizer.finishReset() }
            engaged.removeAll { !$0.isEngaged }
        }
        for delivery in deliveries where !delivery.touch.isLive {
            if delivery.stage == .done || delivery.stage == .none {
                // A double tap may still be waiting; the view has what it needs.
                delivery.touch.recognizers = []
            }
        }
        deliveries.removeAll { !$0.touch.isLive && ($0.stage == .done || $0.stage == .none) }
    }
}

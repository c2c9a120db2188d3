/// How far one touch has got on its way to its view, which recognisers may delay or end.
@MainActor
final class TouchDelivery {
    enum Stage {
        /// No view gets it: there is none, or it is a second finger on a view that takes one.
        case none
        /// The view has not heard of it yet: a recogniser delays it.
        case delayed
        /// The view follows it.
        case live
        /// The finger lifted; the view has not heard of that yet: a recogniser delays it.
        case endDelayed
        /// The view has heard the last of it.
        case done
    }

    let touch: UITouch
    let event: UIEvent
    @exclusivity(unchecked) var stage = Stage.none
    /// The touch alone, as views get it. Made once, so that a drag allocates nothing.
    let set: Set<UITouch>

    init(_ touch: UITouch, event: UIEvent) {
        self.touch = touch
        self.event = event
        set = [touch]
    }

    func began() {
        stage = .live
        touch.ownView?.touchesBegan(set, with: event)
    }

    func moved() {
        touch.ownView?.touchesMoved(set, with: event)
    }

    func ended() {
        stage = .done
        touch.ownView?.touchesEnded(set, with: event)
    }

    /// Tells the view that the touch is over for it; the finger may still be down.
    func cancelled() {
        let knew = stage == .live || stage == .endDelayed
        stage = .done
        guard knew, let view = touch.ownView else { return }
        let phase = touch.ownPhase
        touch.ownPhase = .cancelled
        view.touchesCancelled(set, with: event)
        touch.ownPhase = phase
    }

    /// The view has left its window, or was hidden: a control hears of that without an event.
    func cancelledByRemoval() {
        if stage == .live || stage == .endDelayed, let control = touch.ownView as? UIControl, control.trackedTouch === touch {
            stage = .done
            control.abandonTracking(with: nil)
        } else {
            cancelled()
        }
    }
}

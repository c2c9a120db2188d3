@_spi(SliderKit) import CoreGraphics

/// The animations of one layer, and the copy that shows them.
final class LayerAnimations {
    var running: [RunningAnimation] = []
    /// The presentation made last, and what it was made for.
    var shown: CALayer?
    var shownTime: CFTimeInterval = -.infinity
    /// What the compositor drew last: animations that stand still need no repaint.
    var drawnState: Int?
    unowned(unsafe) var owner: CALayer?

    init(owner: CALayer) { self.owner = owner }

    /// The layer is being freed: nobody may wait for its animations any longer.
    func ownerDied() {
        owner = nil
        let all = running
        running = []
        for item in all { item.stop(finished: false) }
    }

    func forget(_ item: RunningAnimation) { running.removeAll { $0 === item } }

    /// A number for where all animations stand at a time.
    func state(at time: CFTimeInterval) -> Int {
        var hasher = Hasher()
        for item in running {
            hasher.combine(ObjectIdentifier(item))
            hasher.combine(item.moment(at: time))
        }
        return hasher.finalize()
    }
}

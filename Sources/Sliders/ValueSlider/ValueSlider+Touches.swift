import UIKit

extension ValueSlider {
    /// The least size of what a finger can hit, in points.
    private static let leastTarget: CGFloat = 44

    var canBeMoved: Bool { isEnabled && isUserInteractionEnabled && !isHidden && alpha >= 0.01 && range.lowerBound < range.upperBound }

    /// Where a finger takes hold of a thumb, in the slider's coordinates: the thumb, or 44 points around its middle.
    public func touchRect(ofThumb thumb: Int) -> CGRect {
        let size = thumbExtent, center = center(ofThumb: thumb)
        let width = max(size.width, Self.leastTarget), height = max(size.height, Self.leastTarget)
        return CGRect(x: center.x - width / 2, y: center.y - height / 2, width: width, height: height)
    }

    func takes(_ point: CGPoint) -> Bool { bounds.contains(point) || values.indices.contains { touchRect(ofThumb: $0).contains(point) } }

    /// The thumbs that a finger at a point takes hold of: the nearest of those that it hits, and those at the same place.
    func thumbs(at point: CGPoint) -> [Int] {
        let hit = values.indices.filter { touchRect(ofThumb: $0).contains(point) && isFree($0) }
        let geometry = geometry, along = geometry.along(point)
        func distance(_ thumb: Int) -> CGFloat { abs(geometry.along(center(ofThumb: thumb)) - along) }
        guard let nearest = hit.map(distance).min() else { return [] }
        let closest = hit.filter { distance($0) <= nearest + 0.5 }
        // Two at equal distances on either side are no pile: the finger is between them, and the greater one has it.
        let places = Set(closest.map { geometry.along(center(ofThumb: $0)).rounded() })
        return places.count > 1 ? Array(closest.suffix(1)) : closest
    }

    /// The thumb nearest to a point, whether it is near or not; of a pile, the one that can go there.
    public func nearestThumb(to point: CGPoint) -> Int {
        let geometry = geometry, along = geometry.along(point)
        let target = geometry.fraction(at: along)
        let free = values.indices.filter(isFree)
        let distances = free.map { abs(geometry.along(center(ofThumb: $0)) - along) }
        guard let least = distances.min() else { return 0 }
        let nearest = zip(free, distances).filter { $0.1 <= least + 0.5 }.map(\.0)
        return target > fraction(of: values[nearest[0]]) ? nearest[nearest.count - 1] : nearest[0]
    }

    private func isFree(_ thumb: Int) -> Bool { !isHeld(thumb) && !lockedThumbs.contains(thumb) }
    private func isHeld(_ thumb: Int) -> Bool { drags.values.contains { $0.drag.thumb == thumb } }

    // MARK: The first finger, by UIControl's own tracking

    func beginDrag(_ touch: UITouch) -> Bool {
        guard canBeMoved, values.indices.contains(where: isFree) else { return false }
        let point = touch.location(in: self)
        let hit = thumbs(at: point)
        let drag: (any SliderDrag)? = hit.isEmpty ? trackTouch.drag(from: point, on: self) : ThumbDrag(self, thumbs: hit, point: point)
        guard let drag else { return false }
        drags[ObjectIdentifier(touch)] = (touch, drag)
        showHeld()
        return true
    }

    func continueDrag(_ touch: UITouch) -> Bool {
        guard let drag = drags[ObjectIdentifier(touch)]?.drag else { return false }
        drag.move(to: touch.location(in: self))
        showHeld()
        return drags[ObjectIdentifier(touch)] != nil
    }

    func endDrag(_ touch: UITouch) {
        guard let drag = drags.removeValue(forKey: ObjectIdentifier(touch))?.drag else { return }
        drag.end(at: touch.location(in: self))
        showHeld()
    }

    /// Takes back what the first finger did.
    func cancelFirstDrag() {
        guard let touch = firstTouch else { return }
        firstTouch = nil
        moreTouchesCancelled([touch])
    }

    /// Takes back what all fingers did.
    func cancelDrags() {
        let live = drags.values.map(\.drag)
        drags = [:]
        firstTouch = nil
        if !live.isEmpty { isHighlighted = false }
        for drag in live { drag.cancel() }
        showHeld()
    }

    private func showHeld() {
        for thumb in thumbs { thumb.isHeld = isHeld(thumb.index) }
    }

    // MARK: More fingers, each on a thumb of its own

    func moreTouchesBegan(_ touches: Set<UITouch>) {
        guard values.count > 1, isTracking else { return }
        for touch in touches where drags[ObjectIdentifier(touch)] == nil && !drags.isEmpty { _ = beginDrag(touch) }
    }

    func moreTouchesMoved(_ touches: Set<UITouch>) {
        for touch in touches where touch !== firstTouch { _ = continueDrag(touch) }
    }

    func moreTouchesEnded(_ touches: Set<UITouch>) {
        for touch in touches { endDrag(touch) }
    }

    func moreTouchesCancelled(_ touches: Set<UITouch>) {
        for touch in touches {
            guard let drag = drags.removeValue(forKey: ObjectIdentifier(touch))?.drag else { continue }
            drag.cancel()
        }
        showHeld()
    }

    // MARK: Beside other recognisers

    /// Whether a recogniser may begin: not a pan of a view around while a thumb is held, nor one along the track that began on a thumb.
    func leaves(_ recognizer: UIGestureRecognizer) -> Bool {
        if recognizer is WheelRecognizer { return recognizer.view !== self || takesWheel }
        guard let pan = recognizer as? UIPanGestureRecognizer, pan.view !== self else { return true }
        if drags.values.contains(where: { $0.drag.thumb != nil }) { return false }
        guard canBeMoved, pan.numberOfTouches > 0 else { return true }
        let way = pan.translation(in: self), point = pan.location(in: self)
        let start = CGPoint(x: point.x - way.x, y: point.y - way.y)
        let isAlong = axis == .horizontal ? abs(way.x) >= abs(way.y) : abs(way.y) >= abs(way.x)
        return !isAlong || thumbs(at: start).isEmpty
    }
}

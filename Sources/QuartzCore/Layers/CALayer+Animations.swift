@_spi(SliderKit) import CoreGraphics

extension CALayer {
    func addAnimation(_ anim: CAAnimation, forKey key: String?) {
        guard !_flags.contains(.presentation) else { return }
        if let key { endAnimation(forKey: key) }
        let copy = anim.copy(with: nil) as! CAAnimation
        copy.resolveDuration(CATransaction.animationDuration())
        if copy.timingFunction == nil { copy.timingFunction = CATransaction.explicitTimingFunction }
        let clock = HostClock.current
        let begin = copy.timing.beginTime != 0 ? copy.timing.beginTime : localTime(clock.now)
        let item = RunningAnimation(
            key: key, animation: copy, begin: begin, group: CATransaction.currentGroup, clock: clock)
        let box = _animations ?? LayerAnimations(owner: self)
        _animations = box
        box.running.append(item)
        box.shownTime = -.infinity
        box.drawnState = nil
        schedule(item)
        compositor?.enlistAnimated(self)
        markTreeDirty()
    }

    /// Plans begin and end on the clock. The end may move when the time of the layer or of one above it changes.
    func schedule(_ item: RunningAnimation) {
        item.cancelWork()
        let clock = item.clock
        if let start = absoluteTime(ifRunning: item.begin) {
            item.startToken = clock.schedule(at: max(start, clock.now)) { [unowned item] in item.start() }
        }
        guard let end = item.animation.timing.end(begin: item.begin), let time = absoluteTime(ifRunning: end) else { return }
        item.endToken = clock.schedule(at: max(time, clock.now)) { [weak box = _animations, unowned item] in
            guard let box, let owner = box.owner else { return }
            owner.finish(item)
        }
    }

    private func finish(_ item: RunningAnimation) {
        if item.animation.isRemovedOnCompletion {
            _animations?.forget(item)
            animationsChanged()
        }
        item.endToken = nil
        withExtendedLifetime(item) { item.stop(finished: true) }
    }

    func endAnimation(forKey key: String) {
        guard let item = _animations?.running.first(where: { $0.key == key }) else { return }
        _animations?.forget(item)
        animationsChanged()
        item.stop(finished: false)
    }

    func endAllAnimations() {
        guard let box = _animations, !box.running.isEmpty else { return }
        let all = box.running
        box.running = []
        animationsChanged()
        for item in all { item.stop(finished: false) }
    }

    private func animationsChanged() {
        _animations?.shownTime = -.infinity
        _animations?.drawnState = nil
        markTreeDirty()
        // The compositor leaves a layer without animations off its list; here only the copy goes.
        if _animations?.running.isEmpty == true { _animations?.shown = nil }
    }

    var runningAnimationKeys: [String]? {
        let keys = _animations?.running.compactMap(\.key) ?? []
        return keys.isEmpty ? nil : keys
    }

    func runningAnimation(forKey key: String) -> CAAnimation? {
        _animations?.running.first { $0.key == key }?.animation
    }

    var isAnimated: Bool { _animations.map { !$0.running.isEmpty } ?? false }

    // MARK: Presentation

    /// What the layer shows now: a copy. Nil if it has neither animations nor been committed.
    func currentPresentation() -> CALayer? {
        if _flags.contains(.presentation) { return self }
        let clock = compositor?.renderTime ?? HostClock.current.now
        if isAnimated { return presentation(at: clock) }
        return _flags.contains(.committed) ? LayerCopying.copy(self) : nil
    }

    /// What the layer shows at a time of the clock: itself if nothing animates it.
    func shown(at time: CFTimeInterval) -> CALayer { isAnimated ? presentation(at: time) : self }

    /// What the layer shows at the compositor's time, or now.
    var shown: CALayer { isAnimated ? presentation(at: compositor?.renderTime ?? HostClock.current.now) : self }

    private func presentation(at time: CFTimeInterval) -> CALayer {
        guard let box = _animations else { return self }
        if box.shownTime == time, let shown = box.shown { return shown }
        let copy = LayerCopying.copy(self)
        box.shown = copy
        box.shownTime = time
        let local = localTime(time)
        var drawsAnew = false
        for item in box.running {
            guard let moment = item.moment(at: local) else { continue }
            item.animation.apply(to: copy, at: moment)
            drawsAnew = drawsAnew || redraws(item.animation)
        }
        if drawsAnew {
            copy._flags.insert(.needsDisplay)
            copy.displayNow()
        }
        return copy
    }

    /// Whether an animation changes a property that the content is drawn from.
    private func redraws(_ animation: CAAnimation) -> Bool {
        if let group = animation as? CAAnimationGroup { return (group.animations ?? []).contains { redraws($0) } }
        guard let path = (animation as? CAPropertyAnimation)?.keyPath else { return false }
        return type(of: self).needsDisplay(forKey: String(path.prefix { $0 != "." }))
    }
}

@_spi(SliderKit) import CoreGraphics

extension CALayer {
    var timing: LayerTiming { _extras?.timing ?? LayerTiming() }

    func setTiming(_ change: (inout LayerTiming) -> Void) {
        var timing = self.timing
        if _extras?.timing == nil { timing.duration = .infinity }
        change(&timing)
        extras.timing = timing
        rescheduleAnimations()
        markTreeDirty()
    }

    private func rescheduleAnimations() {
        if let box = _animations {
            box.shownTime = -.infinity
            for item in box.running { schedule(item) }
        }
        for layer in _sublayers { layer.rescheduleAnimations() }
    }

    /// The layer's time from the clock's.
    func localTime(_ absolute: CFTimeInterval) -> CFTimeInterval {
        let parent = timeParent.map { $0.localTime(absolute) } ?? absolute
        return _extras?.timing?.local(parent) ?? parent
    }

    /// The clock's time from the layer's; where a time stands still, the moment that it stands at.
    func absoluteTime(_ local: CFTimeInterval) -> CFTimeInterval {
        absoluteTime(ifRunning: local) ?? HostClock.current.now
    }

    /// The clock's time from the layer's; nil where time stands still or runs backwards.
    func absoluteTime(ifRunning local: CFTimeInterval) -> CFTimeInterval? {
        var time = local
        if let timing = _extras?.timing {
            guard timing.speed > 0, let outer = timing.parent(local) else { return nil }
            time = outer
        }
        guard let parent = timeParent else { return time }
        return parent.absoluteTime(ifRunning: time)
    }

    private var timeParent: CALayer? {
        _flags.contains(.presentation) ? _extras?.model?._superlayer : _superlayer
    }
}

@_spi(SliderKit) import CoreGraphics
@_spi(SliderKit) import QuartzCore

extension UIViewPropertyAnimator: AnimationRecorder {
    /// Makes the changes that were added before the start.
    func activate() {
        guard course.state == .inactive else { return }
        course.state = .active
        let tracker = AnimationTracker(nil)
        tracker.add()
        course.tracker = tracker
        let pending = course.pending
        course.pending = []
        for item in pending { make(item.change, from: item.delayFactor) }
        tracker.close()
    }

    func add(_ change: @escaping () -> Void, delayFactor: Double) {
        precondition(course.state != .stopped, "addAnimations(_:) of a UIViewPropertyAnimator that is stopped.")
        guard course.state == .active else { return course.pending.append((change, delayFactor)) }
        let done = course.progress(at: HostClock.current.now)
        make(change, from: done + delayFactor * (1 - done))
        show()
    }

    /// Makes changes that begin at a share of the way.
    private func make(_ change: () -> Void, from start: Double) {
        let tracker = course.tracker ?? AnimationTracker(nil)
        var options: UIView.AnimationOptions = [.overrideInheritedOptions, .beginFromCurrentState]
        if isUserInteractionEnabled { options.insert(.allowUserInteraction) }
        let block = AnimationBlock(duration: duration, delay: 0, options: options, tracker: tracker)
        block.recorder = self
        recordingStart = min(max(start, 0), 1)
        block.run(change)
        for index in course.changes.indices where course.changes[index].isOpen { close(index) }
    }

    private func close(_ index: Int) {
        course.changes[index].isOpen = false
        let change = course.changes[index]
        if let value = change.layer.value(forKey: change.key) { course.changes[index].values.values.append(value) }
    }

    func record(_ layer: CALayer, key: String, from: Any) {
        // Changed twice in one closure: only the last value counts.
        if course.changes.contains(where: { $0.layer === layer && $0.key == key && $0.isOpen }) { return }
        insert(AnimatorCourse.Change(
            layer: layer, key: key, origin: from, values: AnimationCourse(values: [from], times: [0, 1]), start: recordingStart,
            isOpen: true))
    }

    func record(_ layer: CALayer, key: String, course values: AnimationCourse) {
        guard let first = values.values.first else { return }
        insert(AnimatorCourse.Change(
            layer: layer, key: key, origin: first, values: values, start: recordingStart, isOpen: false))
    }

    /// A later change of the same property takes the place of an earlier one, whose beginning it keeps.
    private func insert(_ change: AnimatorCourse.Change) {
        guard let index = course.changes.firstIndex(where: { $0.layer === change.layer && $0.key == change.key }) else {
            return course.changes.append(change)
        }
        course.changes[index] = AnimatorCourse.Change(
            layer: change.layer, key: change.key, origin: course.changes[index].origin, values: change.values, start: change.start,
            isOpen: change.isOpen)
    }

    // MARK: Showing

    private static let mark = "UIViewPropertyAnimator"

    /// Gives each layer the animation of the stretch that begins, or of the place where it is held.
    func show() {
        let now = HostClock.current.now
        for change in course.changes where change.start < 1 {
            let animation = change.values.makeAnimation(key: change.key)
            animation.setValue(ObjectIdentifier(self), forKey: UIViewPropertyAnimator.mark)
            animation.fillMode = .both
            animation.isRemovedOnCompletion = false
            if let leg = course.leg, leg.begin + leg.length > now {
                let length = leg.begin + leg.length - now
                animation.duration = length
                animation.driver = { change.progress(leg.progress(at: now + $0 * length)) }
            } else {
                let held = change.progress(course.progress(at: now))
                animation.duration = 1
                animation.repeatCount = .infinity
                animation.driver = { _ in held }
            }
            change.layer.add(animation, forKey: change.key)
        }
    }

    /// Whether the layer still shows this animator's animation of a property.
    func isOwn(_ change: AnimatorCourse.Change) -> Bool {
        let mark = change.layer.animation(forKey: change.key)?.value(forKey: UIViewPropertyAnimator.mark)
        return mark as? ObjectIdentifier == ObjectIdentifier(self)
    }
}

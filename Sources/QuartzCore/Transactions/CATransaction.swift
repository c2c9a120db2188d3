@_spi(SliderKit) import CoreGraphics

/// Groups changes of layers: how long and how paced they animate, and what happens when that is over.
///
/// Changes outside of `begin()` and `commit()` belong to an implicit transaction, which the host ends at the end of each turn.
open class CATransaction: NSObject {
    struct Level {
        var values: [String: Any] = [:]
        var group: CompletionGroup?
    }

    /// The implicit transaction and the nested explicit ones.
    @exclusivity(unchecked) nonisolated(unsafe) static var levels: [Level] = [Level()]
    @exclusivity(unchecked) nonisolated(unsafe) private static var flushWhenClosed = false
    @exclusivity(unchecked) nonisolated(unsafe) private static var isFlushing = false

    /// Blocks that a flush runs first, before layout.
    @_spi(SliderKit) @exclusivity(unchecked) nonisolated(unsafe) public static var willCommitHandlers: [() -> Void] = []

    /// Begins a transaction within the current one; it inherits its values.
    open class func begin() {
        var level = Level()
        level.values = levels[levels.count - 1].values
        levels.append(level)
    }

    /// Ends the innermost transaction; without animations its completion block runs at once.
    open class func commit() {
        guard levels.count > 1 else {
            flush()
            return
        }
        let level = levels.removeLast()
        level.group?.commit()
        if flushWhenClosed && levels.count == 1 { flush() }
    }

    /// Ends the implicit transaction: lays out, draws and commits all trees on the screen. Within an explicit transaction that happens
    /// when it ends.
    open class func flush() {
        guard levels.count == 1 else {
            flushWhenClosed = true
            return
        }
        guard !isFlushing else { return }
        isFlushing = true
        flushWhenClosed = false
        for handler in willCommitHandlers { handler() }
        Compositor.commitAll()
        isFlushing = false
        let level = levels[0]
        levels[0] = Level()
        level.group?.commit()
    }

    /// How long changes animate, in seconds. Default 0.25.
    open class func animationDuration() -> CFTimeInterval {
        (levels[levels.count - 1].values[durationKey] as? CFTimeInterval) ?? 0.25
    }

    /// Sets how long changes animate, in seconds.
    open class func setAnimationDuration(_ dur: CFTimeInterval) {
        setValue(dur.isFinite ? max(0, dur) : 0, forKey: durationKey)
    }

    /// The pacing of animations that have none of their own. Default nil: the default curve for implicit animations.
    open class func animationTimingFunction() -> CAMediaTimingFunction? { explicitTimingFunction }

    /// Sets the pacing of animations.
    open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) { setValue(function, forKey: timingKey) }

    /// Whether changes run no actions. Default false.
    open class func disableActions() -> Bool { levels[levels.count - 1].values[disableKey] as? Bool ?? false }

    /// Sets whether changes run no actions.
    open class func setDisableActions(_ flag: Bool) { setValue(flag, forKey: disableKey) }

    /// The block that runs when the animations added since it was set have ended.
    open class func completionBlock() -> (() -> Void)? { levels[levels.count - 1].group?.completion }

    /// Sets a block to run on the main thread when all animations that are added to this transaction from now on have ended or been
    /// removed; at the commit if there are none. Setting another one ends the wait for the first.
    open class func setCompletionBlock(_ block: (() -> Void)?) {
        let old = levels[levels.count - 1].group
        let outer = levels.count > 1 ? levels[..<(levels.count - 1)].last { $0.group != nil }?.group : nil
        levels[levels.count - 1].group = block.map { CompletionGroup(block: $0, outer: outer) }
        old?.commit()
    }

    /// A value of the transaction: one of the `kCATransaction…` keys or any other.
    open class func value(forKey key: String) -> Any? {
        switch key {
        case durationKey: return NSNumber(value: animationDuration())
        case disableKey: return NSNumber(value: disableActions())
        case completionKey: return completionBlock()
        default: return levels[levels.count - 1].values[key]
        }
    }

    /// Sets a value of the transaction.
    open class func setValue(_ anObject: Any?, forKey key: String) {
        switch key {
        case completionKey: setCompletionBlock(anObject as? () -> Void)
        case durationKey: levels[levels.count - 1].values[key] = Coerce.number(anObject).map { CFTimeInterval($0) }
        case disableKey: levels[levels.count - 1].values[key] = Coerce.bool(anObject)
        default: levels[levels.count - 1].values[key] = anObject
        }
    }

    static let durationKey = "animationDuration"
    static let timingKey = "animationTimingFunction"
    static let disableKey = "disableActions"
    static let completionKey = "completionBlock"

    static var explicitTimingFunction: CAMediaTimingFunction? {
        levels[levels.count - 1].values[timingKey] as? CAMediaTimingFunction
    }

    /// What waits for an animation that is added now.
    static var currentGroup: CompletionGroup? { levels.last { $0.group != nil }?.group }
}

/// The key of the duration of a transaction's animations.
public let kCATransactionAnimationDuration = CATransaction.durationKey
/// The key of whether a transaction runs no actions.
public let kCATransactionDisableActions = CATransaction.disableKey
/// The key of the pacing of a transaction's animations.
public let kCATransactionAnimationTimingFunction = CATransaction.timingKey
/// The key of a transaction's completion block.
public let kCATransactionCompletionBlock = CATransaction.completionKey

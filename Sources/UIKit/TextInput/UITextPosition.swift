/// A place in a text.
@preconcurrency @MainActor
open class UITextPosition: NSObject {
    /// In UTF-16 units from the beginning.
    let offset: Int

    nonisolated init(offset: Int) {
        self.offset = offset
        super.init()
    }

    nonisolated open override func isEqual(_ object: Any?) -> Bool { (object as? UITextPosition)?.offset == offset }
    nonisolated open override var hash: Int { offset }
}

/// A part of a text.
@preconcurrency @MainActor
open class UITextRange: NSObject {
    let range: NSRange

    nonisolated init(range: NSRange) {
        self.range = range
        super.init()
    }

    /// Whether it holds nothing: a caret.
    open var isEmpty: Bool { range.length == 0 }
    /// Where it begins.
    open var start: UITextPosition { UITextPosition(offset: range.location) }
    /// Where it ends.
    open var end: UITextPosition { UITextPosition(offset: range.location + range.length) }

    nonisolated open override func isEqual(_ object: Any?) -> Bool { (object as? UITextRange)?.range == range }
    nonisolated open override var hash: Int { range.location &* 31 &+ range.length }
}

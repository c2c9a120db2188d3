@_spi(SliderKit) import CoreGraphics

/// Runs a block once everything that entered has left and the transaction is committed.
final class CompletionGroup {
    private var waiting = 0
    private var isCommitted = false
    private var block: (() -> Void)?
    private var outer: CompletionGroup?

    /// `outer` waits for this one too: what animates in a nested transaction belongs to the enclosing one.
    init(block: (() -> Void)?, outer: CompletionGroup?) {
        self.block = block
        self.outer = outer
    }

    var completion: (() -> Void)? { block }

    func enter() {
        waiting += 1
        if waiting == 1 { outer?.enter() }
    }

    func leave() {
        waiting -= 1
        guard waiting == 0 else { return }
        finishIfDone()
        outer?.leave()
    }

    func commit() {
        isCommitted = true
        finishIfDone()
    }

    private func finishIfDone() {
        guard isCommitted, waiting == 0, let block else { return }
        self.block = nil
        block()
    }
}

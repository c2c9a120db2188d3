import Foundation

/// Runs work on a thread whose stack suits deep syntax trees. The memory is reserved, not used, until the depth is there.
enum LargeStack {
    private final class Box<Value>: @unchecked Sendable {
        var value: Value?
        let work: () -> Value
        init(_ work: @escaping () -> Value) { self.work = work }
    }

    static func run<Value>(_ work: @escaping () -> Value) -> Value {
        let box = Box(work)
        let done = DispatchSemaphore(value: 0)
        let thread = Thread {
            box.value = box.work()
            done.signal()
        }
        thread.stackSize = 512 << 20
        thread.start()
        done.wait()
        return box.value!
    }
}

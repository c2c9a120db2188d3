@_spi(SliderKit) import CoreGraphics

/// Work by due time: a binary heap, first in first out among equal times.
struct WorkQueue {
    private struct Entry {
        var time: CFTimeInterval
        var id: UInt64

        static func < (a: Entry, b: Entry) -> Bool { a.time < b.time || (a.time == b.time && a.id < b.id) }
    }

    private var heap: [Entry] = []
    private var works: [UInt64: () -> Void] = [:]
    private(set) var lastID: UInt64 = 0

    mutating func insert(at time: CFTimeInterval, _ work: @escaping () -> Void) -> UInt64 {
        lastID += 1
        works[lastID] = work
        heap.append(Entry(time: time, id: lastID))
        siftUp(heap.count - 1)
        return lastID
    }

    /// Drops the work at once (what it captured must not live on); its heap entry goes when it surfaces, or here when such
    /// entries prevail.
    mutating func remove(_ id: UInt64) {
        let removed = works.removeValue(forKey: id)
        if heap.count > 64 && heap.count > works.count * 2 {
            let live = works
            heap = heap.filter { live[$0.id] != nil }
            for index in stride(from: heap.count / 2 - 1, through: 0, by: -1) { siftDown(index) }
        }
        withExtendedLifetime(removed) {}
    }

    var nextTime: CFTimeInterval? {
        mutating get {
            dropCancelled()
            return heap.first?.time
        }
    }

    /// The first work that is due, taken out; nil if there is none, or if it was scheduled after `scheduledUpTo`.
    mutating func popFirst(dueAt time: CFTimeInterval, scheduledUpTo limit: UInt64) -> (() -> Void)? {
        dropCancelled()
        guard let first = heap.first, first.time <= time, first.id <= limit else { return nil }
        removeTop()
        return works.removeValue(forKey: first.id)
    }

    private mutating func dropCancelled() {
        while let first = heap.first, works[first.id] == nil { removeTop() }
    }

    private mutating func removeTop() {
        let last = heap.removeLast()
        guard !heap.isEmpty else { return }
        heap[0] = last
        siftDown(0)
    }

    private mutating func siftUp(_ start: Int) {
        var index = start
        while index > 0 {
            let parent = (index - 1) / 2
            guard heap[index] < heap[parent] else { return }
            heap.swapAt(index, parent)
            index = parent
        }
    }

    private mutating func siftDown(_ start: Int) {
        var index = start
        while true {
            var least = index
            for child in [2 * index + 1, 2 * index + 2] where child < heap.count && heap[child] < heap[least] { least = child }
            guard least != index else { return }
            heap.swapAt(index, least)
            index = least
        }
    }
}

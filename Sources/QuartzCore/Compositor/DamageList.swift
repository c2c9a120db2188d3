@_spi(SliderKit) import CoreGraphics

/// Rectangles to repaint: few, and none overlapping another.
struct DamageList {
    private(set) var rects: [PixelRect] = []
    private static let most = 8

    mutating func add(_ new: PixelRect) {
        guard !new.isEmpty else { return }
        var rect = new
        var index = 0
        while index < rects.count {
            let other = rects[index]
            if other.contains(rect) { return }
            // Apart, unless together they are hardly more than each for itself.
            let whole = rect.union(other)
            if rect.intersects(other) || whole.area <= (rect.area + other.area) * 5 / 4 {
                rect = whole
                rects.remove(at: index)
                index = 0
            } else {
                index += 1
            }
        }
        rects.append(rect)
        if rects.count > DamageList.most { mergeClosest() }
    }

    private mutating func mergeClosest() {
        var best = (0, 1)
        var cost = Int.max
        for i in rects.indices {
            for j in (i + 1)..<max(rects.count, i + 1) {
                let extra = rects[i].union(rects[j]).area - rects[i].area - rects[j].area
                if extra < cost { (best, cost) = ((i, j), extra) }
            }
        }
        let merged = rects[best.0].union(rects[best.1])
        rects.remove(at: best.1)
        rects.remove(at: best.0)
        add(merged)
    }

    /// Gives the rectangles to an empty list and goes on with that: no memory is taken.
    mutating func hand(to list: inout [PixelRect]) { swap(&rects, &list) }

    mutating func removeAll() { rects.removeAll(keepingCapacity: true) }
}

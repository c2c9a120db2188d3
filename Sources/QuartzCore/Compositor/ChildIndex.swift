@_spi(SliderKit) import CoreGraphics

/// Finds the sublayers that touch an area without looking at all of them: for layers with many.
///
/// Sublayers are kept by horizontal bands of pixels; those that move are kept apart and always looked at, until there are so many
/// that the bands are made anew.
final class ChildIndex {
    /// From how many sublayers on it is worth it.
    static let threshold = 48
    private static let band: Int32 = 64

    private var bands: [Int32: [Int32]] = [:]
    private var everywhere: [Int32] = []
    private var loose: Set<ObjectIdentifier> = []
    private var latest: [Int32] = []
    private var places: [ObjectIdentifier: Int32] = [:]

    init(_ layers: [CALayer]) {
        for (number, layer) in layers.enumerated() {
            let place = Int32(number)
            places[ObjectIdentifier(layer)] = place
            let r = layer._painted
            if r.isEmpty { continue }
            let (first, last) = (r.y0 / ChildIndex.band, (r.y1 - 1) / ChildIndex.band)
            if last - first > 16 {
                everywhere.append(place)
            } else {
                for band in first...last { bands[band, default: []].append(place) }
            }
        }
    }

    /// The layer's area may be another now.
    func moved(_ layer: CALayer) { loose.insert(ObjectIdentifier(layer)) }

    var isWorn: Bool { loose.count > 32 }

    /// The places in the list of those sublayers that cover pixels of `rect`, rising.
    func candidates(_ rect: PixelRect, of layers: [CALayer]) -> [Int32] {
        // The memory of the last answer, which is mostly given back by now.
        var found: [Int32] = []
        swap(&found, &latest)
        found.removeAll(keepingCapacity: true)
        func take(_ place: Int32) {
            if layers[Int(place)]._painted.intersects(rect) { found.append(place) }
        }
        for place in everywhere { take(place) }
        for id in loose { if let place = places[id] { take(place) } }
        let (first, last) = (rect.y0 / ChildIndex.band, (rect.y1 - 1) / ChildIndex.band)
        for band in first...max(first, last) {
            if let list = bands[band] { for place in list { take(place) } }
        }
        found.sort()
        // A layer stands in several bands.
        var kept = 0
        for index in found.indices where kept == 0 || found[kept - 1] != found[index] {
            found[kept] = found[index]
            kept += 1
        }
        found.removeLast(found.count - kept)
        latest = found
        return found
    }
}

import UIKit

/// Which of many marks there is room for.
public enum TickThinning {
    /// The indices of the marks to show so that neighbours are at least `distance` points apart: every second, third, … one, so that what
    /// stays is evenly spread. The first always stays, and the last where it is not too near.
    /// - Parameter coordinates: In rising or falling order, in points.
    public static func kept(_ coordinates: [CGFloat], distance: CGFloat) -> [Int] {
        guard coordinates.count > 1, distance > 0 else { return Array(coordinates.indices) }
        for stride in 1..<max(2, coordinates.count) {
            let kept = Array(Swift.stride(from: 0, to: coordinates.count, by: stride))
            if zip(kept, kept.dropFirst()).allSatisfy({ abs(coordinates[$1] - coordinates[$0]) >= distance }) { return kept }
        }
        return [0]
    }

    /// The indices of the labels to show, where each needs its own room: those that fit beside the ones before, the first and the last first.
    /// - Parameters:
    ///   - spans: The room of each label along the axis, in order.
    ///   - gap: The least distance between two, in points.
    public static func fitting(_ spans: [ClosedRange<CGFloat>], gap: CGFloat) -> [Int] {
        var kept: [Int] = []
        func fits(_ index: Int) -> Bool {
            kept.allSatisfy { spans[$0].upperBound + gap <= spans[index].lowerBound || spans[index].upperBound + gap <= spans[$0].lowerBound }
        }
        for stride in 1..<max(2, spans.count) {
            // A regular choice that keeps both ends is best.
            let regular = Array(Swift.stride(from: 0, to: spans.count, by: stride))
            guard regular.last == spans.count - 1 else { continue }
            let isFree = zip(regular, regular.dropFirst()).allSatisfy { a, b in
                spans[a].upperBound + gap <= spans[b].lowerBound || spans[b].upperBound + gap <= spans[a].lowerBound
            }
            if isFree { return regular }
        }
        for index in [0, spans.count - 1] + Array(spans.indices) where spans.indices.contains(index) && !kept.contains(index) && fits(index) {
            kept.append(index)
        }
        return kept.sorted()
    }
}

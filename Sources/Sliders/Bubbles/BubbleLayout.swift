import UIKit

/// Where bubbles go along a track: each over its thumb, none past the edges, and those that would touch merged into one. It knows no views.
public enum BubbleLayout {
    /// A bubble, with one or more thumbs that it speaks for.
    public struct Place: Hashable, Sendable {
        /// Its thumbs, in the order that they were given.
        public var members: [Int]
        /// Where its body begins and ends along the track, in points.
        public var body: ClosedRange<CGFloat>
        /// Where its arrows point, one for each thumb, in points. They stay on the thumbs, as far as the body reaches.
        public var tips: [CGFloat]
    }

    /// Places bubbles.
    /// - Parameters:
    ///   - anchors: The thumbs' middles along the track, in any order, in points.
    ///   - edges: What bodies stay within; where they can't, their start does.
    ///   - gap: The least distance of two bodies, in points; nearer ones merge.
    ///   - margin: How far arrows stay from a body's ends, in points.
    ///   - length: How long the body of one bubble for some thumbs is, in points.
    public static func places(
        for anchors: [CGFloat], within edges: ClosedRange<CGFloat>, gap: CGFloat, margin: CGFloat, length: ([Int]) -> CGFloat
    ) -> [Place] {
        func place(_ members: [Int]) -> Place {
            let points = members.map { anchors[$0] }
            let middle = ((points.min() ?? 0) + (points.max() ?? 0)) / 2, size = max(0, length(members))
            var start = middle - size / 2
            start = max(edges.lowerBound, min(start, edges.upperBound - size))
            let inset = min(margin, size / 2)
            return Place(
                members: members, body: start...(start + size), tips: points.map { min(start + size - inset, max(start + inset, $0)) })
        }
        var places = anchors.indices.sorted { anchors[$0] < anchors[$1] }.map { place([$0]) }
        var index = 0
        while index + 1 < places.count {
            if places[index].body.upperBound + gap <= places[index + 1].body.lowerBound {
                index += 1
                continue
            }
            // The merged one may now reach the one before.
            places[index] = place((places[index].members + places[index + 1].members).sorted())
            places.remove(at: index + 1)
            index = max(0, index - 1)
        }
        return places
    }
}

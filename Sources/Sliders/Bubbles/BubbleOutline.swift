import UIKit

/// The outline of a body with arrows as one line, clockwise, so that neither fill nor outline shows a seam.
struct BubbleOutline {
    let body: CGRect
    let tips: [CGPoint]
    let cornerRadius: CGFloat
    /// An arrow's breadth at the body.
    let arrowWidth: CGFloat

    @MainActor
    var path: UIBezierPath {
        let path = UIBezierPath()
        let radius = max(0, min(cornerRadius, min(body.width, body.height) / 2))
        // Edges clockwise: where each begins, the way it goes, and the corner after it.
        let edges: [(start: CGPoint, way: CGVector, length: CGFloat, corner: CGPoint)] = [
            (CGPoint(x: body.minX + radius, y: body.minY), CGVector(dx: 1, dy: 0), body.width - 2 * radius, CGPoint(x: body.maxX - radius, y: body.minY + radius)),
            (CGPoint(x: body.maxX, y: body.minY + radius), CGVector(dx: 0, dy: 1), body.height - 2 * radius, CGPoint(x: body.maxX - radius, y: body.maxY - radius)),
            (CGPoint(x: body.maxX - radius, y: body.maxY), CGVector(dx: -1, dy: 0), body.width - 2 * radius, CGPoint(x: body.minX + radius, y: body.maxY - radius)),
            (CGPoint(x: body.minX, y: body.maxY - radius), CGVector(dx: 0, dy: -1), body.height - 2 * radius, CGPoint(x: body.minX + radius, y: body.minY + radius)),
        ]
        path.move(to: edges[0].start)
        for (index, edge) in edges.enumerated() {
            for arrow in arrows(on: index, from: edge.start, along: edge.way, length: edge.length) {
                for point in arrow { path.addLine(to: point) }
            }
            path.addLine(to: CGPoint(x: edge.start.x + edge.way.dx * edge.length, y: edge.start.y + edge.way.dy * edge.length))
            let angle = CGFloat(index - 1) * .pi / 2
            path.addArc(withCenter: edge.corner, radius: radius, startAngle: angle, endAngle: angle + .pi / 2, clockwise: true)
        }
        path.close()
        return path
    }

    /// The edge that a tip points away from: 0 top, 1 right, 2 bottom, 3 left; nil for one inside the body.
    private func edge(of tip: CGPoint) -> Int? {
        if tip.y < body.minY { return 0 }
        if tip.y > body.maxY { return 2 }
        return tip.x > body.maxX ? 1 : tip.x < body.minX ? 3 : nil
    }

    /// The arrows of an edge in the order of its way; those that overlap share their feet.
    private func arrows(on index: Int, from start: CGPoint, along way: CGVector, length: CGFloat) -> [[CGPoint]] {
        guard arrowWidth > 0 else { return [] }
        func place(_ tip: CGPoint) -> CGFloat { (tip.x - start.x) * way.dx + (tip.y - start.y) * way.dy }
        func point(_ along: CGFloat) -> CGPoint { CGPoint(x: start.x + way.dx * along, y: start.y + way.dy * along) }
        var result: [[CGPoint]] = []
        var reached: CGFloat = 0
        for tip in tips.filter({ edge(of: $0) == index }).sorted(by: { place($0) < place($1) }) {
            let foot = max(reached, min(length, place(tip) - arrowWidth / 2)), end = max(foot, min(length, place(tip) + arrowWidth / 2))
            result.append([point(foot), tip, point(end)])
            reached = end
        }
        return result
    }
}

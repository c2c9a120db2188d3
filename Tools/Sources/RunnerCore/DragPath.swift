import UIKit

/// One drag to try, in the view's coordinates.
struct DragPath {
    enum Course {
        case line(to: CGPoint)
        case arc(center: CGPoint, angle: CGFloat)
    }

    var start: CGPoint
    var course: Course

    /// Drags from a thumb: along the longer way to either side, up or down, and around the view's middle.
    static func from(_ thumb: CGPoint, in bounds: CGRect) -> [DragPath] {
        let center = CGPoint(x: bounds.midX, y: bounds.midY)
        let right = thumb.x <= center.x
        let down = thumb.y <= center.y
        return [
            DragPath(start: thumb, course: .line(to: CGPoint(x: right ? bounds.maxX - 2 : bounds.minX + 2, y: thumb.y))),
            DragPath(start: thumb, course: .line(to: CGPoint(x: thumb.x, y: down ? bounds.maxY - 2 : bounds.minY + 2))),
            DragPath(start: thumb, course: .arc(center: center, angle: .pi / 2)),
        ]
    }

    /// Drags across the whole view, whatever it holds.
    static func across(_ bounds: CGRect) -> [DragPath] {
        let point = { (x: CGFloat, y: CGFloat) in
            CGPoint(x: bounds.minX + bounds.width * x, y: bounds.minY + bounds.height * y)
        }
        let center = point(0.5, 0.5)
        var paths = [
            DragPath(start: point(0.1, 0.5), course: .line(to: point(0.9, 0.5))),
            DragPath(start: point(0.5, 0.9), course: .line(to: point(0.5, 0.1))),
        ]
        let radius = min(bounds.width, bounds.height) * 0.42
        for angle in [-CGFloat.pi / 2, CGFloat.pi / 2] {
            let start = CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
            paths.append(DragPath(start: start, course: .arc(center: center, angle: .pi / 2)))
        }
        return paths
    }

    /// Short drags from a grid of points, for thumbs that nothing tells of.
    static func probes(_ bounds: CGRect) -> [DragPath] {
        let (columns, rows) = bounds.width >= bounds.height ? (9, 3) : (3, 9)
        var paths: [DragPath] = []
        for row in 0..<rows {
            for column in 0..<columns {
                let start = CGPoint(
                    x: bounds.minX + bounds.width * (CGFloat(column) + 0.5) / CGFloat(columns),
                    y: bounds.minY + bounds.height * (CGFloat(row) + 0.5) / CGFloat(rows))
                let x = start.x < bounds.midX ? bounds.maxX - 4 : bounds.minX + 4
                let y = start.y < bounds.midY ? bounds.maxY - 4 : bounds.minY + 4
                paths.append(DragPath(start: start, course: .line(to: bounds.width >= bounds.height
                    ? CGPoint(x: x, y: start.y) : CGPoint(x: start.x, y: y))))
            }
        }
        return paths
    }
}

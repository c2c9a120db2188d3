/// One element of a path as a value.
enum PathElement {
    case move(CGPoint)
    case line(CGPoint)
    case quad(CGPoint, CGPoint)
    case curve(CGPoint, CGPoint, CGPoint)
    case close

    static func list(of path: CGPath) -> [PathElement] {
        var list: [PathElement] = []
        path.applyWithBlock { pointer in
            let element = pointer.pointee
            let points = element.points
            switch element.type {
            case .moveToPoint: list.append(.move(points[0]))
            case .addLineToPoint: list.append(.line(points[0]))
            case .addQuadCurveToPoint: list.append(.quad(points[0], points[1]))
            case .addCurveToPoint: list.append(.curve(points[0], points[1], points[2]))
            case .closeSubpath: list.append(.close)
            @unknown default: break
            }
        }
        return list
    }

    /// Where the element ends; nil for a closing line.
    var end: CGPoint? {
        switch self {
        case .move(let point), .line(let point), .quad(_, let point), .curve(_, _, let point): return point
        case .close: return nil
        }
    }

    func add(to path: CGMutablePath) {
        switch self {
        case .move(let point): path.move(to: point)
        case .line(let point): path.addLine(to: point)
        case .quad(let control, let point): path.addQuadCurve(to: point, control: control)
        case .curve(let first, let second, let point): path.addCurve(to: point, control1: first, control2: second)
        case .close: path.closeSubpath()
        }
    }
}

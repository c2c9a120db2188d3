@_spi(SliderKit) import CoreGraphics

/// What a gradient layer draws.
struct GradientState {
    var colors: [CGColor]?
    var locations: [CGFloat]?
    var startPoint = CGPoint(x: 0.5, y: 0)
    var endPoint = CGPoint(x: 0.5, y: 1)
    var type = CAGradientLayerType.axial

    var hasColors: Bool { !(colors ?? []).isEmpty }

    /// A place for each colour: the given ones, kept within 0…1 and rising; even ones if they don't match the colours in number.
    var stops: [CGFloat] {
        let count = colors?.count ?? 0
        guard let locations, locations.count == count else {
            return (0..<count).map { count > 1 ? CGFloat($0) / CGFloat(count - 1) : 0 }
        }
        var last: CGFloat = 0
        return locations.map {
            last = max(last, min(max($0.isFinite ? $0 : 0, 0), 1))
            return last
        }
    }

    func draw(in context: CGContext, _ bounds: CGRect, scale: CGFloat) {
        guard let colors, let first = colors.first else { return }
        guard colors.count > 1 else {
            context.setFillColor(first)
            context.fill(bounds)
            return
        }
        let start = CGPoint(x: bounds.minX + startPoint.x * bounds.width, y: bounds.minY + startPoint.y * bounds.height)
        let end = CGPoint(x: bounds.minX + endPoint.x * bounds.width, y: bounds.minY + endPoint.y * bounds.height)
        if type == .conic {
            ConicGradient(colors: colors, stops: stops, center: start, toward: end).draw(in: context, bounds, scale: scale)
            return
        }
        guard let gradient = CGGradient(colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors, locations: stops) else { return }
        let both: CGGradientDrawingOptions = [.drawsBeforeStartLocation, .drawsAfterEndLocation]
        if type == .radial {
            let radius = CGSize(width: abs(end.x - start.x), height: abs(end.y - start.y))
            guard radius.width > 0, radius.height > 0 else {
                context.setFillColor(colors[colors.count - 1])
                context.fill(bounds)
                return
            }
            context.translateBy(x: start.x, y: start.y)
            context.scaleBy(x: radius.width, y: radius.height)
            context.drawRadialGradient(gradient, startCenter: .zero, startRadius: 0, endCenter: .zero, endRadius: 1, options: both)
        } else if start == end {
            context.setFillColor(colors[colors.count - 1])
            context.fill(bounds)
        } else {
            context.drawLinearGradient(gradient, start: start, end: end, options: both)
        }
    }
}

@_spi(SliderKit) import UIKit
@_spi(SliderKit) import UIKitTesting

/// Finds what a finger would take hold of: the thumbs of sliders, adjustable elements, and small round things.
@MainActor struct ThumbFinder {
    let view: UIView

    private static let most = 4
    private static let words = ["thumb", "handle", "knob", "grip", "pointer", "cursor", "marker", "dragg", "slid", "button", "ball", "pin"]

    /// Places in the view's coordinates, likeliest first.
    func places() -> [CGPoint] {
        var found: [CGPoint] = []
        let add = { (point: CGPoint) in
            guard point.x.isFinite, point.y.isFinite, view.bounds.insetBy(dx: -30, dy: -30).contains(point),
                !found.contains(where: { abs($0.x - point.x) < 6 && abs($0.y - point.y) < 6 })
            else { return }
            found.append(point)
        }
        sliderThumbs(view).forEach(add)
        adjustables().forEach(add)
        let shapes = smallShapes()
        for shape in shapes where shape.isNamed { add(shape.center) }
        for shape in shapes where !shape.isNamed { add(shape.center) }
        return Array(found.prefix(ThumbFinder.most))
    }

    private func sliderThumbs(_ root: UIView) -> [CGPoint] {
        guard !root.isHidden else { return [] }
        var points: [CGPoint] = []
        if let slider = root as? UISlider, let window = slider.window {
            points.append(view.convert(slider.thumbCenter(in: window), from: window))
        }
        return points + root.subviews.flatMap(sliderThumbs)
    }

    private func adjustables() -> [CGPoint] {
        guard let window = view.window else { return [] }
        let elements = (view.accessibilityElements ?? []) + allSubviews(view)
        return elements.compactMap { element in
            guard let object = element as? UIResponder, object !== view, object.accessibilityTraits.contains(.adjustable) else { return nil }
            let frame = object.accessibilityFrame
            guard frame.width > 0, frame.height > 0 else { return nil }
            return view.convert(CGPoint(x: frame.midX, y: frame.midY), from: window)
        }
    }

    private func allSubviews(_ root: UIView) -> [UIView] {
        root.subviews.flatMap { [$0] + allSubviews($0) }
    }

    private struct Shape {
        var center: CGPoint
        var area: CGFloat
        var isNamed: Bool
    }

    /// Layers that are small and about as wide as high, named ones and larger ones first.
    private func smallShapes() -> [Shape] {
        var shapes: [Shape] = []
        collect(view.layer, named: namedLayers(), depth: 0, into: &shapes)
        return shapes.sorted { ($0.isNamed ? 1 : 0, $0.area) > ($1.isNamed ? 1 : 0, $1.area) }
    }

    private func collect(_ layer: CALayer, named: Set<ObjectIdentifier>, depth: Int, into shapes: inout [Shape]) {
        guard depth < 6 else { return }
        for sublayer in layer.sublayers ?? [] where !sublayer.isHidden && sublayer.opacity > 0.01 {
            let frame = sublayer.convert(sublayer.bounds, to: view.layer)
            let isNamed = named.contains(ObjectIdentifier(sublayer))
            let (short, long) = (min(frame.width, frame.height), max(frame.width, frame.height))
            let isSmall = short >= 6 && long <= 120 && frame.width * frame.height < 0.5 * view.bounds.width * view.bounds.height
            if isSmall && (isNamed || long < 2.2 * short) {
                shapes.append(Shape(center: CGPoint(x: frame.midX, y: frame.midY), area: frame.width * frame.height, isNamed: isNamed))
            }
            collect(sublayer, named: named, depth: depth + 1, into: &shapes)
        }
    }

    /// Layers and views that are kept in a property whose name sounds like a thumb.
    private func namedLayers() -> Set<ObjectIdentifier> {
        var found: Set<ObjectIdentifier> = []
        for property in PropertyReader.properties(of: view) {
            let name = property.name.lowercased()
            guard ThumbFinder.words.contains(where: name.contains) else { continue }
            if let view = property.value as? UIView { found.insert(ObjectIdentifier(view.layer)) }
            if let layer = property.value as? CALayer { found.insert(ObjectIdentifier(layer)) }
        }
        return found
    }
}

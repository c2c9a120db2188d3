@_spi(SliderKit) import CoreGraphics

/// Images filled with a tint, kept while their source lives, since controls draw the same few again and again.
final class StencilCache {
    nonisolated(unsafe) static let shared = StencilCache()

    private struct Entry {
        weak var source: CGImage?
        let color: [CGFloat]
        let result: CGImage
    }

    private var entries: [Entry] = []
    private let limit = 32

    func image(_ source: CGImage, filledWith color: CGColor) -> CGImage? {
        let key = color.components ?? []
        if let found = entries.first(where: { $0.source === source && $0.color == key }) { return found.result }
        let size = CGSize(width: source.width, height: source.height)
        guard let context = CGContext(bitmapPointSize: size, scale: 1, opaque: false) else { return nil }
        context.draw(mask: source, color: color, in: CGRect(origin: .zero, size: size))
        guard let result = context.makeImage() else { return nil }
        entries.removeAll { $0.source == nil }
        if entries.count >= limit { entries.removeFirst() }
        entries.append(Entry(source: source, color: key, result: result))
        return result
    }
}

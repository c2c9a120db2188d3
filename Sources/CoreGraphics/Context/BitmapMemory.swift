internal import CCairo

/// The memory of a bitmap context. Arrangements other than Cairo's own are converted around each drawing.
internal final class BitmapMemory {
    let target: RenderTarget
    let layout: PixelLayout
    let bytesPerRow: Int
    private let width: Int
    private let height: Int
    /// The pixels in the caller's arrangement, if it is not Cairo's.
    private var foreign: UnsafeMutableRawPointer?
    private var ownsForeign = false
    let isNative: Bool

    /// Memory in Cairo's arrangement, allocated with the first drawing.
    init(width: Int, height: Int, isOpaque: Bool) {
        target = RenderTarget(area: CGRect(x: 0, y: 0, width: width, height: height), isOpaque: isOpaque)
        layout = .bgra
        bytesPerRow = width * 4
        self.width = width
        self.height = height
        isNative = true
    }

    /// Memory of the caller's, or allocated on demand; nil if the rows are too short.
    init?(data: UnsafeMutableRawPointer?, width: Int, height: Int, bytesPerRow: Int, layout: PixelLayout) {
        let least = width * layout.bytesPerPixel
        let row = bytesPerRow == 0 && data == nil ? least : bytesPerRow
        guard row >= least, row <= 1 << 24, width * height <= CGImage.largestPixelCount else { return nil }
        if case .color(_, _, _, _, _, let isStraight) = layout.kind, isStraight { return nil }
        if layout.kind == .rgb24 { return nil }
        self.width = width
        self.height = height
        self.layout = layout
        self.bytesPerRow = row
        var native = false
        if case .color(2, 1, 0, 3, _, _) = layout.kind { native = row.isMultiple(of: 4) && (data != nil || row == least) }
        isNative = native
        if native, let data {
            guard
                let borrowed = RenderTarget(
                    memory: data, width: width, height: height, bytesPerRow: row, isOpaque: !layout.hasAlpha)
            else { return nil }
            target = borrowed
            return
        }
        target = RenderTarget(area: CGRect(x: 0, y: 0, width: width, height: height), isOpaque: !layout.hasAlpha)
        foreign = data
    }

    deinit {
        if ownsForeign { foreign?.deallocate() }
    }

    /// The pixels in the caller's arrangement. From now on every drawing is written there.
    func handOut() -> UnsafeMutableRawPointer? {
        guard target.makeWritable(), let surface = target.surface else { return nil }
        if isNative {
            cairo_surface_flush(surface)
            isWatched = true
            return UnsafeMutableRawPointer(cairo_image_surface_get_data(surface))
        }
        if foreign == nil {
            foreign = UnsafeMutableRawPointer.allocate(byteCount: bytesPerRow * height, alignment: 16)
            foreign?.initializeMemory(as: UInt8.self, repeating: 0, count: bytesPerRow * height)
            ownsForeign = true
            store()
        }
        return foreign
    }

    private var isWatched = false

    /// Takes over what the caller wrote into the memory.
    func load() {
        if isNative, isWatched, let surface = target.surface { cairo_surface_mark_dirty(surface) }
        guard let foreign, target.makeWritable(), let surface = target.surface,
            let pixels = cairo_image_surface_get_data(surface)
        else { return }
        let stride = Int(cairo_image_surface_get_stride(surface))
        for y in 0..<height {
            layout.read((foreign + y * bytesPerRow).assumingMemoryBound(to: UInt8.self), into: pixels + y * stride, width: width)
        }
        cairo_surface_mark_dirty(surface)
    }

    /// Shows the caller what was drawn.
    func store() {
        guard let foreign, let surface = target.surface else { return }
        cairo_surface_flush(surface)
        guard let pixels = cairo_image_surface_get_data(surface) else { return }
        let stride = Int(cairo_image_surface_get_stride(surface))
        for y in 0..<height {
            layout.write(pixels + y * stride, into: (foreign + y * bytesPerRow).assumingMemoryBound(to: UInt8.self), width: width)
        }
    }
}

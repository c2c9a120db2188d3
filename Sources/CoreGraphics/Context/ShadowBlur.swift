internal import CCairo

/// A blur like a Gaussian's: three box filters in whole numbers, so that every machine gets the same pixels.
internal struct ShadowBlur {
    /// How many pixels each of the boxes covers, and where it starts relative to its pixel.
    private let boxes: [(size: Int, start: Int)]
    /// How far, in pixels, the blur reaches.
    let reach: Int

    /// - Parameter sigma: The standard deviation in pixels.
    init(sigma: CGFloat) {
        let size = Int((min(max(sigma, 0), 2000) * 3 * (2 * CGFloat.pi).squareRoot() / 4 + 0.5).rounded(.down))
        guard size > 1 else {
            boxes = []
            reach = 0
            return
        }
        let half = size / 2
        if size.isMultiple(of: 2) {
            // Two boxes lean to either side, the third is one wider, so that the whole stays centred.
            boxes = [(size, -half), (size, -half + 1), (size + 1, -half)]
        } else {
            boxes = [(size, -half), (size, -half), (size, -half)]
        }
        reach = 3 * half + 1
    }

    /// Blurs the alpha of an ARGB surface into an alpha-only one that is larger by `reach` on each side.
    func run(from source: OpaquePointer, into target: OpaquePointer) {
        guard let from = cairo_image_surface_get_data(source), let to = cairo_image_surface_get_data(target) else { return }
        let size = (
            width: Int(cairo_image_surface_get_width(source)), height: Int(cairo_image_surface_get_height(source))
        )
        let wide = (
            width: Int(cairo_image_surface_get_width(target)), height: Int(cairo_image_surface_get_height(target))
        )
        let stride = (from: Int(cairo_image_surface_get_stride(source)), to: Int(cairo_image_surface_get_stride(target)))
        // Sixteen bits between the passes keep what eight would round away.
        var plane = [UInt16](repeating: 0, count: wide.width * wide.height)
        for y in 0..<size.height {
            for x in 0..<size.width {
                plane[(y + reach) * wide.width + x + reach] = UInt16(from[y * stride.from + 4 * x + 3]) << 8
            }
        }
        var scratch = [UInt16](repeating: 0, count: max(wide.width, wide.height))
        plane.withUnsafeMutableBufferPointer { plane in
            scratch.withUnsafeMutableBufferPointer { scratch in
                guard let p = plane.baseAddress, let s = scratch.baseAddress else { return }
                for y in 0..<wide.height { pass(p + y * wide.width, 1, wide.width, s) }
                for x in 0..<wide.width { pass(p + x, wide.width, wide.height, s) }
            }
        }
        for y in 0..<wide.height {
            for x in 0..<wide.width { to[y * stride.to + x] = UInt8(min((Int(plane[y * wide.width + x]) + 128) >> 8, 255)) }
        }
    }

    private func pass(_ line: UnsafeMutablePointer<UInt16>, _ step: Int, _ count: Int, _ out: UnsafeMutablePointer<UInt16>) {
        for box in boxes {
            var sum = 0
            for i in box.start..<(box.start + box.size - 1) where i >= 0 && i < count { sum += Int(line[i * step]) }
            for i in 0..<count {
                let entering = i + box.start + box.size - 1
                if entering >= 0, entering < count { sum += Int(line[entering * step]) }
                out[i] = UInt16((sum + box.size / 2) / box.size)
                let leaving = i + box.start
                if leaving >= 0, leaving < count { sum -= Int(line[leaving * step]) }
            }
            for i in 0..<count { line[i * step] = out[i] }
        }
    }
}

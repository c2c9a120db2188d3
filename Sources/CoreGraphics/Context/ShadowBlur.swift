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

    /// Blurs the alpha of an ARGB surface into an alpha-only one. Only what the target shows is worked out.
    ///
    /// - Parameters:
    ///   - x: Where the target's left column lies in the source, in pixels.
    ///   - y: Where its top row lies.
    func run(from source: OpaquePointer, into target: OpaquePointer, x: Int, y: Int) {
        guard let from = cairo_image_surface_get_data(source), let to = cairo_image_surface_get_data(target) else { return }
        let (width, height) = (Int(cairo_image_surface_get_width(source)), Int(cairo_image_surface_get_height(source)))
        let (columns, rows) = (Int(cairo_image_surface_get_width(target)), Int(cairo_image_surface_get_height(target)))
        let stride = (from: Int(cairo_image_surface_get_stride(source)), to: Int(cairo_image_surface_get_stride(target)))
        // Sixteen bits between the passes keep what eight would round away.
        var across = [UInt16](repeating: 0, count: columns * height)
        var line = [UInt16](repeating: 0, count: max(width, height) + 2 * reach)
        var scratch = line
        for row in 0..<height {
            for i in 0..<line.count { line[i] = 0 }
            for i in 0..<width { line[i + reach] = UInt16(from[row * stride.from + 4 * i + 3]) << 8 }
            pass(&line, width + 2 * reach, &scratch)
            for i in 0..<columns where x + i + reach >= 0 && x + i < width + reach {
                across[row * columns + i] = line[x + i + reach]
            }
        }
        for column in 0..<columns {
            for i in 0..<line.count { line[i] = 0 }
            for i in 0..<height { line[i + reach] = across[i * columns + column] }
            pass(&line, height + 2 * reach, &scratch)
            for i in 0..<rows where y + i + reach >= 0 && y + i < height + reach {
                to[i * stride.to + column] = UInt8(min((Int(line[y + i + reach]) + 128) >> 8, 255))
            }
        }
    }

    private func pass(_ line: inout [UInt16], _ count: Int, _ scratch: inout [UInt16]) {
        line.withUnsafeMutableBufferPointer { line in
            scratch.withUnsafeMutableBufferPointer { scratch in
                guard let p = line.baseAddress, let q = scratch.baseAddress else { return }
                for box in boxes { blur(p, q, count, box) }
            }
        }
    }

    private func blur(
        _ line: UnsafeMutablePointer<UInt16>, _ out: UnsafeMutablePointer<UInt16>, _ count: Int, _ box: (size: Int, start: Int)
    ) {
        var sum = 0
        for i in max(box.start, 0)..<min(max(box.start + box.size - 1, 0), count) { sum += Int(line[i]) }
        for i in 0..<count {
            let entering = i + box.start + box.size - 1
            if entering >= 0, entering < count { sum += Int(line[entering]) }
            out[i] = UInt16((sum + box.size / 2) / box.size)
            let leaving = i + box.start
            if leaving >= 0, leaving < count { sum -= Int(line[leaving]) }
        }
        line.update(from: out, count: count)
    }
}

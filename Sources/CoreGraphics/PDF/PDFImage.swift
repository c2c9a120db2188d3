import Foundation

/// Decodes the pictures of a page.
struct PDFImage {
    let file: PDFFile
    let resources: [String: PDFObject]

    private static let mostPixels = 64 << 20

    /// - Parameter maskColor: What a stencil is filled with.
    func image(_ object: PDFObject, maskColor: CGColor) -> CGImage? {
        guard let entries = file.dictionary(object), let width = integer(entries["Width"] ?? entries["W"]), let height = integer(entries["Height"] ?? entries["H"]),
            width > 0, height > 0, width * height <= Self.mostPixels
        else { return nil }
        let alpha = entries["SMask"].flatMap { alphas($0, width, height) }
        if file.filters(entries["Filter"]).last == "DCTDecode" {
            guard let image = try? CGImage.decode(Data(file.data(object))) else { return nil }
            guard let alpha, image.width == width, image.height == height else { return image }
            return image.withPixels { bytes, row in
                compose(width, height) { index in
                    let at = index / width * row + index % width * 4
                    return (Double(bytes[at + 2]) / 255, Double(bytes[at + 1]) / 255, Double(bytes[at]) / 255, alpha[index])
                }
            }
        }
        if case .bool(true) = file.resolve(entries["ImageMask"]) { return stencil(object, entries, width, height, maskColor) }
        let space = PDFColorSpace(entries["ColorSpace"] ?? entries["CS"], file, resources)
        guard let samples = samples(object, entries, width, height, space.count) else { return nil }
        var isIndexed = false
        if case .indexed = space { isIndexed = true }
        let most = Double((1 << (integer(entries["BitsPerComponent"]) ?? 8)) - 1)
        let range = file.numbers(entries["Decode"])
        return compose(width, height) { index in
            let values = (0..<space.count).map { part -> Double in
                let raw = Double(samples[index * space.count + part])
                if isIndexed { return raw }
                guard let range, range.count >= 2 * space.count else { return raw / most }
                return range[2 * part] + raw / most * (range[2 * part + 1] - range[2 * part])
            }
            let rgb = space.rgb(values)
            return (rgb.0, rgb.1, rgb.2, alpha?[index] ?? 1)
        }
    }

    private func integer(_ object: PDFObject?) -> Int? { file.number(object).flatMap { Int(exactly: $0) } }

    private func stencil(_ object: PDFObject, _ entries: [String: PDFObject], _ width: Int, _ height: Int, _ color: CGColor) -> CGImage? {
        var entries = entries
        entries["BitsPerComponent"] = .number(1)
        guard let samples = samples(object, entries, width, height, 1) else { return nil }
        // A 0 is painted, unless the picture says the contrary.
        let painted: UInt16 = file.numbers(entries["Decode"])?.first == 1 ? 1 : 0
        let parts = color.components ?? [0, 0, 0, 1]
        let rgb = parts.count >= 3 ? (Double(parts[0]), Double(parts[1]), Double(parts[2])) : (0, 0, 0)
        return compose(width, height) { (rgb.0, rgb.1, rgb.2, samples[$0] == painted ? 1 : 0) }
    }

    /// How opaque each pixel is; nil when the mask has another size.
    private func alphas(_ object: PDFObject, _ width: Int, _ height: Int) -> [Double]? {
        guard let entries = file.dictionary(object), integer(entries["Width"]) == width, integer(entries["Height"]) == height else { return nil }
        if file.filters(entries["Filter"]).last == "DCTDecode" { return nil }
        guard let samples = samples(object, entries, width, height, 1) else { return nil }
        let most = Double((1 << (integer(entries["BitsPerComponent"]) ?? 8)) - 1)
        let isInverted = file.numbers(entries["Decode"])?.first == 1
        return samples.map { isInverted ? 1 - Double($0) / most : Double($0) / most }
    }

    private func samples(_ object: PDFObject, _ entries: [String: PDFObject], _ width: Int, _ height: Int, _ count: Int) -> [UInt16]? {
        let bits = integer(entries["BitsPerComponent"] ?? entries["BPC"]) ?? 8
        guard [1, 2, 4, 8, 16].contains(bits), count > 0 else { return nil }
        let data = file.data(object)
        let row = (width * count * bits + 7) / 8
        guard data.count >= row * height else { return nil }
        var result: [UInt16] = []
        result.reserveCapacity(width * height * count)
        for y in 0..<height {
            for x in 0..<(width * count) {
                switch bits {
                case 8: result.append(UInt16(data[y * row + x]))
                case 16: result.append(UInt16(data[y * row + 2 * x]) << 8 | UInt16(data[y * row + 2 * x + 1]))
                default:
                    let bit = x * bits
                    result.append(UInt16(data[y * row + bit / 8] >> UInt8(8 - bits - bit % 8)) & UInt16((1 << bits) - 1))
                }
            }
        }
        return result
    }

    private func compose(_ width: Int, _ height: Int, _ pixel: (Int) -> (Double, Double, Double, Double)) -> CGImage? {
        var bytes = [UInt8](repeating: 0, count: width * height * 4)
        for index in 0..<(width * height) {
            let (red, green, blue, alpha) = pixel(index)
            let byte = { (value: Double) in UInt8(min(max(value * alpha * 255, 0), 255).rounded()) }
            bytes[4 * index] = byte(blue)
            bytes[4 * index + 1] = byte(green)
            bytes[4 * index + 2] = byte(red)
            bytes[4 * index + 3] = UInt8(min(max(alpha * 255, 0), 255).rounded())
        }
        return bytes.withUnsafeBytes { CGImage(premultipliedBGRA: $0, width: width, height: height, bytesPerRow: width * 4) }
    }
}

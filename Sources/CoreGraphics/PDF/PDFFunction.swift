import Foundation

/// A function of a PDF file: sampled, exponential, or several after each other. Those written in PostScript are not understood.
indirect enum PDFFunction {
    case exponential(from: [Double], to: [Double], power: Double)
    case stitched([PDFFunction], bounds: [Double], encode: [Double], domain: [Double])
    case sampled([[Double]], domain: [Double])
    /// One for each component.
    case parallel([PDFFunction])

    init?(_ object: PDFObject?, _ file: PDFFile, depth: Int = 0) {
        guard depth < 8 else { return nil }
        if let all = file.array(object) {
            let functions = all.compactMap { PDFFunction($0, file, depth: depth + 1) }
            guard functions.count == all.count, !functions.isEmpty else { return nil }
            self = .parallel(functions)
            return
        }
        guard let entries = file.dictionary(object), let kind = file.number(entries["FunctionType"]) else { return nil }
        let domain = file.numbers(entries["Domain"]) ?? [0, 1]
        switch kind {
        case 2:
            self = .exponential(
                from: file.numbers(entries["C0"]) ?? [0], to: file.numbers(entries["C1"]) ?? [1], power: file.number(entries["N"]) ?? 1)
        case 3:
            let parts = (file.array(entries["Functions"]) ?? []).compactMap { PDFFunction($0, file, depth: depth + 1) }
            let bounds = file.numbers(entries["Bounds"]) ?? []
            guard !parts.isEmpty, bounds.count == parts.count - 1, domain.count == 2 else { return nil }
            self = .stitched(parts, bounds: bounds, encode: file.numbers(entries["Encode"]) ?? [], domain: domain)
        case 0:
            guard let samples = Self.samples(object, entries, file), domain.count == 2 else { return nil }
            self = .sampled(samples, domain: domain)
        default: return nil
        }
    }

    /// The values of a function of one variable.
    private static func samples(_ object: PDFObject?, _ entries: [String: PDFObject], _ file: PDFFile) -> [[Double]]? {
        guard let size = file.numbers(entries["Size"]), size.count == 1, let range = file.numbers(entries["Range"]), range.count >= 2,
            let bits = file.number(entries["BitsPerSample"]), bits == 8 || bits == 16, (1...100_000).contains(size[0])
        else { return nil }
        let (data, outputs, bytes) = (file.data(object), range.count / 2, Int(bits) / 8)
        let decode = file.numbers(entries["Decode"]) ?? range
        return (0..<Int(size[0])).map { index in
            (0..<outputs).map { output in
                let at = (index * outputs + output) * bytes
                guard at + bytes <= data.count, decode.count > 2 * output + 1 else { return 0 }
                let raw = bytes == 1 ? Double(data[at]) / 255 : Double(Int(data[at]) << 8 | Int(data[at + 1])) / 65535
                return decode[2 * output] + raw * (decode[2 * output + 1] - decode[2 * output])
            }
        }
    }

    func values(_ input: [Double]) -> [Double] {
        let x = input.first ?? 0
        switch self {
        case .exponential(let from, let to, let power):
            let part = power == 1 ? x : pow(max(x, 0), power)
            return zip(from, to).map { $0 + part * ($1 - $0) }
        case .stitched(let parts, let bounds, let encode, let domain):
            let index = bounds.firstIndex { x < $0 } ?? parts.count - 1
            let low = index == 0 ? domain[0] : bounds[index - 1], high = index == parts.count - 1 ? domain[1] : bounds[index]
            let (start, end) = 2 * index + 1 < encode.count ? (encode[2 * index], encode[2 * index + 1]) : (0, 1)
            return parts[index].values([high > low ? start + (min(max(x, low), high) - low) / (high - low) * (end - start) : start])
        case .sampled(let samples, let domain):
            let place = min(max((x - domain[0]) / max(domain[1] - domain[0], 1e-9), 0), 1) * Double(samples.count - 1)
            let index = min(Int(place), samples.count - 1), next = min(index + 1, samples.count - 1)
            return zip(samples[index], samples[next]).map { $0 + (place - Double(index)) * ($1 - $0) }
        case .parallel(let functions): return functions.flatMap { $0.values(input) }
        }
    }
}

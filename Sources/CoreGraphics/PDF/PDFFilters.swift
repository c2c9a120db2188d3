/// The ways in which PDF packs streams.
enum PDFFilters {
    static func decode(_ data: [UInt8], _ filters: [String], _ parameters: [[String: PDFObject]]) -> [UInt8] {
        var data = data
        for (index, filter) in filters.enumerated() {
            let parameters = index < parameters.count ? parameters[index] : [:]
            switch filter {
            case "FlateDecode", "Fl": data = unpredicted(Inflate.zlib(data, limit: PDFFile.mostBytes), parameters)
            case "ASCIIHexDecode", "AHx":
                var lexer = PDFLexer([UInt8(ascii: "<")] + data)
                if case .string(let bytes)? = lexer.next() { data = bytes }
            case "ASCII85Decode", "A85": data = ascii85(data)
            case "RunLengthDecode", "RL": data = runs(data)
            // Pictures decode themselves; what is not known is left as it is and draws nothing.
            default: return data
            }
        }
        return data
    }

    private static func ascii85(_ data: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        var group: [UInt32] = []
        func flush(_ group: [UInt32]) {
            guard group.count > 1 else { return }
            let padded = group + [UInt32](repeating: 84, count: 5 - group.count)
            let value = padded.reduce(UInt32(0)) { $0 &* 85 &+ $1 }
            for byte in 0..<(group.count - 1) { result.append(UInt8(truncatingIfNeeded: value >> (24 - 8 * UInt32(byte)))) }
        }
        for byte in data {
            if byte == UInt8(ascii: "~") { break }
            if byte == UInt8(ascii: "z"), group.isEmpty { result += [0, 0, 0, 0] }
            guard (33...117).contains(byte) else { continue }
            group.append(UInt32(byte) - 33)
            if group.count == 5 {
                flush(group)
                group = []
            }
        }
        flush(group)
        return result
    }

    private static func runs(_ data: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        var index = 0
        while index < data.count, data[index] != 128, result.count < PDFFile.mostBytes {
            let length = Int(data[index])
            if length < 128 {
                result += data[min(index + 1, data.count)..<min(index + 2 + length, data.count)]
                index += 2 + length
            } else {
                if index + 1 < data.count { result += [UInt8](repeating: data[index + 1], count: 257 - length) }
                index += 2
            }
        }
        return result
    }

    /// Undoes the differences that rows were written as.
    private static func unpredicted(_ data: [UInt8], _ parameters: [String: PDFObject]) -> [UInt8] {
        let value = { (key: String, standard: Int) in parameters[key]?.number.flatMap { Int(exactly: $0) } ?? standard }
        let predictor = value("Predictor", 1)
        let (colors, bits, columns) = (value("Colors", 1), value("BitsPerComponent", 8), value("Columns", 1))
        guard predictor > 1, (1...32).contains(colors), (1...16).contains(bits), (1...100_000).contains(columns) else { return data }
        let pixel = max(1, colors * bits / 8), row = (colors * bits * columns + 7) / 8
        guard predictor >= 10 else { return predictor == 2 && bits == 8 ? differences(data, pixel, row) : data }
        var result: [UInt8] = []
        var last = [UInt8](repeating: 0, count: row)
        for start in stride(from: 0, to: data.count, by: row + 1) {
            var current = Array(data[(start + 1)..<max(start + 1, min(start + 1 + row, data.count))])
            current += [UInt8](repeating: 0, count: row - current.count)
            for index in 0..<row {
                let left = index >= pixel ? current[index - pixel] : 0, up = last[index], corner = index >= pixel ? last[index - pixel] : 0
                switch data[start] {
                case 1: current[index] &+= left
                case 2: current[index] &+= up
                case 3: current[index] &+= UInt8((Int(left) + Int(up)) / 2)
                case 4: current[index] &+= paeth(Int(left), Int(up), Int(corner))
                default: break
                }
            }
            result += current
            last = current
        }
        return result
    }

    private static func differences(_ data: [UInt8], _ pixel: Int, _ row: Int) -> [UInt8] {
        var data = data
        for start in stride(from: 0, to: data.count, by: row) {
            for index in (start + pixel)..<max(start + pixel, min(start + row, data.count)) { data[index] &+= data[index - pixel] }
        }
        return data
    }

    private static func paeth(_ left: Int, _ up: Int, _ corner: Int) -> UInt8 {
        let guess = left + up - corner
        let (a, b, c) = (abs(guess - left), abs(guess - up), abs(guess - corner))
        return UInt8(a <= b && a <= c ? left : b <= c ? up : corner)
    }
}

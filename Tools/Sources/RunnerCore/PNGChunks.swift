import Foundation

/// The parts of a PNG file that an animation is made of.
struct PNGChunks {
    /// Width, height and kind of pixels.
    var header: Data
    /// Compressed pixels, one item for each chunk.
    var pixels: [Data]

    static let signature = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])

    init?(_ file: Data) {
        guard file.prefix(8) == PNGChunks.signature else { return nil }
        var (header, pixels): (Data?, [Data]) = (nil, [])
        var rest = file.dropFirst(8)
        while rest.count >= 12 {
            let length = rest.prefix(4).reduce(0) { $0 << 8 | Int($1) }
            guard rest.count >= length + 12 else { return nil }
            let type = String(decoding: rest.dropFirst(4).prefix(4), as: UTF8.self)
            let data = Data(rest.dropFirst(8).prefix(length))
            if type == "IHDR" { header = data }
            if type == "IDAT" { pixels.append(data) }
            rest = rest.dropFirst(length + 12)
        }
        guard let header, header.count == 13, !pixels.isEmpty else { return nil }
        self.header = header
        self.pixels = pixels
    }

    /// Big endian.
    static func number<Integer: FixedWidthInteger>(_ value: Integer) -> Data {
        withUnsafeBytes(of: value.bigEndian) { Data($0) }
    }

    static func append(_ type: String, _ data: Data, to file: inout Data) {
        let body = Data(type.utf8) + data
        file += number(UInt32(data.count)) + body + number(checksum(body))
    }

    private static let table: [UInt32] = (0..<256).map { index in
        (0..<8).reduce(UInt32(index)) { value, _ in value & 1 == 1 ? 0xEDB8_8320 ^ (value >> 1) : value >> 1 }
    }

    /// CRC-32 as PNG has it.
    private static func checksum(_ data: Data) -> UInt32 {
        ~data.reduce(~UInt32(0)) { table[Int(($0 ^ UInt32($1)) & 0xFF)] ^ ($0 >> 8) }
    }
}

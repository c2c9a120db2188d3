/// Reads the orientation that a camera wrote into a JPEG file.
enum ExifOrientation {
    static func read(from data: Data) -> UIImage.Orientation? {
        let bytes = [UInt8](data.prefix(256 * 1024))
        guard bytes.count > 4, bytes[0] == 0xFF, bytes[1] == 0xD8 else { return nil }
        var position = 2
        while position + 4 <= bytes.count, bytes[position] == 0xFF {
            let marker = bytes[position + 1]
            if marker == 0xDA || marker == 0xD9 { return nil }
            let length = Int(bytes[position + 2]) << 8 | Int(bytes[position + 3])
            let end = position + 2 + length
            guard length >= 2, end <= bytes.count else { return nil }
            if marker == 0xE1, let found = orientation(inSegment: Array(bytes[(position + 4)..<end])) { return found }
            position = end
        }
        return nil
    }

    private static func orientation(inSegment bytes: [UInt8]) -> UIImage.Orientation? {
        guard bytes.count >= 14, bytes.starts(with: [0x45, 0x78, 0x69, 0x66, 0, 0]) else { return nil }
        let tiff = Array(bytes.dropFirst(6))
        let little = tiff[0] == 0x49
        func number(_ offset: Int, _ count: Int) -> Int? {
            guard offset >= 0, offset + count <= tiff.count else { return nil }
            let field = tiff[offset..<(offset + count)]
            return (little ? Array(field.reversed()) : Array(field)).reduce(0) { $0 << 8 | Int($1) }
        }
        guard let directory = number(4, 4), let count = number(directory, 2) else { return nil }
        for index in 0..<count {
            let entry = directory + 2 + 12 * index
            guard let tag = number(entry, 2) else { return nil }
            if tag == 0x0112 { return number(entry + 8, 2).flatMap(orientation(exif:)) }
        }
        return nil
    }

    private static func orientation(exif value: Int) -> UIImage.Orientation? {
        let all: [UIImage.Orientation] = [
            .up, .upMirrored, .down, .downMirrored, .leftMirrored, .right, .rightMirrored, .left,
        ]
        return (1...8).contains(value) ? all[value - 1] : nil
    }
}

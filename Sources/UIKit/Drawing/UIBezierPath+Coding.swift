// The elements are one flat list of numbers: a kind, then the coordinates of its points.
extension UIBezierPath {
    private enum Key {
        static let elements = "SliderKitBezierElements"
        static let width = "SliderKitBezierLineWidth"
        static let cap = "SliderKitBezierLineCap"
        static let join = "SliderKitBezierLineJoin"
        static let miter = "SliderKitBezierMiterLimit"
        static let flatness = "SliderKitBezierFlatness"
        static let evenOdd = "SliderKitBezierEvenOdd"
        static let dash = "SliderKitBezierDash"
    }

    func encodeElements(to coder: NSCoder) {
        var numbers: [CGFloat] = []
        func add(_ kind: CGFloat, _ points: CGPoint...) { numbers += [kind] + points.flatMap { [$0.x, $0.y] } }
        for element in PathElement.list(of: elements) {
            switch element {
            case .move(let point): add(0, point)
            case .line(let point): add(1, point)
            case .quad(let control, let point): add(2, control, point)
            case .curve(let first, let second, let point): add(3, first, second, point)
            case .close: add(4)
            }
        }
        coder.encode(NumberList.data(numbers) as NSData, forKey: Key.elements)
        coder.encode(NumberList.data([dash.phase] + dash.lengths) as NSData, forKey: Key.dash)
        coder.encode(Double(lineWidth), forKey: Key.width)
        coder.encode(Int(lineCapStyle.rawValue), forKey: Key.cap)
        coder.encode(Int(lineJoinStyle.rawValue), forKey: Key.join)
        coder.encode(Double(miterLimit), forKey: Key.miter)
        coder.encode(Double(flatness), forKey: Key.flatness)
        coder.encode(usesEvenOddFillRule, forKey: Key.evenOdd)
    }

    func decode(from coder: NSCoder) {
        guard let data = coder.decodeObject(of: NSData.self, forKey: Key.elements) else { return }
        let path = CGMutablePath()
        let numbers = NumberList.numbers(data as Data)
        var position = 0
        while position < numbers.count {
            let kind = numbers[position]
            let count = kind == 4 ? 0 : kind == 3 ? 6 : kind == 2 ? 4 : 2
            guard position + count < numbers.count else { break }
            let p = stride(from: position + 1, to: position + 1 + count, by: 2).map { CGPoint(x: numbers[$0], y: numbers[$0 + 1]) }
            guard p.allSatisfy(\.isFinite), kind == 0 || !path.isEmpty else { break }
            switch kind {
            case 0: path.move(to: p[0])
            case 1: path.addLine(to: p[0])
            case 2: path.addQuadCurve(to: p[1], control: p[0])
            case 3: path.addCurve(to: p[2], control1: p[0], control2: p[1])
            default: path.closeSubpath()
            }
            position += 1 + count
        }
        cgPath = path
        decodeAttributes(from: coder)
    }

    private func decodeAttributes(from coder: NSCoder) {
        lineWidth = CGFloat(coder.decodeDouble(forKey: Key.width))
        lineCapStyle = CGLineCap(rawValue: .init(coder.decodeInteger(forKey: Key.cap))) ?? .butt
        lineJoinStyle = CGLineJoin(rawValue: .init(coder.decodeInteger(forKey: Key.join))) ?? .miter
        miterLimit = CGFloat(coder.decodeDouble(forKey: Key.miter))
        flatness = CGFloat(coder.decodeDouble(forKey: Key.flatness))
        usesEvenOddFillRule = coder.decodeBool(forKey: Key.evenOdd)
        if let data = coder.decodeObject(of: NSData.self, forKey: Key.dash) {
            let numbers = NumberList.numbers(data as Data)
            if let phase = numbers.first { dash = (Array(numbers.dropFirst()), phase) }
        }
    }
}

/// Numbers as bytes, in little-endian order.
private enum NumberList {
    static func data(_ numbers: [CGFloat]) -> Data {
        numbers.reduce(into: Data()) { data, number in
            withUnsafeBytes(of: Double(number).bitPattern.littleEndian) { data.append(contentsOf: $0) }
        }
    }

    static func numbers(_ data: Data) -> [CGFloat] {
        let bytes = [UInt8](data)
        return stride(from: 0, to: bytes.count - bytes.count % 8, by: 8).map { start in
            let bits = (0..<8).reduce(UInt64(0)) { $0 | UInt64(bytes[start + $1]) << (8 * UInt64($1)) }
            return CGFloat(Double(bitPattern: bits))
        }
    }
}

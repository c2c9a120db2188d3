/// A colour space of a PDF file, as far as pictures need it. Profiles are not looked into: three components are sRGB.
indirect enum PDFColorSpace {
    case gray, rgb, cmyk
    case indexed(PDFColorSpace, [UInt8])
    /// Spot colours, set in another space by a function.
    case separation(PDFColorSpace, PDFFunction, count: Int)
    case pattern

    init(_ object: PDFObject?, _ file: PDFFile, _ resources: [String: PDFObject], depth: Int = 0) {
        self = .gray
        guard depth < 8 else { return }
        if let name = file.name(object) {
            switch name {
            case "DeviceGray", "G", "CalGray": self = .gray
            case "DeviceRGB", "RGB", "CalRGB": self = .rgb
            case "DeviceCMYK", "CMYK": self = .cmyk
            case "Pattern": self = .pattern
            default:
                guard let named = file.dictionary(resources["ColorSpace"])?[name] else { return }
                self = PDFColorSpace(named, file, resources, depth: depth + 1)
            }
            return
        }
        guard let parts = file.array(object), let kind = file.name(parts.first) else { return }
        switch kind {
        case "ICCBased":
            let count = parts.count > 1 ? file.dictionary(parts[1]).flatMap { file.number($0["N"]) } ?? 3 : 3
            self = count == 1 ? .gray : count == 4 ? .cmyk : .rgb
        case "CalRGB", "Lab": self = .rgb
        case "CalGray": self = .gray
        case "Pattern": self = .pattern
        case "Indexed", "I":
            guard parts.count > 3 else { return }
            var table = file.data(parts[3])
            if case .string(let bytes) = file.resolve(parts[3]) { table = bytes }
            self = .indexed(PDFColorSpace(parts[1], file, resources, depth: depth + 1), table)
        case "Separation", "DeviceN":
            guard parts.count > 3, let function = PDFFunction(parts[3], file) else { return }
            let count = kind == "DeviceN" ? file.array(parts[1])?.count ?? 1 : 1
            self = .separation(PDFColorSpace(parts[2], file, resources, depth: depth + 1), function, count: count)
        default: self = PDFColorSpace(parts[0], file, resources, depth: depth + 1)
        }
    }

    var count: Int {
        switch self {
        case .gray, .indexed: 1
        case .rgb: 3
        case .cmyk: 4
        case .separation(_, _, let count): count
        case .pattern: 0
        }
    }

    /// What a colour space begins with.
    var initial: [Double] {
        switch self {
        case .cmyk: [0, 0, 0, 1]
        case .separation(_, _, let count): [Double](repeating: 1, count: count)
        default: [Double](repeating: 0, count: count)
        }
    }

    func color(_ components: [Double], alpha: Double) -> CGColor {
        let rgb = self.rgb(components)
        return CGColor(red: rgb.0, green: rgb.1, blue: rgb.2, alpha: alpha)
    }

    func rgb(_ components: [Double]) -> (Double, Double, Double) {
        let value = { (index: Int) in index < components.count ? min(max(components[index], 0), 1) : 0 }
        switch self {
        case .gray: return (value(0), value(0), value(0))
        case .rgb: return (value(0), value(1), value(2))
        case .cmyk: return ((1 - value(0)) * (1 - value(3)), (1 - value(1)) * (1 - value(3)), (1 - value(2)) * (1 - value(3)))
        case .indexed(let base, let table):
            let index = Int((components.first ?? 0).rounded())
            let entry = (0..<base.count).map { part -> Double in
                let at = index * base.count + part
                return table.indices.contains(at) ? Double(table[at]) / 255 : 0
            }
            return base.rgb(entry)
        case .separation(let base, let function, _): return base.rgb(function.values(components))
        case .pattern: return (0, 0, 0)
        }
    }
}

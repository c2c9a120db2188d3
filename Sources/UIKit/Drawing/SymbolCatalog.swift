/// A symbol: its size and how to draw it, in units of the font's size, y down.
struct SymbolDrawing {
    let size: CGSize
    let draw: (SymbolPen) -> Void

    init(_ width: CGFloat, _ height: CGFloat, _ draw: @escaping (SymbolPen) -> Void) {
        size = CGSize(width: width, height: height)
        self.draw = draw
    }
}

/// The stand-ins for Apple's symbols (choice: which names there are, and every shape).
enum SymbolCatalog {
    static func drawing(named name: String) -> SymbolDrawing? {
        signs(name) ?? arrows(name) ?? speakers(name) ?? lights(name) ?? shapes(name) ?? ratings(name)
    }

    private static func signs(_ name: String) -> SymbolDrawing? {
        switch name {
        case "plus": return SymbolDrawing(1, 1) { $0.line((0.5, 0.12), (0.5, 0.88)); $0.line((0.12, 0.5), (0.88, 0.5)) }
        case "minus": return SymbolDrawing(1, 0.3) { $0.line((0.12, 0.15), (0.88, 0.15)) }
        case "xmark": return SymbolDrawing(0.9, 0.9) { $0.line((0.14, 0.14), (0.76, 0.76)); $0.line((0.76, 0.14), (0.14, 0.76)) }
        case "checkmark": return SymbolDrawing(0.95, 0.9) { $0.line((0.13, 0.5), (0.38, 0.77), (0.82, 0.13)) }
        default: return nil
        }
    }

    private static func arrows(_ name: String) -> SymbolDrawing? {
        switch name {
        case "chevron.left", "chevron.backward": return SymbolDrawing(0.65, 1) { $0.line((0.5, 0.12), (0.14, 0.5), (0.5, 0.88)) }
        case "chevron.right", "chevron.forward": return SymbolDrawing(0.65, 1) { $0.line((0.15, 0.12), (0.51, 0.5), (0.15, 0.88)) }
        case "chevron.up": return SymbolDrawing(1, 0.65) { $0.line((0.12, 0.5), (0.5, 0.14), (0.88, 0.5)) }
        case "chevron.down": return SymbolDrawing(1, 0.65) { $0.line((0.12, 0.15), (0.5, 0.51), (0.88, 0.15)) }
        case "chevron.left.2":
            return SymbolDrawing(1, 1) { $0.line((0.5, 0.12), (0.14, 0.5), (0.5, 0.88)); $0.line((0.86, 0.12), (0.5, 0.5), (0.86, 0.88)) }
        case "chevron.right.2":
            return SymbolDrawing(1, 1) { $0.line((0.14, 0.12), (0.5, 0.5), (0.14, 0.88)); $0.line((0.5, 0.12), (0.86, 0.5), (0.5, 0.88)) }
        case "arrow.left", "arrow.backward":
            return SymbolDrawing(1.1, 1) { $0.line((0.98, 0.5), (0.13, 0.5)); $0.line((0.48, 0.14), (0.13, 0.5), (0.48, 0.86)) }
        case "arrow.right", "arrow.forward":
            return SymbolDrawing(1.1, 1) { $0.line((0.12, 0.5), (0.97, 0.5)); $0.line((0.62, 0.14), (0.97, 0.5), (0.62, 0.86)) }
        case "arrow.up":
            return SymbolDrawing(1, 1.1) { $0.line((0.5, 0.98), (0.5, 0.13)); $0.line((0.14, 0.48), (0.5, 0.13), (0.86, 0.48)) }
        case "arrow.down":
            return SymbolDrawing(1, 1.1) { $0.line((0.5, 0.12), (0.5, 0.97)); $0.line((0.14, 0.62), (0.5, 0.97), (0.86, 0.62)) }
        default: return nil
        }
    }

    private static func speakers(_ name: String) -> SymbolDrawing? {
        let isFilled = name.hasSuffix(".fill")
        func body(_ pen: SymbolPen) {
            pen.shape([(0.1, 0.36), (0.28, 0.36), (0.52, 0.14), (0.52, 0.86), (0.28, 0.64), (0.1, 0.64)], filled: isFilled)
        }
        func waves(_ count: Int) -> SymbolDrawing {
            SymbolDrawing(0.62 + 0.2 * CGFloat(count), 1) { pen in
                body(pen)
                for wave in 0..<count { pen.arc((0.42, 0.5), 0.25 + 0.17 * CGFloat(wave), from: -0.7, to: 0.7) }
            }
        }
        switch isFilled ? String(name.dropLast(5)) : name {
        case "speaker": return waves(0)
        case "speaker.wave.1", "speaker.1": return waves(1)
        case "speaker.wave.2", "speaker.2": return waves(2)
        case "speaker.wave.3", "speaker.3": return waves(3)
        case "speaker.slash": return SymbolDrawing(0.9, 1) { body($0); $0.line((0.12, 0.08), (0.78, 0.92)) }
        default: return nil
        }
    }

    private static func lights(_ name: String) -> SymbolDrawing? {
        let isFilled = name.hasSuffix(".fill")
        func sun(_ inner: CGFloat, _ outer: CGFloat) -> SymbolDrawing {
            SymbolDrawing(1.2, 1.2) { pen in
                pen.disc((0.6, 0.6), 0.22, filled: isFilled)
                for ray in 0..<8 {
                    let angle = CGFloat(ray) * .pi / 4
                    let (x, y) = (cos(angle), sin(angle))
                    pen.line((0.6 + inner * x, 0.6 + inner * y), (0.6 + outer * x, 0.6 + outer * y))
                }
            }
        }
        switch isFilled ? String(name.dropLast(5)) : name {
        case "sun.min": return sun(0.38, 0.41)
        case "sun.max": return sun(0.38, 0.52)
        case "moon": return SymbolDrawing(1, 1) { $0.moon(filled: isFilled) }
        default: return nil
        }
    }

    private static func shapes(_ name: String) -> SymbolDrawing? {
        let isFilled = name.hasSuffix(".fill")
        switch isFilled ? String(name.dropLast(5)) : name {
        case "circle": return SymbolDrawing(1.1, 1.1) { $0.disc((0.55, 0.55), 0.46, filled: isFilled) }
        case "square":
            return SymbolDrawing(1.1, 1.1) { $0.shape([(0.12, 0.12), (0.98, 0.12), (0.98, 0.98), (0.12, 0.98)], filled: isFilled) }
        case "play": return SymbolDrawing(0.95, 1) { $0.shape([(0.15, 0.12), (0.85, 0.5), (0.15, 0.88)], filled: isFilled) }
        default: return nil
        }
    }

    private static func ratings(_ name: String) -> SymbolDrawing? {
        let isFilled = name.hasSuffix(".fill")
        switch isFilled ? String(name.dropLast(5)) : name {
        case "star": return SymbolDrawing(1.15, 1.1) { $0.star((0.575, 0.58), 0.5, filled: isFilled) }
        case "heart": return SymbolDrawing(1.15, 1.05) { $0.heart(filled: isFilled) }
        case "triangle": return SymbolDrawing(1.1, 1) { $0.shape([(0.55, 0.12), (0.98, 0.88), (0.12, 0.88)], filled: isFilled) }
        case "bolt":
            return SymbolDrawing(0.8, 1.1) {
                $0.shape([(0.46, 0.1), (0.12, 0.62), (0.38, 0.62), (0.32, 1), (0.68, 0.45), (0.41, 0.45)], filled: isFilled)
            }
        default: return nil
        }
    }
}

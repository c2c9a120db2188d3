extension PDFInterpreter {
    /// Carries out an operator of text.
    /// - Returns: False when it is none.
    func performText(_ name: String, _ operands: [PDFObject], _ n: [Double]) -> Bool {
        let first = n.first ?? 0
        switch name {
        case "BT": (state.textMatrix, state.lineMatrix) = (.identity, .identity)
        case "ET": break
        case "Tc": state.characterSpacing = first
        case "Tw": state.wordSpacing = first
        case "Tz": state.scaling = first / 100
        case "TL": state.leading = first
        case "Ts": state.rise = first
        case "Tr": state.renderingMode = Int(exactly: first) ?? 0
        case "Tf":
            state.font = operands.first?.name.flatMap { font($0) }
            state.fontSize = n.last ?? 1
        case "Td": if n.count == 2 { moveLine(n[0], n[1]) }
        case "TD":
            guard n.count == 2 else { break }
            state.leading = -n[1]
            moveLine(n[0], n[1])
        case "Tm":
            guard n.count == 6 else { break }
            state.lineMatrix = CGAffineTransform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
            state.textMatrix = state.lineMatrix
        case "T*": moveLine(0, -state.leading)
        case "Tj": operands.first.map(show)
        case "'":
            moveLine(0, -state.leading)
            operands.first.map(show)
        case "\"":
            if n.count >= 2 { (state.wordSpacing, state.characterSpacing) = (n[0], n[1]) }
            moveLine(0, -state.leading)
            operands.last.map(show)
        case "TJ":
            for part in operands.first.flatMap({ file.array($0) }) ?? [] {
                if let number = part.number { advance(-number / 1000 * state.fontSize * state.scaling) } else { show(part) }
            }
        default: return false
        }
        return true
    }

    private func moveLine(_ x: Double, _ y: Double) {
        state.lineMatrix = CGAffineTransform(translationX: x, y: y).concatenating(state.lineMatrix)
        state.textMatrix = state.lineMatrix
    }

    private func advance(_ x: Double) {
        state.textMatrix = CGAffineTransform(translationX: x, y: 0).concatenating(state.textMatrix)
    }

    private func show(_ object: PDFObject) {
        guard case .string(let bytes) = object, let font = state.font else { return }
        if font.outlines == nil { passedOver.insert("text in a font that is not in the file, or can't be read") }
        for code in font.codes(bytes) {
            if let outlines = font.outlines, state.renderingMode != 3 {
                let scale = state.fontSize / outlines.unitsPerEm
                let place = CGAffineTransform(a: scale * state.scaling, b: 0, c: 0, d: scale, tx: 0, ty: state.rise).concatenating(state.textMatrix)
                let glyph = CGMutablePath()
                glyph.addPath(outlines.outline(font.glyph(code)), transform: place)
                draw(glyph)
            }
            let space = code == 32 && !font.isComposite ? state.wordSpacing : 0
            advance((font.width(code) / 1000 * state.fontSize + state.characterSpacing + space) * state.scaling)
        }
    }

    private func draw(_ glyph: CGPath) {
        switch state.renderingMode % 4 {
        case 0: fill(glyph, .winding)
        case 1: stroke(glyph)
        case 2:
            fill(glyph, .winding)
            stroke(glyph)
        default: break
        }
    }
}

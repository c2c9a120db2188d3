/// Draws a content stream.
final class PDFInterpreter {
    let file: PDFFile
    let context: CGContext
    var passedOver: Set<String> = []
    var state = State()
    var resources: [String: PDFObject] = [:]
    private var saved: [State] = []
    private var path = CGMutablePath()
    private var point = CGPoint.zero
    private var pendingClip: CGPathFillRule?
    private var formDepth = 0
    private var fonts: [String: PDFFont] = [:]
    /// Operators that were carried out: a page that never ends stops somewhere.
    private var count = 0

    private static let most = 2_000_000
    private static let deepest = 12

    /// What `q` keeps beside the context's own state.
    struct State {
        var fillSpace = PDFColorSpace.gray
        var strokeSpace = PDFColorSpace.gray
        var fill: [Double] = [0]
        var stroke: [Double] = [0]
        var fillAlpha = 1.0
        var strokeAlpha = 1.0
        var font: PDFFont?
        var fontSize = 1.0
        var characterSpacing = 0.0
        var wordSpacing = 0.0
        var scaling = 1.0
        var leading = 0.0
        var rise = 0.0
        var renderingMode = 0
        var textMatrix = CGAffineTransform.identity
        var lineMatrix = CGAffineTransform.identity

        var fillColor: CGColor { fillSpace.color(fill, alpha: fillAlpha) }
        var strokeColor: CGColor { strokeSpace.color(stroke, alpha: strokeAlpha) }
    }

    init(file: PDFFile, context: CGContext) {
        self.file = file
        self.context = context
    }

    func run(_ content: [UInt8], resources: [String: PDFObject]) {
        let (outer, depth) = (self.resources, saved.count)
        self.resources = resources
        fonts = [:]
        var lexer = PDFLexer(content)
        var operands: [PDFObject] = []
        while lexer.position < content.count, count < Self.most {
            guard let object = lexer.next() else {
                // A bracket that closes nothing.
                lexer.position += 1
                continue
            }
            guard case .keyword(let name) = object else {
                if operands.count < 512 { operands.append(object) }
                continue
            }
            count += 1
            if name == "BI" { skipInlineImage(&lexer) } else { perform(name, operands) }
            operands = []
        }
        while saved.count > depth { restore() }
        self.resources = outer
        fonts = [:]
    }

    private func skipInlineImage(_ lexer: inout PDFLexer) {
        passedOver.insert("inline pictures")
        let bytes = lexer.bytes
        while lexer.position + 3 < bytes.count {
            let at = lexer.position
            if bytes[at] == UInt8(ascii: "E"), bytes[at + 1] == UInt8(ascii: "I"), [10, 13, 32].contains(bytes[at + 2]), at > 0, [10, 13, 32].contains(bytes[at - 1]) {
                lexer.position += 2
                return
            }
            lexer.position += 1
        }
        lexer.position = bytes.count
    }

    private func save() {
        guard saved.count < 256 else { return }
        saved.append(state)
        context.saveGState()
    }

    private func restore() {
        guard let last = saved.popLast() else { return }
        state = last
        context.restoreGState()
    }

    // MARK: Operators

    private func perform(_ name: String, _ operands: [PDFObject]) {
        let n = operands.compactMap(\.number)
        switch name {
        case "q": save()
        case "Q": restore()
        case "cm": if n.count == 6 { context.concatenate(CGAffineTransform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])) }
        case "w": if n.count == 1 { context.setLineWidth(n[0]) }
        case "J": if n.count == 1 { context.setLineCap(n[0] == 1 ? .round : n[0] == 2 ? .square : .butt) }
        case "j": if n.count == 1 { context.setLineJoin(n[0] == 1 ? .round : n[0] == 2 ? .bevel : .miter) }
        case "M": if n.count == 1 { context.setMiterLimit(n[0]) }
        case "d":
            context.setLineDash(phase: operands.last?.number ?? 0, lengths: (operands.first.flatMap { file.numbers($0) } ?? []).map { CGFloat($0) })
        case "gs": operands.first?.name.map(applyState)
        case "Do": operands.first?.name.map(drawObject)
        case "sh": operands.first?.name.map { drawShading(file.dictionary(resources["Shading"])?[$0]) }
        default:
            if performPath(name, n) || performColor(name, operands, n) || performText(name, operands, n) { return }
        }
    }

    private func performPath(_ name: String, _ n: [Double]) -> Bool {
        func at(_ index: Int) -> CGPoint { CGPoint(x: n[index], y: n[index + 1]) }
        switch (name, n.count) {
        case ("m", 2):
            path.move(to: at(0))
            point = at(0)
        case ("l", 2):
            if path.isEmpty { path.move(to: at(0)) } else { path.addLine(to: at(0)) }
            point = at(0)
        case ("c", 6): curve(at(0), at(2), at(4))
        case ("v", 4): curve(point, at(0), at(2))
        case ("y", 4): curve(at(0), at(2), at(2))
        case ("h", _): path.closeSubpath()
        case ("re", 4):
            // Sides may be negative.
            path.move(to: at(0))
            path.addLine(to: CGPoint(x: n[0] + n[2], y: n[1]))
            path.addLine(to: CGPoint(x: n[0] + n[2], y: n[1] + n[3]))
            path.addLine(to: CGPoint(x: n[0], y: n[1] + n[3]))
            path.closeSubpath()
            point = at(0)
        case ("S", _): paint(stroke: true)
        case ("s", _): paint(stroke: true, close: true)
        case ("f", _), ("F", _): paint(fill: .winding)
        case ("f*", _): paint(fill: .evenOdd)
        case ("B", _): paint(fill: .winding, stroke: true)
        case ("B*", _): paint(fill: .evenOdd, stroke: true)
        case ("b", _): paint(fill: .winding, stroke: true, close: true)
        case ("b*", _): paint(fill: .evenOdd, stroke: true, close: true)
        case ("n", _): paint()
        case ("W", _): pendingClip = .winding
        case ("W*", _): pendingClip = .evenOdd
        default: return false
        }
        return true
    }

    private func curve(_ control1: CGPoint, _ control2: CGPoint, _ end: CGPoint) {
        if path.isEmpty { path.move(to: control1) }
        path.addCurve(to: end, control1: control1, control2: control2)
        point = end
    }

    private func paint(fill: CGPathFillRule? = nil, stroke: Bool = false, close: Bool = false) {
        if close { path.closeSubpath() }
        if let fill { self.fill(path, fill) }
        if stroke { self.stroke(path) }
        if let rule = pendingClip {
            context.beginPath()
            context.addPath(path)
            context.clip(using: rule)
            pendingClip = nil
        }
        path = CGMutablePath()
    }

    func fill(_ path: CGPath, _ rule: CGPathFillRule) {
        if case .pattern = state.fillSpace {
            passedOver.insert("patterns")
            return
        }
        context.setFillColor(state.fillColor)
        context.beginPath()
        context.addPath(path)
        context.fillPath(using: rule)
    }

    func stroke(_ path: CGPath) {
        if case .pattern = state.strokeSpace {
            passedOver.insert("patterns")
            return
        }
        context.setStrokeColor(state.strokeColor)
        context.beginPath()
        context.addPath(path)
        context.strokePath()
    }

    // MARK: Colours and states

    private func performColor(_ name: String, _ operands: [PDFObject], _ n: [Double]) -> Bool {
        func fill(_ space: PDFColorSpace, _ values: [Double]) { (state.fillSpace, state.fill) = (space, values) }
        func stroke(_ space: PDFColorSpace, _ values: [Double]) { (state.strokeSpace, state.stroke) = (space, values) }
        switch name {
        case "g": fill(.gray, n)
        case "G": stroke(.gray, n)
        case "rg": fill(.rgb, n)
        case "RG": stroke(.rgb, n)
        case "k": fill(.cmyk, n)
        case "K": stroke(.cmyk, n)
        case "cs":
            let space = PDFColorSpace(operands.first, file, resources)
            fill(space, space.initial)
        case "CS":
            let space = PDFColorSpace(operands.first, file, resources)
            stroke(space, space.initial)
        case "sc", "scn": state.fill = n
        case "SC", "SCN": state.stroke = n
        default: return false
        }
        return true
    }

    private func applyState(_ name: String) {
        guard let entries = file.dictionary(file.dictionary(resources["ExtGState"])?[name]) else { return }
        if let alpha = file.number(entries["ca"]) { state.fillAlpha = min(max(alpha, 0), 1) }
        if let alpha = file.number(entries["CA"]) { state.strokeAlpha = min(max(alpha, 0), 1) }
        if let width = file.number(entries["LW"]) { context.setLineWidth(width) }
        if let mode = file.name(entries["BM"]), mode != "Normal", mode != "Compatible" { passedOver.insert("blend modes") }
        if file.dictionary(entries["SMask"]) != nil { passedOver.insert("soft masks") }
    }

    // MARK: Forms and pictures

    private func drawObject(_ name: String) {
        guard let object = file.dictionary(resources["XObject"])?[name], let entries = file.dictionary(object) else { return }
        switch file.name(entries["Subtype"]) {
        case "Form": drawForm(object, entries)
        case "Image":
            // Pictures lie on the unit square, their first row at the top.
            guard let image = PDFImage(file: file, resources: resources).image(object, maskColor: state.fillColor) else {
                passedOver.insert("a picture of an unknown kind")
                return
            }
            context.saveGState()
            context.multiplyAlpha(by: state.fillAlpha)
            context.draw(image, in: CGRect(x: 0, y: 0, width: 1, height: 1))
            context.restoreGState()
        default: break
        }
    }

    private func drawForm(_ object: PDFObject, _ entries: [String: PDFObject]) {
        guard formDepth < Self.deepest else { return }
        formDepth += 1
        save()
        let outer = path
        path = CGMutablePath()
        if let matrix = file.numbers(entries["Matrix"]), matrix.count == 6 {
            context.concatenate(CGAffineTransform(a: matrix[0], b: matrix[1], c: matrix[2], d: matrix[3], tx: matrix[4], ty: matrix[5]))
        }
        if let box = file.numbers(entries["BBox"]), box.count == 4 {
            context.clip(to: CGRect(x: box[0], y: box[1], width: box[2] - box[0], height: box[3] - box[1]).standardized)
        }
        // A group is seen through as one.
        let isGroup = file.dictionary(entries["Group"]) != nil && state.fillAlpha < 1
        if isGroup {
            context.saveGState()
            context.setAlpha(state.fillAlpha)
            context.beginTransparencyLayer(auxiliaryInfo: nil)
            (state.fillAlpha, state.strokeAlpha) = (1, 1)
        }
        run(file.data(object), resources: file.dictionary(entries["Resources"]) ?? resources)
        if isGroup {
            context.endTransparencyLayer()
            context.restoreGState()
        }
        path = outer
        restore()
        formDepth -= 1
    }

    func font(_ name: String) -> PDFFont? {
        if let known = fonts[name] { return known }
        guard let entries = file.dictionary(file.dictionary(resources["Font"])?[name]) else { return nil }
        let font = PDFFont(entries, file)
        fonts[name] = font
        return font
    }
}

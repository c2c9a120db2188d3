@_spi(SliderKit) import CoreGraphics

/// What a text layer draws.
struct TextState {
    var string: Any?
    var font: Any?
    var fontSize: CGFloat = 36
    var foregroundColor: CGColor? = CGColor(red: 1, green: 1, blue: 1, alpha: 1)
    var isWrapped = false
    var truncationMode = CATextLayerTruncationMode.none
    var alignmentMode = CATextLayerAlignmentMode.natural

    var isEmpty: Bool {
        if let attributed = string as? NSAttributedString { return attributed.length == 0 }
        return (string as? String ?? "").isEmpty
    }

    private var typeface: Typeface {
        if let font {
            if let made = CATextLayer.typefaceProvider?(font, fontSize) { return made }
            if let name = font as? String { return Typeface(family: name, size: fontSize) }
        }
        return Typeface(family: "Helvetica", size: fontSize)
    }

    private var runs: [TextRun] {
        if let attributed = string as? NSAttributedString {
            if let provider = CATextLayer.attributedRunProvider { return provider(attributed) }
            return plainRuns(attributed.string)
        }
        return plainRuns(string as? String ?? "")
    }

    private func plainRuns(_ text: String) -> [TextRun] {
        guard !text.isEmpty, let foregroundColor else { return [] }
        return [TextRun(string: text, typeface: typeface, color: foregroundColor)]
    }

    /// The text set for a width and a height in points; nil if there is none.
    func layout(width: CGFloat?, height: CGFloat) -> TextLayout? {
        let runs = runs
        guard !runs.isEmpty else { return nil }
        var lines = 0
        if truncationMode != .none, let first = runs.first {
            let fit = height / max(first.typeface.lineHeight, 0.1)
            lines = isWrapped && fit.isFinite ? max(1, Int(min(fit + 0.01, 10_000))) : isWrapped ? 0 : 1
        }
        return TextLayout(
            runs: runs, width: width, alignment: alignment, lineBreak: lineBreak, maximumLines: lines)
    }

    private var alignment: TextLayout.Alignment {
        switch alignmentMode {
        case .left: return .left
        case .right: return .right
        case .center: return .center
        case .justified: return .justified
        default: return .natural
        }
    }

    private var lineBreak: TextLayout.LineBreak {
        switch truncationMode {
        case .start: return .truncateHead
        case .end: return .truncateTail
        case .middle: return .truncateMiddle
        default: return isWrapped ? .wordWrap : .clip
        }
    }
}

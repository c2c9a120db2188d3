@_spi(SliderKit) import CoreGraphics

/// What a nib says of a view's layout for Interface Builder's canvas alone.
struct CanvasLayout {
    /// Where the nib has the view.
    let place: NibProblem
    /// The intrinsic size that stands in for the view's own; a side of -1 has none.
    let placeholderSize: CGSize?
    /// What the designer wants to hear about.
    let watched: AmbiguousParts

    /// Reads it from a view's element.
    @MainActor
    init(_ element: NibElement, of document: NibDocument, name: String) {
        place = document.problem(name, at: element)
        let width = element["placeholderIntrinsicWidth"], height = element["placeholderIntrinsicHeight"]
        func length(_ text: String?) -> CGFloat {
            guard let number = text.flatMap({ Double($0) }), number.isFinite, number >= 0 else { return UIView.noIntrinsicMetric }
            return CGFloat(number)
        }
        placeholderSize = width == nil && height == nil ? nil : CGSize(width: length(width), height: length(height))
        switch element["verifyAmbiguity"] {
        case "off": watched = []
        case "ignorePosition": watched = [.width, .height]
        case "ignoreSizes": watched = [.minX, .minY]
        default: watched = .all
        }
    }
}

extension NibCanvas {
    /// Tells, with file and line, which views inside `view` their constraints leave more than one place or size, as Interface Builder does.
    /// They must be laid out.
    public static func tellAmbiguities(in view: UIView) {
        for child in view.subviews where !child.isHidden {
            if let canvas = child.constraintBox?.canvas {
                let open = child.ambiguousParts.intersection(canvas.watched)
                if !open.isEmpty {
                    NibLedger.tell(
                        NibProblem(
                            message: "the constraints of \(canvas.place.message) leave open: \(open.names); add constraints that decide it",
                            file: canvas.place.file, line: canvas.place.line))
                }
            }
            tellAmbiguities(in: child)
        }
    }
}

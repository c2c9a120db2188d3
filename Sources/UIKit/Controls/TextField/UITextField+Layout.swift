@_spi(SliderKit) import CoreGraphics

extension UITextField {
    /// Measures (choices, close to iOS 13 to 18).
    private enum Metrics {
        static let inset: CGFloat = 7
        static let clearSize: CGFloat = 19
        static let clearMargin: CGFloat = 6
        static let sideMargin: CGFloat = 6
        static let sideGap: CGFloat = 4
        static let height: CGFloat = 34
        static let caretWidth: CGFloat = 2
    }

    private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }
    private var inset: CGFloat { borderStyle == .none ? 0 : borderStyle == .line ? 2 : Metrics.inset }

    private func shows(_ mode: ViewMode, editing: Bool) -> Bool {
        switch mode {
        case .never: false
        case .whileEditing: editing
        case .unlessEditing: !editing
        case .always: true
        }
    }

    func showsLeft(_ editing: Bool) -> Bool { leftView != nil && shows(leftViewMode, editing: editing) }
    func showsRight(_ editing: Bool) -> Bool { rightView != nil && shows(rightViewMode, editing: editing) }
    func showsClear(_ editing: Bool) -> Bool {
        isEnabled && storage.length > 0 && !showsRight(editing) && shows(clearButtonMode, editing: editing)
    }

    private func mirrored(_ rect: CGRect, in bounds: CGRect) -> CGRect {
        isMirrored ? CGRect(x: bounds.minX + bounds.maxX - rect.maxX, y: rect.minY, width: rect.width, height: rect.height) : rect
    }

    // MARK: Places

    func sideRect(_ view: UIView?, _ bounds: CGRect, leading: Bool) -> CGRect {
        guard let view else { return .zero }
        let size = view.bounds.size
        let margin = borderStyle == .roundedRect ? Metrics.sideMargin : 0
        let rect = CGRect(
            x: leading ? bounds.minX + margin : bounds.maxX - margin - size.width, y: (bounds.midY - size.height / 2).rounded(), width: size.width,
            height: size.height)
        return mirrored(rect, in: bounds)
    }

    func clearRect(_ bounds: CGRect) -> CGRect {
        let size = Metrics.clearSize
        let margin = borderStyle == .none ? 0 : Metrics.clearMargin
        return mirrored(
            CGRect(x: bounds.maxX - margin - size, y: (bounds.midY - size / 2).rounded(.down), width: size, height: size), in: bounds)
    }

    func contentRect(_ bounds: CGRect, editing: Bool) -> CGRect {
        var left = bounds.minX + inset, right = bounds.maxX - inset
        let gap = borderStyle == .roundedRect ? Metrics.sideGap : 0
        func cut(_ rect: CGRect, atStart: Bool) {
            if atStart != isMirrored { left = max(left, rect.maxX + gap) } else { right = min(right, rect.minX - gap) }
        }
        if showsLeft(editing) { cut(leftViewRect(forBounds: bounds), atStart: true) }
        if showsRight(editing) { cut(rightViewRect(forBounds: bounds), atStart: false) }
        if showsClear(editing) { cut(clearButtonRect(forBounds: bounds), atStart: false) }
        return CGRect(x: left, y: bounds.minY, width: max(0, right - left), height: bounds.height)
    }

    var fieldSize: CGSize {
        let scale = max(traitCollection.displayScale, 1)
        func up(_ value: CGFloat) -> CGFloat { (value * scale - 1e-6).rounded(.up) / scale }
        let text = storage.length > 0 ? drawnText : drawnPlaceholder
        var width = text.map { TextSetter.layout($0, TextOptions()).size.width } ?? 0
        width += 2 * inset
        let gap = borderStyle == .roundedRect ? Metrics.sideMargin + Metrics.sideGap - inset : 0
        if showsLeft(isInEditing), let leftView { width += leftView.bounds.width + gap }
        if showsRight(isInEditing), let rightView { width += rightView.bounds.width + gap }
        if showsClear(isInEditing) { width += Metrics.clearSize + gap }
        let line = up(font?.lineHeight ?? 0)
        let height: CGFloat =
            switch borderStyle {
            case .none: line
            case .line, .bezel: line + 8
            case .roundedRect: max(Metrics.height, line + 12)
            }
        return CGSize(width: up(width), height: height)
    }

    // MARK: Text

    private func options(_ width: CGFloat?) -> TextOptions {
        var options = TextOptions()
        options.width = width
        options.maximumLines = 1
        options.isRightToLeft = isMirrored
        options.lineBreakMode = width == nil ? .byClipping : .byTruncatingTail
        options.alignment = .left
        return options
    }

    private func factor(_ text: NSAttributedString, _ width: CGFloat) -> CGFloat {
        guard adjustsFontSizeToFitWidth, let size = font?.pointSize, size > 0 else { return 1 }
        return ScaleSearch.largest(from: min(1, max(0.05, minimumFontSize / size))) { factor in
            var options = options(nil)
            options.scaleFactor = factor
            return TextSetter.layout(text, options).size.width <= width + 0.01
        }
    }

    /// A text's line, and where its left upper corner is, for a rectangle of the field.
    func placed(_ text: NSAttributedString, in rect: CGRect) -> (layout: TextLayout, origin: CGPoint) {
        var options = options(nil)
        options.scaleFactor = factor(text, rect.width)
        var layout = TextSetter.layout(text, options)
        if !isInEditing, layout.size.width > rect.width + 0.01 {
            options.width = rect.width
            options.lineBreakMode = .byTruncatingTail
            layout = TextSetter.layout(text, options)
        }
        let scale = max(traitCollection.displayScale, 1)
        let free = rect.width - layout.size.width
        let x: CGFloat
        if free < 0 {
            x = rect.minX - scrolled
        } else {
            switch textAlignment {
            case .left, .justified: x = rect.minX
            case .right: x = rect.minX + free
            case .center: x = rect.minX + free / 2
            case .natural: x = isMirrored ? rect.minX + free : rect.minX
            }
        }
        let y: CGFloat =
            switch contentVerticalAlignment {
            case .top: rect.minY
            case .bottom: rect.maxY - layout.size.height
            case .center, .fill: rect.midY - layout.size.height / 2
            }
        return (layout, CGPoint(x: (x * scale).rounded() / scale, y: (y * scale).rounded(.down) / scale))
    }

    /// Where the text, or the placeholder, stands now.
    var shownRect: CGRect {
        if storage.length == 0, !isInEditing { return placeholderRect(forBounds: bounds) }
        return isInEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
    }

    /// The caret for an offset, in the field's coordinates.
    func caretRect(at offset: Int) -> CGRect {
        let rect = editingRect(forBounds: bounds)
        let height = font?.lineHeight ?? 17
        guard storage.length > 0 else {
            let x: CGFloat =
                switch textAlignment {
                case .center: rect.midX
                case .right: rect.maxX - Metrics.caretWidth
                case .natural: isMirrored ? rect.maxX - Metrics.caretWidth : rect.minX
                default: rect.minX
                }
            return CGRect(x: x, y: (rect.midY - height / 2).rounded(.down), width: Metrics.caretWidth, height: height.rounded())
        }
        let placed = placed(drawnText, in: rect)
        let x = placed.origin.x + placed.layout.caretX(at: drawnOffset(offset))
        return CGRect(
            x: x - Metrics.caretWidth / 2, y: (placed.origin.y + (placed.layout.size.height - height) / 2).rounded(.down), width: Metrics.caretWidth,
            height: height.rounded())
    }

    /// Moves the text so that the caret is seen.
    private func scrollToCaret() {
        guard isInEditing, storage.length > 0 else {
            scrolled = 0
            return
        }
        let rect = editingRect(forBounds: bounds)
        let text = drawnText
        let layout = placed(text, in: rect).layout
        let excess = layout.size.width - rect.width
        guard excess > 0 else {
            scrolled = 0
            return
        }
        let x = layout.caretX(at: drawnOffset(selection.head))
        let before = scrolled
        scrolled = min(max(scrolled, x - rect.width + Metrics.caretWidth), x - Metrics.caretWidth)
        scrolled = min(max(0, scrolled), excess + Metrics.caretWidth)
        if scrolled != before { canvas.setNeedsDisplay() }
    }

    // MARK: Layout

    func sideViewChanged(from old: UIView?, to new: UIView?) {
        guard old !== new else { return }
        if old?.superview === self { old?.removeFromSuperview() }
        if let new { addSubview(new) }
        invalidateIntrinsicContentSize()
        contentChanged()
    }

    func layoutField() {
        leftView?.isHidden = !showsLeft(isInEditing)
        rightView?.isHidden = !showsRight(isInEditing)
        if let leftView, !leftView.isHidden { leftView.frame = leftViewRect(forBounds: bounds) }
        if let rightView, !rightView.isHidden { rightView.frame = rightViewRect(forBounds: bounds) }
        layoutClearButton()
        scrollToCaret()
        let rect = shownRect
        // The caret reaches a little over the ends of the text.
        let frame = isInEditing ? rect.insetBy(dx: -2, dy: 0) : rect
        if canvas.frame != frame {
            canvas.frame = frame
            canvas.setNeedsDisplay()
        }
        canvas.alpha = isEnabled ? 1 : 0.4
        if isInEditing {
            caret.frame = caretRect(at: selection.head).offsetBy(dx: -frame.minX, dy: -frame.minY)
            caret.backgroundColor = tintColor
        }
    }

    private func layoutClearButton() {
        guard showsClear(isInEditing) else {
            clearButton?.isHidden = true
            return
        }
        let button = clearButton ?? TextFieldClearButton()
        if clearButton == nil {
            clearButton = button
            addSubview(button)
            button.addAction(UIAction { [weak self] _ in self?.clearByUser() }, for: .touchUpInside)
        }
        button.isHidden = false
        button.frame = clearButtonRect(forBounds: bounds)
    }
}

extension UITextField: BaselineProviding {
    // Both belong to the field at its own height: layout asks before it knows the final one.

    var firstBaselineFromTop: CGFloat {
        let font = font ?? Self.standardFont
        return (fieldSize.height - font.lineHeight) / 2 + font.ascender
    }

    var lastBaselineFromBottom: CGFloat { fieldSize.height - firstBaselineFromTop }
}

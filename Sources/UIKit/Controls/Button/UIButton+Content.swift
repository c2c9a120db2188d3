@_spi(SliderKit) import CoreGraphics

extension UIButton {
    /// The sizes of the titles of types without a font of their own.
    static let customFontSize: CGFloat = 18, systemFontSize: CGFloat = 15
    /// How much is left of a system button's title and image while it is highlighted (choice), and how long they take to come back.
    static let dimmedAlpha: CGFloat = 0.2
    static let fadeDuration: TimeInterval = 0.25

    func change(_ body: (inout ButtonContent) -> Void) {
        body(&content)
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    func setInsets(_ value: UIEdgeInsets, _ path: WritableKeyPath<ButtonInsets, UIEdgeInsets>) {
        guard [value.top, value.left, value.bottom, value.right].allSatisfy(\.isFinite) else { return }
        insets[keyPath: path] = value
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    var isSystem: Bool { ownType != .custom }

    /// The type's colour where none is set: white, or the tint; gray while a system button is disabled.
    func color(for state: UIControl.State) -> UIColor {
        if let own = content.exact(\.titleColors, state) { return own }
        if isSystem, state.contains(.disabled), content.titleColors.isEmpty { return .tertiaryLabel }
        return content.titleColors[0] ?? (isSystem ? tintColor : .white)
    }

    /// A title with attributes counts before a plain one of the same state, and a plain one of the state before one with attributes for
    /// `.normal` (choice).
    var shownAttributedTitle: NSAttributedString? {
        let state = state
        if let own = content.exact(\.attributedTitles, state) { return own }
        return content.exact(\.titles, state) == nil || content.exact(\.titles, state) == content.titles[0]
            ? content.attributedTitles[0] : nil
    }

    var shownTitle: String? { ownConfiguration?.title ?? currentTitle }
    var shownImage: UIImage? {
        guard let image = ownConfiguration?.image ?? currentImage else { return nil }
        let symbol = ownConfiguration?.preferredSymbolConfigurationForImage ?? currentPreferredSymbolConfiguration
        if let symbol, let made = image.applyingSymbolConfiguration(symbol) { return made }
        return image
    }
    var hasTitle: Bool { !(shownAttributedTitle?.string ?? shownTitle ?? "").isEmpty }

    // MARK: Making views

    func makeTitleLabel() -> UILabel {
        let label = ButtonLabel(frame: .zero)
        label.font = .systemFont(ofSize: isSystem ? Self.systemFontSize : Self.customFontSize)
        label.lineBreakMode = .byTruncatingMiddle
        label.textAlignment = .natural
        views.title = label
        addSubview(label)
        return label
    }

    func makeImageView() -> UIImageView {
        let view = ButtonImage(frame: .zero)
        views.image = view
        if let label = views.title { insertSubview(view, belowSubview: label) } else { addSubview(view) }
        return view
    }

    // MARK: Filling views

    func fillTitle() {
        guard let label = views.title else { return }
        if ownConfiguration != nil { return fillConfiguredTitle(label) }
        if let attributed = shownAttributedTitle {
            if label.attributedText?.isEqual(to: attributed) != true { label.attributedText = attributed }
        } else if label.text != currentTitle || label.content.attributed != nil {
            label.text = currentTitle
        }
        let color = currentTitleColor
        if shownAttributedTitle == nil, label.textColor != color { label.textColor = color }
        if label.shadowColor != currentTitleShadowColor { label.shadowColor = currentTitleShadowColor }
        reverseShadow(of: label)
    }

    private func reverseShadow(of label: UILabel) {
        let reverses = reversesTitleShadowWhenHighlighted && isHighlighted
        if reverses, views.shadowOffset == nil {
            views.shadowOffset = label.shadowOffset
            label.shadowOffset = CGSize(width: -label.shadowOffset.width, height: -label.shadowOffset.height)
        } else if !reverses, let own = views.shadowOffset {
            views.shadowOffset = nil
            label.shadowOffset = own
        }
    }

    func fillImage() {
        guard let view = views.image else { return }
        guard let source = shownImage else { return view.image = nil }
        let isTemplate = (isSystem || ownConfiguration != nil) && source.renderingMode == .automatic
        let treatment = isSystem || ownConfiguration != nil ? .none : treatment(\.images)
        view.image = treated(source, treatment, isTemplate, &views.treated)
        let tint = ownConfiguration == nil ? (isSystem && !isEnabled ? UIColor.tertiaryLabel : nil) : configuredImageColor
        if view.extras?.tintColor != tint { view.tintColor = tint }
    }

    func fillBackground() {
        guard ownConfiguration == nil, let source = currentBackgroundImage else {
            views.background?.image = nil
            return
        }
        let view = views.background ?? makeBackground()
        view.image = treated(source, treatment(\.backgroundImages), false, &views.treatedBackground)
    }

    private func makeBackground() -> UIImageView {
        let view = ButtonImage(frame: .zero)
        views.background = view
        insertSubview(view, at: 0)
        return view
    }

    /// Darker while highlighted, lighter while disabled, unless the state has an image of its own.
    private func treatment(_ images: KeyPath<ButtonContent, [UInt: UIImage]>) -> ButtonPictures.Treatment {
        if state != .normal, content[keyPath: images][state.subtracting(.focused).rawValue] != nil { return .none }
        if !isEnabled { return adjustsImageWhenDisabled ? .light : .none }
        return isHighlighted && adjustsImageWhenHighlighted ? .dark : .none
    }

    private func treated(
        _ source: UIImage, _ treatment: ButtonPictures.Treatment, _ isTemplate: Bool,
        _ known: inout (source: UIImage, treatment: ButtonPictures.Treatment, tint: UIColor, isTemplate: Bool, result: UIImage)?
    ) -> UIImage {
        if treatment == .none, !isTemplate { return source }
        let tint: UIColor = tintColor
        if let known, known.source === source, known.treatment == treatment, known.isTemplate == isTemplate,
            treatment == .none || known.tint == tint
        {
            return known.result
        }
        let base = isTemplate ? source.withRenderingMode(.alwaysTemplate) : source
        let result = traitCollection.performAsCurrentResult { ButtonPictures.treated(base, treatment, tint: tint) }
        known = (source, treatment, tint, isTemplate, result)
        return result
    }

    /// What a system button's parts fade to while it is highlighted, and come back from.
    func fade() {
        let dims = isHighlighted && (isSystem || ownConfiguration != nil) && isEnabled && dimsWhenHighlighted
        let parts = [views.title, views.subtitle, views.image].compactMap { $0 as UIView? }
        let alpha = dims ? Self.dimmedAlpha : 1
        defer { wasDimmed = dims }
        guard parts.contains(where: { $0.alpha != alpha }) else { return }
        if wasDimmed, !dims, window != nil {
            UIView.animate(
                withDuration: Self.fadeDuration, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState],
                animations: { for part in parts { part.alpha = alpha } })
        } else {
            UIView.performWithoutAnimation { for part in parts { part.alpha = alpha } }
        }
    }

    /// A state that has contents of its own shows these instead (choice).
    private var dimsWhenHighlighted: Bool {
        if let style = ownConfiguration?.style { return style == .plain }
        let state = state.subtracting(.focused).rawValue
        return content.titles[state] == nil && content.titleColors[state] == nil && content.images[state] == nil
            && content.attributedTitles[state] == nil
    }
}

/// A button's title: what it says is said by the button.
final class ButtonLabel: UILabel {
    override class var isPart: Bool { true }

    override var isAccessibilityElement: Bool {
        get { accessibilityBox?.isElement ?? false }
        set { super.isAccessibilityElement = newValue }
    }

    // A font that the owner sets makes the button another size.
    override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        guard let button = superview as? UIButton else { return }
        button.invalidateIntrinsicContentSize()
        button.setNeedsLayout()
    }
}

/// A button's image, or the one behind it.
final class ButtonImage: UIImageView {
    override class var isPart: Bool { true }
}

extension UITraitCollection {
    /// The result of a closure that runs with these traits as the current ones.
    func performAsCurrentResult<Result>(_ body: () -> Result) -> Result {
        var result: Result?
        performAsCurrent { result = body() }
        return result!
    }
}

/// A view that shows an image, placed as `contentMode` says, templates in the tint colour.
@preconcurrency @MainActor
open class UIImageView: UIView {
    var shown: (normal: UIImage?, highlighted: UIImage?, isHighlighted: Bool) = (nil, nil, false)
    /// What the contents were made for, to make them anew only when that changes.
    var contentsKey: ImageContentsKey?

    /// An empty image view; touches pass through to the view below.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    /// An image view from a nib.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
        if let nib = coder as? NibCoder { decodeImageViewNib(nib) }
    }

    /// A view of the image's size.
    public init(image: UIImage?) {
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        prepare()
        self.image = image
    }

    /// A view of the image's size, with another image for its highlighted state.
    public init(image: UIImage?, highlightedImage: UIImage?) {
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? highlightedImage?.size ?? .zero))
        prepare()
        self.image = image
        self.highlightedImage = highlightedImage
    }

    /// The image; nil by default.
    open var image: UIImage? {
        get { shown.normal }
        set { show { $0.normal = newValue } }
    }

    /// The image while `isHighlighted`; nil by default, no change.
    open var highlightedImage: UIImage? {
        get { shown.highlighted }
        set { show { $0.highlighted = newValue } }
    }

    /// Whether the highlighted image is shown; false by default.
    open var isHighlighted: Bool {
        get { shown.isHighlighted }
        set { show { $0.isHighlighted = newValue } }
    }

    open override var contentMode: UIView.ContentMode {
        didSet { if contentMode != oldValue { updateContents() } }
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        updateContents()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        updateContents()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        updateContents()
    }

    open override var intrinsicContentSize: CGSize {
        guard let image = currentImage else { return super.intrinsicContentSize }
        let insets = image.alignmentRectInsets
        return CGSize(width: image.size.width - insets.left - insets.right, height: image.size.height - insets.top - insets.bottom)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { currentImage?.size ?? .zero }

    open override var alignmentRectInsets: UIEdgeInsets { currentImage?.alignmentRectInsets ?? .zero }

    open override var accessibilityTraits: UIAccessibilityTraits {
        get { accessibilityBox?.traits ?? .image }
        set { super.accessibilityTraits = newValue }
    }
}

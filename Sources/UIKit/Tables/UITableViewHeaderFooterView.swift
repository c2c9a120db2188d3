import Foundation

/// What stands above or below a section, and is used again for others.
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView {
    // `TableViewMaking` depends on this initialiser being the first method and on `box` being the only stored property.

    /// A view that others with the same identifier can take the place of; nil: none can.
    public init(reuseIdentifier: String?) {
        box = TableViewBox(reuseIdentifier)
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 28))
        setUpSectionView()
    }

    final let box: TableViewBox

    /// A view with a frame, without an identifier.
    public override init(frame: CGRect) {
        box = TableViewBox(nil)
        super.init(frame: frame)
        setUpSectionView()
    }

    /// A view from an archive or a nib.
    public required init?(coder: NSCoder) {
        box = TableViewBox.decoded(coder)
        super.init(coder: coder)
        setUpSectionView()
        decodeSectionView(coder)
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        encodeSectionView(coder)
    }

    /// A view without an identifier.
    public convenience init(_: Never...) { self.init(reuseIdentifier: nil) }

    /// The identifier; nil: the view is used for one section alone.
    open var reuseIdentifier: String? { box.identifier }
    /// The view is about to be used for another section. Default: nothing.
    open func prepareForReuse() {}
    /// What the content goes into.
    open var contentView: UIView { box.contentView }
    /// A view behind the content. Default nil: in plain tables a gray one, so that rows don't shine through.
    open var backgroundView: UIView? {
        get { box.backgroundView }
        set { replaceBackground(newValue) }
    }
    /// The title. Made at the first call.
    open var textLabel: UILabel? { titleLabel }
    /// A second text below the title, in grouped tables. Made at the first call.
    open var detailTextLabel: UILabel? { secondLabel }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layoutSectionView()
    }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: fittingHeight(size.width)) }
    open override func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        systemLayoutSizeFitting(targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
    }
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        sectionViewSize(targetSize, horizontalFittingPriority, verticalFittingPriority)
    }
}

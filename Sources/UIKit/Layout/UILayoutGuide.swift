/// A rectangle that takes part in layout like a view, but draws nothing and takes no touches.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject {
    /// What the guide follows by itself, if it is one of a view's own.
    enum Role {
        case custom
        case safeArea
        case layoutMargins
        case readableContent
        /// The content of a scroll view.
        case scrollContent
        /// A scroll view's own rectangle.
        case scrollFrame

        var identifier: String {
            switch self {
            case .custom: ""
            case .safeArea: "UIViewSafeAreaLayoutGuide"
            case .layoutMargins: "UIViewLayoutMarginsGuide"
            case .readableContent: "UIViewReadableContentGuide"
            case .scrollContent: "UIScrollView-contentLayoutGuide"
            case .scrollFrame: "UIScrollView-frameLayoutGuide"
            }
        }
    }

    nonisolated(unsafe) unowned(unsafe) var ownerView: UIView?
    var role = Role.custom
    var variables: LayoutVariables?
    /// What constraints know the guide by.
    nonisolated(unsafe) var link = OwnLink()
    /// Active constraints that mention the guide, oldest first.
    var references: [NSLayoutConstraint] = []

    /// A guide in no view.
    public nonisolated override init() { super.init() }

    deinit { link.cut() }

    convenience init(role: Role, of view: UIView) {
        self.init()
        self.role = role
        ownerView = view
        identifier = role.identifier
    }

    /// The view whose guide it is. Set by `UIView.addLayoutGuide(_:)`.
    open var owningView: UIView? { ownerView }
    /// A name for messages. Default empty; the system's guides have one.
    open var identifier = ""
    /// Where the guide is, in its view's coordinates, in points. Valid after layout.
    open var layoutFrame: CGRect { ownerView?.frame(of: self) ?? .zero }

    /// The left edge.
    open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item: self, attribute: .left) }
    /// The right edge.
    open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item: self, attribute: .right) }
    /// The edge where lines of text begin.
    open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item: self, attribute: .leading) }
    /// The edge where lines of text end.
    open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item: self, attribute: .trailing) }
    /// The middle between left and right.
    open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item: self, attribute: .centerX) }
    /// The top edge.
    open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(item: self, attribute: .top) }
    /// The bottom edge.
    open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(item: self, attribute: .bottom) }
    /// The middle between top and bottom.
    open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(item: self, attribute: .centerY) }
    /// The width.
    open var widthAnchor: NSLayoutDimension { NSLayoutDimension(item: self, attribute: .width) }
    /// The height.
    open var heightAnchor: NSLayoutDimension { NSLayoutDimension(item: self, attribute: .height) }
}

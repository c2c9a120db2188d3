/// How a view looks while the pointer hovers over it.
public enum UIPointerEffect {
    /// Chosen by the view's size: small views highlight, others hover (choice: up to 70 pt in both directions highlights).
    case automatic(UITargetedPreview)
    /// A soft highlight over the view.
    case highlight(UITargetedPreview)
    /// The view lifts: it grows a little and casts a shadow.
    case lift(UITargetedPreview)
    /// Tint, shadow and growth as asked for.
    case hover(
        UITargetedPreview, preferredTintMode: TintMode = .overlay, prefersShadow: Bool = false,
        prefersScaledContent: Bool = true)

    /// Where a hover effect tints the view.
    public enum TintMode: Int, Sendable {
        /// No tint.
        case none
        /// Over the view's content.
        case overlay
        /// Under the view's content.
        case underlay
    }

    /// The view, or part of one, that the effect applies to.
    public var preview: UITargetedPreview {
        switch self {
        case .automatic(let preview), .highlight(let preview), .lift(let preview), .hover(let preview, _, _, _): preview
        }
    }
}

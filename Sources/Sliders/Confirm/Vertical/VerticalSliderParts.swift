import UIKit

/// The parts of a vertical slider's content.
@MainActor
struct VerticalSliderParts {
    let path: UIView
    let thumb: UIView
    let destination: UIView
    let thumbTop: NSLayoutConstraint
    /// The constant of ``thumbTop`` where the thumb starts.
    let start: CGFloat
    let label: UILabel?
    let handle: UIView?
    let activity: UIActivityIndicatorView?

    /// Finds the parts in a view; throws for the first one that is missing.
    init(in content: UIView) throws(Missing) {
        let all = Self.views(in: content)
        func part(_ name: String) throws(Missing) -> UIView {
            guard let view = all.first(where: { $0.accessibilityIdentifier == name }) else {
                throw Missing(text: "no view has the accessibility identifier “\(name)”; set it in the Identity inspector")
            }
            return view
        }
        path = try part("path")
        thumb = try part("thumb")
        destination = try part("destination")
        let thumb = thumb, constraints = all.flatMap(\.constraints)
        guard
            let top = constraints.first(where: { $0.identifier == "thumbTop" && ($0.firstItem === thumb || $0.secondItem === thumb) })
        else { throw Missing(text: "no constraint of the thumb has the identifier “thumbTop”; select the one for its top, and set it in the Size inspector") }
        thumbTop = top
        start = top.constant
        label = all.first { $0.accessibilityIdentifier == "label" } as? UILabel
        handle = all.first { $0.accessibilityIdentifier == "handle" }
        activity = all.first { $0.accessibilityIdentifier == "activity" } as? UIActivityIndicatorView
    }

    private static func views(in view: UIView) -> [UIView] { [view] + view.subviews.flatMap(views) }

    /// What a xib lacks, and what to do about that.
    struct Missing: Error { let text: String }
}

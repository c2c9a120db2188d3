@_spi(SliderKit) import UIKit

/// Why a view that drew nothing is no failure.
@MainActor enum BlankView {
    /// Nil when it should have drawn: a control, or a class that its author made to be seen in Interface Builder.
    static func excuse(for view: UIView, named name: String) -> String? {
        guard !(view is UIControl), !Registry.shared.designableNames.contains(name) else { return nil }
        let what =
            switch view {
            case is UIImageView: "an image view without an image"
            case is UILabel: "a label without a text"
            case is UIStackView: "a stack without views"
            case _ where view.subviews.isEmpty && (view.layer.sublayers ?? []).isEmpty: "a container without content"
            default: "its parts are empty until its owner sets them up"
            }
        return "draws nothing by itself: \(what)"
    }
}

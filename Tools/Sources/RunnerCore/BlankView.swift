@_spi(SliderKit) import UIKit

/// Why a view that drew nothing is no failure.
@MainActor enum BlankView {
    /// Nil when it should have drawn: a control, or a class that its author made to be seen in Interface Builder.
    static func excuse(for view: UIView, named name: String) -> String? {
        if let other = subclass(of: type(of: view)) { return "draws nothing by itself: it is a base of \(other)" }
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

    /// The first of the user's classes that inherits from a class; nil for none.
    private static func subclass(of type: AnyClass) -> String? {
        Registry.shared.classNames.first { name in
            var current = Registry.shared.type(named: name).flatMap { _getSuperclass($0) }
            while let candidate = current {
                if candidate == type { return true }
                current = _getSuperclass(candidate)
            }
            return false
        }
    }
}

/// What a screen reader does with an app's elements: it goes through them, adjusts them and speaks. Hosts and tests call it for the user.
@_spi(SliderKit) @MainActor
public enum AssistiveReader {
    /// The elements of a view and what is inside it, in reading order: rows from the top, each from the leading side. An order that
    /// `accessibilityElements` gives is kept. What is hidden is left out, and what stands beside a modal view too.
    public static func elements(in root: UIView) -> [UIResponder] {
        let isMirrored = root.effectiveUserInterfaceLayoutDirection == .rightToLeft
        return rows(groups(in: root)).flatMap { row in
            row.sorted { isMirrored ? $0.frame.maxX > $1.frame.maxX : $0.frame.minX < $1.frame.minX }.flatMap(\.elements)
        }
    }

    /// Moves the focus forwards or backwards; speaks the element that gets it. At either end nothing happens.
    /// - Parameter count: How many elements on; negative ones go back. Without a focus the first one gets it.
    public static func moveFocus(by count: Int, in root: UIView) {
        let elements = elements(in: root)
        guard !elements.isEmpty else { return }
        guard let focus = UIAccessibility.focus, let index = elements.firstIndex(where: { $0 === focus }) else {
            return UIAccessibility.moveFocus(to: elements[0])
        }
        guard elements.indices.contains(index + count) else { return }
        UIAccessibility.moveFocus(to: elements[index + count])
    }

    /// Raises the value of an adjustable element and speaks the new one.
    public static func increment(_ element: UIResponder) { adjust(element) { $0.accessibilityIncrement() } }

    /// Lowers the value of an adjustable element and speaks the new one.
    public static func decrement(_ element: UIResponder) { adjust(element) { $0.accessibilityDecrement() } }

    /// Speaks the value at a limit too, where it stays as it is. What fingers change is not spoken: an app that wants that posts an
    /// announcement. (choice)
    private static func adjust(_ element: UIResponder, _ change: (UIResponder) -> Void) {
        let traits = element.accessibilityTraits
        guard traits.contains(.adjustable), !traits.contains(.notEnabled) else { return }
        change(element)
        if let value = AccessibilitySpeech.valueSentence(for: element) { UIApplication.shared.host.speak(value) }
    }

    /// Elements that stay together, and where they are on the screen.
    private struct Group {
        var elements: [UIResponder]
        var frame: CGRect
    }

    private static func groups(in view: UIView) -> [Group] {
        guard !view.isHidden, view.alpha >= 0.01, !view.accessibilityElementsHidden else { return [] }
        if view.isAccessibilityElement { return [Group(elements: [view], frame: view.accessibilityFrame)] }
        if let listed = view.accessibilityElements {
            let elements = listed.flatMap { item -> [UIResponder] in
                if let view = item as? UIView { return self.elements(in: view) }
                guard let element = item as? UIResponder, element.isAccessibilityElement else { return [] }
                return [element]
            }
            return elements.isEmpty ? [] : [Group(elements: elements, frame: view.accessibilityFrame)]
        }
        let modal = view.subviews.last { $0.accessibilityViewIsModal && !$0.isHidden }
        return (modal.map { [$0] } ?? view.subviews).flatMap(groups)
    }

    /// What has its middle within the height of the first of a row stands in that row. (choice)
    private static func rows(_ groups: [Group]) -> [[Group]] {
        var rows: [[Group]] = []
        for group in groups.sorted(by: { $0.frame.minY < $1.frame.minY }) {
            if let first = rows.last?.first, group.frame.midY < first.frame.maxY {
                rows[rows.count - 1].append(group)
            } else {
                rows.append([group])
            }
        }
        return rows
    }
}

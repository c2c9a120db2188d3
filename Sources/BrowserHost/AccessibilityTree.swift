import Foundation
@_spi(SliderKit) import UIKit

/// The app's accessibility elements for a page, which makes elements of its own from them, and what assistive tools do with those.
@MainActor final class AccessibilityTree {
    private var numbers: [ObjectIdentifier: (number: Int, element: WeakElement)] = [:]
    private var last = 0

    private struct WeakElement { weak var element: UIResponder? }

    func forget() { numbers = [:] }

    /// The elements of all windows, in reading order, the frontmost window's last.
    func elements() -> [[String: Any]] {
        var elements: [[String: Any]] = []
        for window in UIApplication.shared.windows where !window.isHidden {
            elements += AssistiveReader.elements(in: window).map(described)
        }
        return elements
    }

    private func number(of element: UIResponder) -> Int {
        // An address may be another object's by now.
        if let known = numbers[ObjectIdentifier(element)], known.element.element === element { return known.number }
        last += 1
        numbers[ObjectIdentifier(element)] = (last, WeakElement(element: element))
        return last
    }

    private func element(_ number: Int?) -> UIResponder? { numbers.values.first { $0.number == number }?.element.element }

    private func described(_ element: UIResponder) -> [String: Any] {
        let traits = element.accessibilityTraits
        let range = AccessibilityRange(element)
        var object: [String: Any] = [
            "id": number(of: element), "role": role(of: element, traits).rawValue, "frame": PageJSON.rect(element.accessibilityFrame),
            "label": element.accessibilityLabel ?? "", "value": element.accessibilityValue ?? "",
        ]
        if let hint = element.accessibilityHint { object["hint"] = hint }
        if let identifier = element.accessibilityIdentifier { object["identifier"] = identifier }
        if traits.contains(.notEnabled) { object["disabled"] = true }
        if traits.contains(.selected) { object["selected"] = true }
        if let range {
            object["minimum"] = PageJSON.number(range.minimum)
            object["maximum"] = PageJSON.number(range.maximum)
            object["now"] = PageJSON.number(range.now)
        }
        if let control = element as? UISwitch { object["checked"] = control.isOn }
        return object
    }

    /// What elements are called on the Web.
    private enum Role: String { case slider, button, `switch`, text, heading, image, link, textfield, group }

    private func role(of element: UIResponder, _ traits: UIAccessibilityTraits) -> Role {
        if element is UISwitch || traits.contains(.toggleButton) { return .switch }
        if element is UITextField || traits.contains(.searchField) { return .textfield }
        if traits.contains(.adjustable) { return .slider }
        if traits.contains(.button) || traits.contains(.keyboardKey) { return .button }
        if traits.contains(.link) { return .link }
        if traits.contains(.header) { return .heading }
        if traits.contains(.image) { return .image }
        return traits.contains(.staticText) || element is UILabel ? .text : .group
    }

    // MARK: Actions

    /// Does what an assistive tool asks for.
    func perform(_ message: PageMessage) {
        guard let element = element(message.element), let action = message.action else { return }
        if action == .focus { return UIAccessibility.moveFocus(to: element) }
        guard !element.accessibilityTraits.contains(.notEnabled) else { return }
        switch action {
        case .focus: break
        case .increment: AssistiveReader.increment(element)
        case .decrement: AssistiveReader.decrement(element)
        case .set: message.value.map { AccessibilityRange.set(element, to: $0) }
        case .activate: activate(element)
        case .text:
            guard let field = element as? UITextField, let text = message.text else { return }
            field.text = text
            field.sendActions(for: .editingChanged)
        }
    }

    /// As a double tap of a screen reader does: what the element makes of it, else a tap at its activation point.
    private func activate(_ element: UIResponder) {
        guard !element.accessibilityActivate() else { return }
        let point = element.accessibilityActivationPoint
        guard point.x.isFinite, point.y.isFinite, let window = (element as? UIView)?.window ?? UIApplication.shared.windows.last else { return }
        let place = CGPoint(x: point.x - window.frame.minX, y: point.y - window.frame.minY)
        // A number that no finger of a page has.
        TouchInjector.begin(at: place, in: window, id: -1)
        TouchInjector.end(at: place, in: window, id: -1)
    }
}

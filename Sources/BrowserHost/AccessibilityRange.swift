import Foundation
@_spi(SliderKit) import UIKit

/// The number that an adjustable element shows, and the range that it is in.
@MainActor struct AccessibilityRange {
    let minimum: Double
    let maximum: Double
    let now: Double

    /// Steps that setting a value takes at most where it can't be set at once.
    private static let mostSteps = 200

    /// A slider's own; of other elements what their value says as a percentage; nil where that is no number.
    init?(_ element: UIResponder) {
        if let slider = element as? UISlider {
            (minimum, maximum, now) = (Self.decimal(slider.minimumValue), Self.decimal(slider.maximumValue), Self.decimal(slider.value))
        } else if let stepper = element as? UIStepper {
            (minimum, maximum, now) = (stepper.minimumValue, stepper.maximumValue, stepper.value)
        } else if element.accessibilityTraits.contains(.adjustable), let percent = AccessibilityRange.percent(element.accessibilityValue) {
            (minimum, maximum, now) = (0, 100, percent)
        } else {
            return nil
        }
    }

    /// The number that one means who writes it: 0.13, not 0.12999999523162842.
    private static func decimal(_ value: Float) -> Double { Double("\(value)") ?? Double(value) }

    private static func percent(_ text: String?) -> Double? {
        guard let text, let match = text.firstMatch(of: /(-?\d+(?:[.,]\d+)?)\s*(?:%|percent)/) else { return nil }
        return Double(match.1.replacing(",", with: "."))
    }

    /// Sets the number as an assistive tool does: with a slider's valueChanged, or by steps until it is reached or passed.
    static func set(_ element: UIResponder, to value: Double) {
        guard value.isFinite else { return }
        switch element {
        case let slider as UISlider:
            let before = slider.value
            slider.setValue(Float(value), animated: false)
            if slider.value != before { slider.sendActions(for: .valueChanged) }
        case let stepper as UIStepper:
            let before = stepper.value
            stepper.value = value
            if stepper.value != before { stepper.sendActions(for: .valueChanged) }
        default: step(element, to: value)
        }
    }

    private static func step(_ element: UIResponder, to value: Double) {
        guard let first = AccessibilityRange(element)?.now, first != value else { return }
        let isUp = value > first
        var last = first
        for _ in 0..<mostSteps {
            if isUp { element.accessibilityIncrement() } else { element.accessibilityDecrement() }
            guard let now = AccessibilityRange(element)?.now, now != last else { return }
            last = now
            if isUp ? now >= value : now <= value { return }
        }
    }
}

import Foundation
import Testing

@_spi(SliderKit) @testable import UIKit

@Suite("Runtime attributes of UIKit's own classes") @MainActor
struct FrameworkAttributeTests {
    /// Sets by key, and reads back by key.
    private func check<Value: Equatable>(_ object: NSObject, _ key: String, _ value: Value, _ read: () -> Value?) {
        object.setValue(value, forKey: key)
        #expect(read() == value, "\(type(of: object)).\(key)")
        #expect(object.value(forKey: key) as? Value == value, "\(type(of: object)).\(key)")
    }

    @Test("D2: bar items take their attributes by key")
    func barItems() {
        let item = UIBarButtonItem(title: "Old", style: .plain, target: nil, action: nil)
        check(item, "title", "New") { item.title }
        check(item, "enabled", false) { item.isEnabled }
        check(item, "tag", 7) { item.tag }
        check(item, "tintColor", UIColor.red) { item.tintColor }
        check(item, "width", CGFloat(40)) { item.width }
        check(item, "accessibilityLabel", "Done") { item.accessibilityLabel }
        let tab = UITabBarItem(title: "Old", image: nil, tag: 1)
        check(tab, "title", "New") { tab.title }
        #expect(tab.value(forKey: "tag") as? Int == 1)
    }

    @Test("D2: labels, pictures, fields, switches, steppers, progress and stacks take theirs, and what every view has besides")
    func views() {
        let label = UILabel()
        check(label, "textColor", UIColor.green) { label.textColor }
        check(label, "minimumScaleFactor", CGFloat(0.5)) { label.minimumScaleFactor }
        check(label, "alpha", CGFloat(0.5)) { label.alpha }
        let field = UITextField()
        check(field, "placeholder", "Name") { field.placeholder }
        check(field, "enabled", false) { field.isEnabled }
        let view = UISwitch()
        check(view, "on", true) { view.isOn }
        check(view, "thumbTintColor", UIColor.blue) { view.thumbTintColor }
        let stepper = UIStepper()
        check(stepper, "stepValue", 5.0) { stepper.stepValue }
        check(stepper, "value", 10.0) { stepper.value }
        let progress = UIProgressView()
        check(progress, "progress", Float(0.25)) { progress.progress }
        let stack = UIStackView()
        check(stack, "spacing", CGFloat(9)) { stack.spacing }
        let picture = UIImageView()
        check(picture, "highlighted", true) { picture.isHighlighted }
        let controller = UIViewController()
        check(controller, "title", "Page") { controller.title }
    }
}

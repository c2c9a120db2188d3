@_spi(SliderKit) import HeadlessHost
import UIKit

/// The views of one kind that the window shows, as XCUIElementQuery is.
@MainActor public struct TestQuery {
    let app: TestApp
    let kind: UIView.Type
    let matches: @MainActor (UIView) -> Bool

    /// The one with an accessibility identifier or label.
    public subscript(name: String) -> TestElement {
        TestElement(query: self, key: name)
    }

    /// The first one.
    public var firstMatch: TestElement { TestElement(query: self, key: nil) }
    /// How many there are.
    public var count: Int { views.count }

    /// The one at an index, counted from 0 in tree order.
    public func element(boundBy index: Int) -> TestElement { TestElement(query: self, key: nil, index: index) }
    /// Every one, in tree order.
    public var allElementsBoundByIndex: [TestElement] { views.indices.map(element) }

    /// The views, front to back in tree order; hidden ones are left out.
    public var views: [UIView] {
        var found: [UIView] = []
        collect(app.window, into: &found)
        return found
    }

    /// The accessibility identifiers and labels that can be asked for.
    @_spi(SliderKit) public var names: [String] {
        views.compactMap { $0.accessibilityIdentifier ?? $0.accessibilityLabel }.filter { !$0.isEmpty }
    }

    private func collect(_ view: UIView, into found: inout [UIView]) {
        guard !view.isHidden else { return }
        if view !== app.window, matches(view) { found.append(view) }
        for subview in view.subviews { collect(subview, into: &found) }
    }
}

extension TestApp {
    /// Every view of the window.
    public var views: TestQuery { TestQuery(app: self, kind: UIView.self) { _ in true } }
    /// Every control of the window.
    public var controls: TestQuery { TestQuery(app: self, kind: UIControl.self) { $0 is UIControl } }
    /// Every UISlider of the window.
    public var sliders: TestQuery { TestQuery(app: self, kind: UISlider.self) { $0 is UISlider } }
    /// Every UILabel of the window, found by its text too, which is its label.
    public var staticTexts: TestQuery { TestQuery(app: self, kind: UILabel.self) { $0 is UILabel } }
    /// Every UIImageView of the window.
    public var images: TestQuery { TestQuery(app: self, kind: UIImageView.self) { $0 is UIImageView } }
    /// Every view of the window that is spoken as a button.
    public var buttons: TestQuery { TestQuery(app: self, kind: UIView.self) { $0.accessibilityTraits.contains(.button) } }
}

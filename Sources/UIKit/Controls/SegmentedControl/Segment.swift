@_spi(SliderKit) import CoreGraphics

/// One segment of a segmented control, with its views.
@MainActor
final class Segment {
    var title: String?
    var image: UIImage?
    var action: UIAction?
    var width: CGFloat = 0
    var offset = CGSize.zero
    var isEnabled = true
    let label = SegmentLabel(frame: .zero)
    let picture = SegmentPart(frame: .zero)
    let divider = SegmentPart(frame: .zero)
    /// What a screen reader finds.
    var element: SegmentElement?

    init(title: String? = nil, image: UIImage? = nil, action: UIAction? = nil) {
        self.title = title
        self.image = image
        self.action = action
        label.textAlignment = .center
    }

    var views: [UIView] { [divider, label, picture] }
}

/// A segmented control's views that are no text.
final class SegmentPart: UIImageView {
    override class var isPart: Bool { true }
}

/// A segment's title, of which the control's elements speak.
final class SegmentLabel: UILabel {
    override class var isPart: Bool { true }

    override var isAccessibilityElement: Bool {
        get { accessibilityBox?.isElement ?? false }
        set { super.isAccessibilityElement = newValue }
    }
}

/// A segment as a screen reader finds it.
final class SegmentElement: UIAccessibilityElement {
    weak var control: UISegmentedControl?
    weak var segment: Segment?

    private var index: Int? { control?.segments.firstIndex { $0 === segment } }

    override var accessibilityLabel: String? {
        get { segment?.title ?? segment?.action?.title }
        set { _ = newValue }
    }
    override var accessibilityTraits: UIAccessibilityTraits {
        get {
            guard let control, let segment, let index else { return .button }
            var traits = UIAccessibilityTraits.button
            if control.ownSelection == index { traits.insert(.selected) }
            if !control.isEnabled || !segment.isEnabled { traits.insert(.notEnabled) }
            return traits
        }
        set { _ = newValue }
    }
    override var accessibilityFrame: CGRect {
        get {
            guard let control, let index else { return .zero }
            return UIAccessibility.convertToScreenCoordinates(control.rect(ofSegment: index), in: control)
        }
        set { _ = newValue }
    }
    override func accessibilityActivate() -> Bool {
        guard let control, let index else { return false }
        control.chooseAndTell(index)
        return true
    }
}

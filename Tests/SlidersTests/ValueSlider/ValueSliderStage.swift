@testable import Sliders
import UIKit
@_spi(SliderKit) import UIKitTesting

/// A slider in the middle of a screen, and what was heard of it.
@MainActor final class ValueSliderStage {
    let app: TestApp
    let slider: ValueSlider
    private(set) var changes: [SliderChange] = []
    private(set) var sent: [String] = []

    /// - Parameter length: Of the track with both ends; thumbs are 28 long.
    init(
        _ values: [Double] = [0], in range: ClosedRange<Double> = 0...100, axis: TrackGeometry.Axis = .horizontal, length: CGFloat = 228,
        isRightToLeft: Bool = false, style: UIUserInterfaceStyle = .light, _ setUp: (ValueSlider) -> Void = { _ in }
    ) {
        app = TestApp(size: CGSize(width: 320, height: 320), scale: 1, style: style)
        slider = ValueSlider(values: values, in: range)
        slider.axis = axis
        if isRightToLeft { slider.semanticContentAttribute = .forceRightToLeft }
        slider.accessibilityLabel = "Speed"
        setUp(slider)
        let breadth = axis == .horizontal ? slider.intrinsicContentSize.height : slider.intrinsicContentSize.width
        let size = axis == .horizontal ? CGSize(width: length, height: breadth) : CGSize(width: breadth, height: length)
        slider.frame = CGRect(x: 160 - size.width / 2, y: 160 - size.height / 2, width: size.width, height: size.height)
        slider.onChange { [weak self] in self?.changes.append($0) }
        for (event, name) in [(UIControl.Event.valueChanged, "changed"), (.primaryActionTriggered, "done"), (.touchDown, "down"), (.touchUpInside, "up"), (.touchUpOutside, "out"), (.touchCancel, "cancel")] {
            slider.addAction(UIAction { [weak self] _ in self?.sent.append(name) }, for: event)
        }
        app.show(slider)
    }

    /// A thumb's middle, in the window.
    func place(of thumb: Int = 0) -> CGPoint { slider.convert(slider.center(ofThumb: thumb), to: nil) }
    /// The point of a value on the track, in the window.
    func point(of value: Double) -> CGPoint { slider.convert(slider.geometry.point(of: slider.fraction(of: value)), to: nil) }
    /// A finger on a thumb.
    func grab(_ thumb: Int = 0, dx: CGFloat = 0, dy: CGFloat = 0) -> TestFinger {
        let place = place(of: thumb)
        return app.touchDown(at: CGPoint(x: place.x + dx, y: place.y + dy))
    }
    func forget() {
        changes = []
        sent = []
    }
    /// Changes as words: `touch began 20`, …
    var words: [String] {
        changes.map { change in
            "\(change.cause.rawValue) \(change.phase.rawValue) " + change.values.map { Self.text($0) }.joined(separator: " ")
        }
    }
    static func text(_ value: Double) -> String { value == value.rounded() ? "\(Int(value))" : "\((value * 100).rounded() / 100)" }
    /// Whether a row of changes is made of whole gestures and lone changes by the program, without repetition.
    static func isGrammatical(_ changes: [SliderChange], mayOverlap: Bool = false) -> Bool {
        var open: [Int: SliderChange] = [:]
        var last: [Double]?
        for change in changes {
            switch change.phase {
            case .began:
                if open[change.thumb] != nil { return false }
                open[change.thumb] = change
            case .changed:
                if open[change.thumb]?.cause != change.cause || last == change.values { return false }
            case .committed where change.cause == .program: break
            case .committed, .cancelled:
                if open.removeValue(forKey: change.thumb)?.cause != change.cause { return false }
            }
            last = change.values
        }
        return open.isEmpty
    }
}

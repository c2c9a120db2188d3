@_spi(SliderKit) import HeadlessHost
import Testing
@_spi(SliderKit) import UIKit
@_spi(SliderKit) import UIKitTesting

/// A slider of 280 × 34 points in a window, with a log of its events. Distances are along the slider: mirrored from right to left.
@MainActor final class SliderStage {
    let app: TestApp
    let slider: UISlider
    let log: EventLog
    /// Hears `primaryActionTriggered` too, which the log leaves out.
    let everything: EventLog
    let isMirrored: Bool
    private static let events: Set<String> = [
        "touchDown", "touchDownRepeat", "touchDragInside", "touchDragOutside", "touchDragEnter", "touchDragExit", "touchUpInside",
        "touchUpOutside", "touchCancel", "valueChanged", "primaryActionTriggered",
    ]
    static let frame = CGRect(x: 100, y: 200, width: 280, height: 34)
    /// How far the thumb's middle moves for a tenth of the range in the current look: (280 − 37) / 10.
    static let tenth: CGFloat = 24.3
    /// The same in this stage's look.
    let tenth: CGFloat

    init(mirrored: Bool = false, slider: UISlider? = nil, value: Float = 0.5, look: SliderLook = .current) {
        app = TestApp(size: CGSize(width: 480, height: 480))
        self.slider = slider ?? UISlider()
        isMirrored = mirrored
        tenth = look == .current ? Self.tenth : 24.9
        if look != .current { self.slider.sliderLook = look }
        self.slider.frame = Self.frame
        self.slider.semanticContentAttribute = mirrored ? .forceRightToLeft : .forceLeftToRight
        self.slider.value = value
        app.show(self.slider)
        log = EventLog(self.slider)
        everything = EventLog(self.slider, events: Self.events)
    }

    convenience init(_ way: SliderWay, slider: UISlider? = nil, value: Float = 0.5) {
        self.init(mirrored: way.isMirrored, slider: slider, value: value, look: way.look)
    }

    /// Whether a `primaryActionTriggered`, with the same value, touch and highlight, stands right after each `valueChanged` and nowhere else.
    var primaryActionsFollow: Bool {
        let expected = log.lines.flatMap { line in
            line.hasPrefix("valueChanged") ? [line, "primaryActionTriggered" + line.dropFirst("valueChanged".count)] : [line]
        }
        return everything.lines == expected
    }

    func clearLogs() {
        log.clear()
        everything.clear()
    }

    var sign: CGFloat { isMirrored ? -1 : 1 }

    /// A point of the window, `x` points from the slider's minimum end.
    func point(_ x: CGFloat, _ y: CGFloat = 17) -> CGPoint {
        CGPoint(x: isMirrored ? Self.frame.maxX - x : Self.frame.minX + x, y: Self.frame.minY + y)
    }

    /// Where the thumb's middle is, in the window.
    var thumb: CGPoint {
        let rect = slider.thumbRect(
            forBounds: slider.bounds, trackRect: slider.trackRect(forBounds: slider.bounds), value: slider.value)
        return slider.convert(CGPoint(x: rect.midX, y: rect.midY), to: nil)
    }

    func grab(_ dx: CGFloat = 0, _ dy: CGFloat = 0) -> TestFinger {
        app.touchDown(at: CGPoint(x: thumb.x + dx * sign, y: thumb.y + dy))
    }
}

/// The directions and looks through which a test goes.
struct SliderWay: Sendable, CustomTestStringConvertible {
    let isMirrored: Bool
    let look: SliderLook

    static let all = SliderLook.allCases.flatMap { look in [false, true].map { SliderWay(isMirrored: $0, look: look) } }
    /// Both directions, in the look that holds by default.
    static let current = all.filter { $0.look == .current }
    var testDescription: String { "\(look.rawValue), \(isMirrored ? "right to left" : "left to right")" }
}

extension TestFinger {
    /// Moves by points along a stage's slider.
    @MainActor func slide(_ stage: SliderStage, _ x: CGFloat, _ y: CGFloat = 0) { move(by: x * stage.sign, y) }
}

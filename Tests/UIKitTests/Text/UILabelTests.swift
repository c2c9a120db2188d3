import Testing
@_spi(SliderKit) @testable import UIKit

@MainActor
struct UILabelTests {
    private func label(_ text: String, width: CGFloat = 100, height: CGFloat = 30, _ change: (UILabel) -> Void = { _ in }) -> UILabel {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: width, height: height))
        label.text = text
        change(label)
        return label
    }

    private func pixels(_ label: UILabel) -> Pixels {
        Pixels(drawn(label.bounds.width, label.bounds.height) { label.drawText(in: label.bounds) })
    }

    @Test("A new label has UIKit's defaults") func defaults() {
        let label = UILabel()
        #expect(label.text == nil && label.font == .systemFont(ofSize: 17) && label.textColor == .label)
        #expect(label.numberOfLines == 1 && label.lineBreakMode == .byTruncatingTail && label.textAlignment == .natural)
        #expect(!label.isUserInteractionEnabled && label.isEnabled && label.intrinsicContentSize == .zero)
        #expect(label.shadowOffset == CGSize(width: 0, height: -1))
    }

    @Test("Its intrinsic size is one line, rounded up to pixels") func intrinsicSize() {
        let label = label("Volume")
        let measured = "Volume".size(withAttributes: [.font: label.font!])
        let scale = UIScreen.main.scale
        #expect(label.intrinsicContentSize.height == (measured.height * scale).rounded(.up) / scale)
        #expect(label.intrinsicContentSize.width >= measured.width && label.intrinsicContentSize.width < measured.width + 1)
    }

    @Test("One line ignores the fitting width, more lines break at it") func fitting() {
        let label = label("one two three four five six")
        let whole = label.sizeThatFits(.zero)
        #expect(label.sizeThatFits(CGSize(width: 20, height: 0)) == whole)
        label.numberOfLines = 0
        let fitted = label.sizeThatFits(CGSize(width: whole.width / 2, height: 0))
        #expect(fitted.width <= whole.width / 2 && fitted.height > 2 * whole.height - 2)
        label.numberOfLines = 2
        #expect(label.sizeThatFits(CGSize(width: 50, height: 0)).height <= 2 * whole.height)
    }

    @Test("A preferred width makes the intrinsic size that of the broken lines") func preferredWidth() {
        let label = label("one two three four five six") { $0.numberOfLines = 0 }
        label.preferredMaxLayoutWidth = 80
        #expect(label.intrinsicContentSize.width <= 80 && label.intrinsicContentSize.height > 40)
    }

    @Test("Alignment moves the text", arguments: [NSTextAlignment.left, .center, .right]) func alignment(_ alignment: NSTextAlignment) throws {
        let ink = try #require(pixels(label("HH") { $0.textAlignment = alignment }).inkBounds)
        switch alignment {
        case .left: #expect(ink.minX < 4)
        case .right: #expect(ink.maxX > 95)
        default: #expect(abs(ink.minX - (99 - ink.maxX)) <= 2)
        }
    }

    @Test("B7: natural alignment follows the layout direction") func natural() throws {
        let label = label("HH")
        #expect(try #require(pixels(label).inkBounds).minX < 4)
        label.semanticContentAttribute = .forceRightToLeft
        #expect(try #require(pixels(label).inkBounds).maxX > 95)
    }

    @Test("Text stands in the middle of the height") func vertical() throws {
        let ink = try #require(pixels(label("HH", height: 60)).inkBounds)
        // (60 − 20.29) / 2 + 16.19 is the baseline.
        #expect(abs(ink.maxY + 1 - 36) <= 1)
    }

    @Test("Text that is too long ends in an ellipsis inside the bounds") func truncation() throws {
        let short = label("Hello", width: 200), long = label("Hello wonderful world", width: 70)
        let ink = try #require(pixels(long).inkBounds)
        #expect(ink.maxX <= 69)
        // The ellipsis: ink near the baseline only, at the right.
        #expect(pixels(long) != pixels(label("Hello wonderful world", width: 70) { $0.lineBreakMode = .byClipping }))
        #expect(try #require(pixels(short).inkBounds).maxX < 70)
    }

    @Test("Text shrinks to fit, down to its least factor") func shrinking() throws {
        let text = "Hello wonderful world"
        let natural = label(text).sizeThatFits(.zero).width
        let label = label(text, width: natural * 0.8) {
            $0.adjustsFontSizeToFitWidth = true
            $0.minimumScaleFactor = 0.5
        }
        let layout = label.placedLayout(label.measuredText, in: label.bounds).layout
        #expect(layout.size.width <= natural * 0.8 + 0.1 && layout.size.width > natural * 0.75)
    }

    @Test("A disabled label is fainter, a highlighted one has its colour") func states() {
        let label = label("HHHH") {
            $0.textColor = .black
            $0.highlightedTextColor = .red
        }
        func strongest() -> Pixels.Pixel {
            pixels(label).rows.flatMap { $0 }.max { $0.alpha < $1.alpha }!
        }
        let full = strongest()
        label.isHighlighted = true
        #expect(strongest().red > 200)
        label.isHighlighted = false
        label.isEnabled = false
        #expect(strongest().alpha < full.alpha / 2 + 1)
    }

    @Test("Attributed text keeps its attributes; later colours and fonts go over all of it") func attributed() {
        let label = UILabel()
        let text = NSMutableAttributedString(string: "ab", attributes: [.font: UIFont.boldSystemFont(ofSize: 30)])
        text.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: 1))
        label.attributedText = text
        #expect(label.text == "ab" && label.font.pointSize == 30 && label.textColor == .red)
        label.textColor = .blue
        #expect(label.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .blue)
        label.text = "plain"
        #expect(label.font == .systemFont(ofSize: 17))
    }

    @Test("I15: the text's colour follows the traits") func traits() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
        let label = label("HHHH")
        window.addSubview(label)
        func brightest() -> UInt8 {
            var value: UInt8 = 0
            label.traitCollection.performAsCurrent { value = pixels(label).rows.flatMap { $0 }.map(\.red).max() ?? 0 }
            return value
        }
        #expect(brightest() == 0)
        window.overrideUserInterfaceStyle = .dark
        #expect(brightest() > 200)
    }

    @Test("A font that follows the content size is renewed") func contentSize() {
        let label = UILabel()
        label.adjustsFontForContentSizeCategory = true
        label.font = UIFont.preferredFont(forTextStyle: .body)
        let old = label.font.pointSize
        #expect(label.font.adjusted(to: UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)).pointSize == 33)
        #expect(old == 17)
    }

    @Test("Subclasses may inset the text") func insets() throws {
        final class Padded: UILabel {
            override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
                let inner = super.textRect(forBounds: bounds.insetBy(dx: 10, dy: 5), limitedToNumberOfLines: numberOfLines)
                return inner.insetBy(dx: -10, dy: -5)
            }
            override func drawText(in rect: CGRect) { super.drawText(in: rect.insetBy(dx: 10, dy: 5)) }
        }
        let padded = Padded(), plain = UILabel()
        (padded.text, plain.text) = ("Hi", "Hi")
        #expect(padded.intrinsicContentSize.width == plain.intrinsicContentSize.width + 20)
        padded.sizeToFit()
        #expect(try #require(pixels(padded).inkBounds).minX >= 10)
    }

    @Test("B8: a label is an element that speaks its text") func accessibility() {
        let label = label("Volume")
        #expect(label.isAccessibilityElement && label.accessibilityLabel == "Volume")
        #expect(label.accessibilityTraits.contains(.staticText))
        label.accessibilityLabel = "Loudness"
        #expect(label.accessibilityLabel == "Loudness")
    }

    @Test("Baselines are where the letters stand") func baselines() {
        let label = label("H\nH") { $0.numberOfLines = 2 }
        label.sizeToFit()
        #expect(abs(label.firstBaselineFromTop - 16.19) < 0.1)
        #expect(abs(label.bounds.height - label.lastBaselineFromBottom - (20.29 + 16.19)) < 0.1)
    }
}

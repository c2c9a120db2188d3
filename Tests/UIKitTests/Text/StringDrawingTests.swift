import Testing
@_spi(SliderKit) import UIKit

@MainActor
struct StringDrawingTests {
    private let plain: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 17)]

    @Test("One line is as high as its font's line") func lineHeight() {
        let size = "Volume".size(withAttributes: plain)
        #expect(abs(size.height - 20.287109375) < 0.001)
        #expect(size.width > 40 && size.width < 80)
        #expect(("Volume" as NSString).size(withAttributes: plain) == size)
        #expect(NSAttributedString(string: "Volume", attributes: plain).size() == size)
    }

    @Test("Georgia's line is as high as on iOS") func georgia() {
        let size = "0.5".size(withAttributes: [.font: UIFont(name: "Georgia", size: 20)!])
        #expect(abs(size.height - 22.72) < 0.02)
    }

    @Test("Empty text has no size and draws nothing") func empty() {
        #expect("".size(withAttributes: plain) == .zero)
        #expect(Pixels(drawn(10, 10) { "".draw(at: .zero, withAttributes: plain) }).inkBounds == nil)
    }

    @Test("Text is drawn in its colour, between ascender and descender") func ink() throws {
        var attributes = plain
        attributes[.foregroundColor] = UIColor.red
        let ink = try #require(Pixels(drawn(60, 30) { "Hx".draw(at: CGPoint(x: 5, y: 4), withAttributes: attributes) }).inkBounds)
        #expect(ink.minX >= 5 && ink.minX <= 8)
        // The baseline is one ascender below the top.
        #expect(abs(CGFloat(ink.maxY + 1) - (4 + 16.19)) <= 1)
    }

    @Test("Without line fragment origin, the point is on the baseline") func baseline() throws {
        let pixels = Pixels(drawn(60, 30) {
            "Hx".draw(with: CGRect(x: 5, y: 20, width: 50, height: 0), options: [], attributes: plain, context: nil)
        })
        #expect(abs(try #require(pixels.inkBounds).maxY + 1 - 20) <= 1)
        let bounds = "Hx".boundingRect(with: CGSize(width: 50, height: 0), options: [], attributes: plain, context: nil)
        #expect(abs(bounds.minY + 16.19) < 0.05)
    }

    @Test("Lines break at the width") func wrapping() {
        let text = "one two three four five six"
        let whole = text.size(withAttributes: plain)
        let rect = text.boundingRect(
            with: CGSize(width: whole.width / 2 + 10, height: 1000), options: .usesLineFragmentOrigin, attributes: plain, context: nil)
        #expect(abs(rect.height - 2 * whole.height) < 0.01 && rect.width <= whole.width / 2 + 10)
    }

    @Test("A centred paragraph has as much room left as right") func centred() throws {
        let style = NSMutableParagraphStyle()
        style.alignment = .center
        let attributes = plain.merging([.paragraphStyle: style]) { $1 }
        let ink = try #require(Pixels(drawn(100, 24) {
            "HH".draw(in: CGRect(x: 0, y: 0, width: 100, height: 24), withAttributes: attributes)
        }).inkBounds)
        #expect(abs(ink.minX - (99 - ink.maxX)) <= 2)
    }

    @Test("Line spacing and limits of line height apply") func spacing() {
        let style = NSMutableParagraphStyle()
        style.lineSpacing = 7
        style.minimumLineHeight = 30
        let text = "a\nb".boundingRect(
            with: .zero, options: .usesLineFragmentOrigin, attributes: plain.merging([.paragraphStyle: style]) { $1 }, context: nil)
        #expect(text.height >= 67 && text.height <= 74)
    }

    @Test("Kerning widens text") func kern() {
        let wide = "abcd".size(withAttributes: plain.merging([.kern: 3]) { $1 }).width
        #expect(abs(wide - "abcd".size(withAttributes: plain).width - 12) < 0.1)
    }

    @Test("An underline draws below the baseline") func underline() throws {
        let attributes = plain.merging([.underlineStyle: NSUnderlineStyle.single.rawValue]) { $1 }
        let with = try #require(Pixels(drawn(40, 30) { "HH".draw(at: .zero, withAttributes: attributes) }).inkBounds)
        let without = try #require(Pixels(drawn(40, 30) { "HH".draw(at: .zero, withAttributes: plain) }).inkBounds)
        #expect(with.maxY > without.maxY)
    }

    @Test("A drawing context shrinks text down to its least factor") func shrinking() {
        let context = NSStringDrawingContext()
        context.minimumScaleFactor = 0.5
        let text = NSAttributedString(string: "shrink", attributes: plain)
        let width = text.size().width * 0.75
        _ = text.boundingRect(with: CGSize(width: width, height: 21), options: .usesLineFragmentOrigin, context: context)
        #expect(context.actualScaleFactor > 0.7 && context.actualScaleFactor <= 0.76)
        #expect(context.totalBounds.width <= width + 0.1)
    }

    @Test("A2, A3, F2: the bubble's number is centred and the same bytes every time", arguments: [0, 0.3, 0.5, 0.7, 1])
    func bubble(level: Double) throws {
        let first = DynamicThumbRecipe.bubble(level: level)
        let pixels = Pixels(first)
        #expect(first.size == CGSize(width: 40, height: 100) && first.scale == 1)
        #expect(pixels == Pixels(DynamicThumbRecipe.bubble(level: level)))
        // The circle is filled with the level, the rectangle dark gray with a white outline.
        let fill = UInt8((level * 255).rounded())
        #expect(abs(Int(pixels[20, 6].red) - Int(fill)) <= 1)
        #expect(pixels[3, 44] == .white)
        #expect(pixels[20, 50] == Pixels.Pixel(85, 85, 85))
        var columns: [Int] = []
        for x in 5..<36 where (12..<30).contains(where: { abs(Int(pixels[x, $0].red) - Int(fill)) > 100 }) { columns.append(x) }
        let (left, right) = (try #require(columns.first), try #require(columns.last))
        #expect(abs(left + right + 1 - 40) <= 2)
    }
}

/// The recipe's image, drawn as its author would.
@MainActor
private enum DynamicThumbRecipe {
    static func bubble(level: Double) -> UIImage {
        UIGraphicsBeginImageContext(CGSize(width: 40, height: 100))
        let context = UIGraphicsGetCurrentContext()!
        UIColor.darkGray.setFill()
        context.fill(CGRect(x: 1.5, y: 41.5, width: 37, height: 17))
        UIColor.white.setStroke()
        context.setLineWidth(2)
        context.stroke(CGRect(x: 3, y: 43, width: 34, height: 14))
        UIColor(white: CGFloat(level), alpha: 1).setFill()
        context.fillEllipse(in: CGRect(x: 0, y: 0, width: 40, height: 40))
        centre(String(format: "%0.1f", level), color: level > 0.5 ? .black : .white)
        UIColor(white: 0.5, alpha: 1).setStroke()
        context.setLineWidth(3)
        context.strokeEllipse(in: CGRect(x: 1.5, y: 1.5, width: 37, height: 37))
        let image = UIGraphicsGetImageFromCurrentImageContext()!
        UIGraphicsEndImageContext()
        return image
    }

    private static func centre(_ text: String, color: UIColor) {
        let attributes: [NSAttributedString.Key: Any] = [.font: UIFont(name: "Georgia", size: 20)!, .foregroundColor: color]
        let size = text.size(withAttributes: attributes)
        let baseline = CGRect(x: 20 - size.width / 2, y: 20 + size.height / 4, width: 0, height: 0)
        text.draw(with: baseline, options: [], attributes: attributes, context: nil)
    }
}

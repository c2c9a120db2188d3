@_spi(SliderKit) import CoreGraphics
import Foundation
import Testing

@MainActor struct TextTests {
    private func run(_ text: String, _ family: String = "system", size: CGFloat = 17, weight: Int = 400) -> TextRun {
        TextRun(string: text, typeface: Typeface(family: family, weight: weight, size: size), color: .black)
    }

    private func width(_ text: String, _ family: String = "system", weight: Int = 400) -> CGFloat {
        TextLayout(runs: [run(text, family, weight: weight)]).size.width
    }

    private func picture(_ layout: TextLayout, scale: CGFloat = 1) -> CGImage {
        let context = makeContext(layout.size.width.rounded(.up) + 8, layout.size.height.rounded(.up) + 8, scale: scale)
        layout.draw(in: context, at: CGPoint(x: 4, y: 4))
        return context.picture
    }

    @Test("F2: the same text gives the same width and the same pixels each time")
    func deterministic() {
        #expect(width("Value 42.5%") == width("Value 42.5%"))
        let text = "Slide to unlock — ½ × 3"
        #expect(picture(TextLayout(runs: [run(text)])).isPixelEqual(to: picture(TextLayout(runs: [run(text)]))))
    }

    @Test("F2: widths are those of the fonts' own tables, not rounded to pixels")
    func widths() {
        // Digits of Inter at 2048 units: measured in the font itself.
        let ten = width("0000000000"), one = width("0")
        #expect(isClose(ten, one * 10, 0.02))
        #expect(one != one.rounded())
        #expect(isClose(TextLayout(runs: [run("Hm", size: 34)]).size.width, 2 * width("Hm"), 0.05))
    }

    @Test("Families stand in for Apple's, each with its own letters")
    func families() {
        #expect(Typeface.hasFamily(named: "Georgia") && Typeface.hasFamily(named: "Helvetica Neue"))
        #expect(!Typeface.hasFamily(named: "Comic Sans MS"))
        let all = ["system", "Helvetica", "Georgia", "Menlo", "Times New Roman", "Helvetica Neue Condensed"].map { width("Magnitude", $0) }
        #expect(Set(all).count == all.count)
        #expect(width("Magnitude", "Helvetica") == width("Magnitude", "Arial"))
        #expect(width("iiii", "Menlo") == width("MMMM", "Menlo"))
        #expect(width("Magnitude", weight: 700) > width("Magnitude", weight: 400))
        #expect(width("Magnitude", "Comic Sans MS") == width("Magnitude"))
    }

    @Test("Monospaced digits are equally wide")
    func digits() {
        func wide(_ text: String, _ mono: Bool) -> CGFloat {
            let face = Typeface(family: "system", size: 20, monospacedDigits: mono)
            return TextLayout(runs: [TextRun(string: text, typeface: face, color: .black)]).size.width
        }
        #expect(wide("1111", true) == wide("0000", true))
        #expect(wide("1111", false) < wide("0000", false))
    }

    @Test("A typeface's measures are fractions of its size")
    func metrics() {
        let face = Typeface(family: "system", size: 100)
        #expect(face.ascender > 80 && face.ascender < 110 && face.descender < -15 && face.descender > -35)
        #expect(isClose(face.capHeight, 72.7, 0.5) && isClose(face.xHeight, 54.6, 0.8))
        #expect(isClose(Typeface(family: "system", size: 50).ascender, face.ascender / 2, 0.02))
        let given = Typeface(family: "system", size: 17, lineMetrics: .init(ascender: 16, descender: -4, leading: 0.287))
        #expect(isClose(TextLayout(runs: [TextRun(string: "x", typeface: given, color: .black)]).size.height, 20.287))
    }

    @Test("Lines wrap at words, stop at the limit, and say where they are")
    func wrapping() {
        let text = "one two three four five six seven"
        let free = TextLayout(runs: [run(text)], width: 100)
        #expect(free.lines.count > 2 && free.size.width <= 100)
        #expect(free.lines.allSatisfy { $0.rect.width <= 100 && $0.baseline > $0.rect.minY && $0.baseline < $0.rect.maxY })
        let two = TextLayout(runs: [run(text)], width: 100, maximumLines: 2)
        #expect(two.lines.count == 2 && isClose(two.size.height, two.lines[1].rect.maxY))
        let one = TextLayout(runs: [run(text)], width: 100, lineBreak: .truncateTail, maximumLines: 1)
        #expect(one.lines.count == 1 && one.size.width <= 100 && one.size.width > 60)
        let clipped = TextLayout(runs: [run(text)], width: 100, lineBreak: .clip, maximumLines: 1)
        #expect(clipped.size.width > 200)
        #expect(TextLayout(runs: [run("a\nb\nc")]).lines.count == 3)
    }

    @Test("Alignment moves lines across the room, in both directions")
    func alignment() {
        func x(_ text: String, _ alignment: TextLayout.Alignment, _ direction: TextLayout.BaseDirection = .natural) -> CGFloat {
            TextLayout(runs: [run(text)], width: 200, alignment: alignment, baseDirection: direction).lines[0].rect.minX
        }
        let w = width("abc")
        #expect(x("abc", .left) == 0 && x("abc", .natural) == 0)
        #expect(isClose(x("abc", .right), 200 - w) && isClose(x("abc", .center), (200 - w) / 2))
        #expect(isClose(x("abc", .natural, .rightToLeft), 200 - w))
        #expect(x("שלום", .natural) > 100)
    }

    @Test("Spacing, multiples and limits change line heights")
    func lineHeights() {
        let runs = [run("a\nb")]
        let plain = TextLayout(runs: runs).size.height
        #expect(isClose(TextLayout(runs: runs, lineSpacing: 5).size.height, plain + 5))
        #expect(isClose(TextLayout(runs: runs, lineHeightMultiple: 2).size.height, plain * 2))
        #expect(isClose(TextLayout(runs: runs, minimumLineHeight: 40).size.height, 80))
        #expect(isClose(TextLayout(runs: runs, maximumLineHeight: 10).size.height, 20))
    }

    @Test("Indents move the first line and the others")
    func indents() {
        let layout = TextLayout(runs: [run("one two three four five")], width: 90, firstLineHeadIndent: 20, headIndent: 5)
        #expect(layout.lines[0].rect.minX == 20 && layout.lines[1].rect.minX == 5)
        #expect(layout.lines.allSatisfy { $0.rect.maxX <= 90.01 })
    }

    @Test("Runs keep their own colours, sizes and backgrounds, however much alike they are")
    func runs() {
        var red = run("III", size: 30)
        red.color = redColor
        var blue = run("III", size: 30)
        blue.color = blueColor
        blue.backgroundColor = greenColor
        let image = picture(TextLayout(runs: [red, blue]))
        var (reds, blues, greens) = (0, 0, 0)
        for y in 0..<image.height {
            for x in 0..<image.width {
                switch image[x, y] {
                case .red: reds += 1
                case .blue: blues += 1
                case .green: greens += 1
                default: break
                }
            }
        }
        #expect(reds > 20 && blues > 20 && greens > 100)
    }

    @Test("Letters are drawn on their baseline, sharper at a larger scale")
    func drawing() {
        let layout = TextLayout(runs: [run("H", size: 40)])
        let face = Typeface(family: "system", size: 40)
        let box = picture(layout).inked
        #expect(isClose(box.maxY, 4 + layout.lines[0].baseline, 1) && isClose(box.height, face.capHeight, 1.5))
        let large = picture(layout, scale: 3).inked
        #expect(isClose(large.height, face.capHeight * 3, 1.5) && isClose(large.minX / 3, box.minX, 1))
    }

    @Test("Underlines, outlines and shadows add ink")
    func decorations() {
        let plain = picture(TextLayout(runs: [run("Hxx", size: 30)]))
        func ink(_ change: (inout TextRun) -> Void) -> Int {
            var changed = run("Hxx", size: 30)
            change(&changed)
            return picture(TextLayout(runs: [changed])).coverage
        }
        #expect(ink { $0.underline = true } > plain.coverage)
        #expect(ink { $0.strokeWidth = -2 } > plain.coverage)
        #expect(ink { $0.strokeWidth = 0.5 } < plain.coverage)
        #expect(ink { $0.shadow = .init(offset: CGSize(width: 2, height: 2), blur: 2, color: .black) } > plain.coverage)
        #expect(width("VA") < { var r = run("VA"); r.kern = 5; return TextLayout(runs: [r]).size.width }())
    }

    @Test("Hostile strings are set without harm")
    func hostile() {
        let texts = [
            "", "\0", "a\0b", "😀👩‍👩‍👧‍👦🏳️‍🌈", "\u{202E}abc", "\u{FFFF}\u{10FFFF}", String(repeating: "\u{0301}", count: 500),
            "日本語 العربية עברית ไทย", "\r\n\r\n\u{2028}\u{2029}", String(repeating: "a", count: 20_000), String(repeating: "ab cd ", count: 5_000), "\t\t",
        ]
        for text in texts {
            for width in [nil, 0, 50, CGFloat.nan, .infinity] {
                for lineBreak in [TextLayout.LineBreak.wordWrap, .truncateTail, .truncateMiddle] {
                    let layout = TextLayout(runs: [run(text)], width: width, lineBreak: lineBreak, maximumLines: 2)
                    #expect(layout.lines.count <= 2 && layout.size.height.isFinite && layout.size.width.isFinite)
                    if text.utf8.count < 100 { layout.draw(in: makeContext(50, 50), at: .zero) }
                }
            }
        }
        #expect(TextLayout(runs: []).size == .zero)
        for size in [CGFloat.nan, 0, -5, .infinity, 1e9] {
            #expect(TextLayout(runs: [run("x", size: size)]).size.height.isFinite)
        }
    }
}

@MainActor struct TextEnvironmentTests {
    @Test("F2: text does not depend on HOME, the locale or the user's fonts")
    func environment() {
        func picture() -> CGImage {
            let face = Typeface(family: "Georgia", size: 19.5)
            let context = makeContext(120, 40, scale: 2)
            TextLayout(runs: [TextRun(string: "Fluß 12,5 %", typeface: face, color: .black)]).draw(in: context, at: .zero)
            return context.picture
        }
        let before = picture()
        let home = ProcessInfo.processInfo.environment["HOME"]
        setenv("HOME", "/nonexistent", 1)
        setenv("LANG", "ja_JP.UTF-8", 1)
        defer {
            if let home { setenv("HOME", home, 1) }
            unsetenv("LANG")
        }
        #expect(picture().isPixelEqual(to: before))
        // Small changes of glyphs, fonts or rounding show here: the sum of all alphas of this very text.
        #expect(before.coverage == expectedCoverage)
    }

    private let expectedCoverage = 390_114
}

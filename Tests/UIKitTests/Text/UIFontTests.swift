import Testing
@_spi(SliderKit) import UIKit

struct UIFontTests {
    @Test("The system font's lines are as high as Apple's") func lineHeight() {
        let font = UIFont.systemFont(ofSize: 17)
        #expect(abs(font.lineHeight - 20.287109375) < 1e-6)
        #expect(abs(font.ascender - 16.186523446) < 1e-6 && abs(font.descender + 4.100585946) < 1e-6)
        #expect(font.leading == 0)
    }

    @Test("Fonts are found by their PostScript names", arguments: [
        "HelveticaNeue-Bold", "HelveticaNeue-CondensedBold", "Georgia", "Georgia-BoldItalic", "Menlo-Regular", "ArialMT",
        "TimesNewRomanPS-BoldMT", "Courier",
    ])
    func named(name: String) throws {
        let font = try #require(UIFont(name: name, size: 12))
        #expect(font.fontName == name && font.pointSize == 12)
    }

    @Test("A name that is not known gives nil", arguments: ["NoSuchFont-Bold", "", "Georgia-Black", "georgia"])
    func unknown(name: String) {
        #expect(UIFont(name: name, size: 12) == nil)
    }

    @Test("A family's name gives its plain font") func family() {
        #expect(UIFont(name: "Helvetica Neue", size: 10)?.fontName == "HelveticaNeue")
        #expect(UIFont.fontNames(forFamilyName: "Georgia") == ["Georgia", "Georgia-Bold", "Georgia-Italic", "Georgia-BoldItalic"])
        #expect(UIFont.familyNames.contains("Helvetica Neue") && UIFont.familyNames == UIFont.familyNames.sorted())
        // Families that only have something like them here are there all the same: code unwraps them.
        for family in UIFont.familyNames {
            #expect(UIFont(name: family, size: 12)?.familyName == family)
            for name in UIFont.fontNames(forFamilyName: family) { #expect(UIFont(name: name, size: 12) != nil, "\(name)") }
        }
        #expect(UIFont(name: "ChalkboardSE-Regular", size: 15)?.fontName == "ChalkboardSE-Regular")
        #expect(UIFont(name: "NoSuchFont", size: 15) == nil)
    }

    @Test("Text styles follow the content size") func textStyles() {
        let normal = UITraitCollection(preferredContentSizeCategory: .large)
        let huge = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
        #expect(UIFont.preferredFont(forTextStyle: .body, compatibleWith: normal).pointSize == 17)
        #expect(UIFont.preferredFont(forTextStyle: .body, compatibleWith: huge).pointSize == 53)
        #expect(UIFont.preferredFont(forTextStyle: .caption2, compatibleWith: huge).pointSize == 40)
        #expect(UIFont.preferredFont(forTextStyle: .headline, compatibleWith: normal).fontDescriptor.symbolicTraits == .traitBold)
    }

    @Test("Font metrics scale as their style does, up to the limit") func metrics() {
        let huge = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
        let metrics = UIFontMetrics(forTextStyle: .body)
        let font = UIFont(name: "Georgia", size: 17)!
        #expect(metrics.scaledFont(for: font, compatibleWith: huge).pointSize == 53)
        #expect(metrics.scaledFont(for: font, maximumPointSize: 30, compatibleWith: huge).pointSize == 30)
        #expect(metrics.scaledValue(for: 34, compatibleWith: huge) == 106)
    }

    @Test("Symbolic traits choose the cut of a family, nil where there is none") func symbolicTraits() {
        let georgia = UIFont(name: "Georgia", size: 12)!.fontDescriptor
        let bold = georgia.withSymbolicTraits([.traitBold, .traitItalic])!
        #expect(UIFont(descriptor: bold, size: 0).fontName == "Georgia-BoldItalic")
        #expect(UIFont(descriptor: bold, size: 20).pointSize == 20)
        #expect(georgia.withSymbolicTraits(.traitCondensed) == nil)
    }

    @Test("Sizes that make no sense give a font that can be used", arguments: [0, -3, .nan, .infinity] as [CGFloat])
    func badSizes(size: CGFloat) {
        #expect(UIFont.systemFont(ofSize: size).pointSize > 0)
        #expect(UIFont(name: "Georgia", size: size)!.pointSize > 0)
    }
}

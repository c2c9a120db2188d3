import CoreGraphics
import Testing

struct CoreFoundationNamesTests {
    @Test("D1: a language's direction is known by its name, or by a locale's that begins with it")
    func directions() {
        #expect(CFLocaleGetLanguageCharacterDirection("ar") == .rightToLeft && CFLocaleGetLanguageCharacterDirection("he_IL") == .rightToLeft)
        #expect(CFLocaleGetLanguageCharacterDirection("en_US") == .leftToRight && CFLocaleGetLanguageLineDirection("en") == .topToBottom)
        #expect(CFLocaleGetLanguageCharacterDirection("") == .unknown)
        #expect(CFLocaleGetIdentifier(CFLocaleCopyCurrent()).rawValue == Locale.current.identifier)
    }

    @Test("D1: MAXFLOAT is the largest finite Float")
    func largest() { #expect(MAXFLOAT == Float.greatestFiniteMagnitude) }
}

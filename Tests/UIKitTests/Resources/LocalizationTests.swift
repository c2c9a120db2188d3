import Foundation
import Testing

@testable @_spi(SliderKit) import UIKit

@MainActor struct LocalizationTests {
    private func folder(_ files: [String: String]) throws -> URL {
        let root = FileManager.default.temporaryDirectory.appendingPathComponent("sliderkit-texts-\(UUID().uuidString)")
        for (name, text) in files {
            let file = root.appendingPathComponent(name)
            try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try text.write(to: file, atomically: true, encoding: .utf8)
        }
        return root
    }

    @Test("D3: the plural category follows the language's rule", arguments: [
        ("en", [0: "other", 1: "one", 2: "other"]), ("fr", [0: "one", 1: "one", 2: "other"]), ("ja", [1: "other"]), ("pt-BR", [0: "one", 2: "other"]),
        ("ru", [1: "one", 2: "few", 5: "many", 11: "many", 21: "one", 22: "few", 112: "many"]), ("pl", [1: "one", 3: "few", 13: "many", 21: "many"]),
        ("cs", [1: "one", 3: "few", 5: "other"]), ("sl", [101: "one", 2: "two", 4: "few", 5: "other"]),
        ("lt", [1: "one", 11: "other", 22: "few"]), ("lv", [0: "zero", 21: "one", 2: "other"]), ("ro", [1: "one", 0: "few", 119: "few", 20: "other"]),
        ("ar", [0: "zero", 1: "one", 2: "two", 7: "few", 50: "many", 100: "other"]), ("he", [1: "one", 2: "two", 3: "other"]), ("hr", [22: "few", 5: "other"]),
    ])
    func plurals(language: String, categories: [Int: String]) {
        for (number, category) in categories { #expect(PluralRule.category(of: Double(number), in: language) == category, "\(number)") }
    }

    @Test("D3: a number with a fraction has no form of its own, save where one goes up to two")
    func fractions() {
        #expect(PluralRule.category(of: 1.5, in: "en") == "other" && PluralRule.category(of: 1.5, in: "fr") == "one")
        #expect(PluralRule.category(of: -1, in: "de") == "one" && PluralRule.category(of: .nan, in: "de") == "other" && PluralRule.category(of: 1e300, in: "ru") == "other")
    }

    @Test("D3: the best language is the nearest of the first that there is", arguments: [
        (["en", "de"], ["de-AT", "en"], "de"), (["de", "de-AT"], ["de-AT"], "de-AT"), (["pt-BR", "en"], ["pt"], "pt-BR"), (["zh-Hans", "zh-Hant"], ["zh-Hant-TW"], "zh-Hant"),
        (["German", "English"], ["de"], "German"), (["en_GB"], ["en-GB"], "en_GB"), (["fr"], ["de", "fr-CH"], "fr"),
    ])
    func best(available: [String], preferred: [String], wanted: String) {
        #expect(Languages.best(of: available, for: preferred) == wanted)
    }

    @Test("D3: where no language fits there is none")
    func none() {
        #expect(Languages.best(of: ["de"], for: ["fr"]) == nil && Languages.best(of: [], for: ["fr"]) == nil && Languages.best(of: ["de"], for: [""]) == nil)
    }

    @Test("D3: a format's plural parts take the numbers at their places; what is no format stays")
    func formats() {
        var format = LocalizedFormat(format: "%2$@ has %#@apples@ in %#@boxes@, 100%%", language: "en")
        format.variables["apples"] = .init(texts: ["one": "an apple", "other": "%d apples"], place: 1)
        format.variables["boxes"] = .init(texts: ["one": "%arg box", "other": "%arg boxes"], place: 3)
        #expect(format.resolved([1, "Ada" as NSString, 2]) == "%2$@ has an apple in %3$lld boxes, 100%%")
        #expect(LocalizedFormat(format: "%", language: "en").resolved([]) == "%")
        #expect(LocalizedFormat(format: "%#@gone@ %5$#@gone@ %#@", language: "en").resolved([]).contains("gone@") == false)
        var endless = LocalizedFormat(format: "%#@a@", language: "en")
        endless.variables["a"] = .init(texts: ["other": "x%#@a@"], place: 1)
        #expect(endless.resolved([1]).hasPrefix("xxxx"))
    }

    @Test("D3: a bundle's texts are found wherever its languages' folders lie, in the language of the host, else the one it was written in")
    func tables() throws {
        let root = try folder([
            "Resources/Texts/de.lproj/Localizable.strings": "/* c */\n\"a\" = \"A\\\"ä\\\"\";\nb = \"B\";\n// d\n", "Other/en.lproj/Localizable.strings": "\"a\" = \"a!\"; \"c\" = \"c!\";",
            "Localizable.strings": "\"plain\" = \"everywhere\";",
        ])
        let app = TestAppLanguages(["de"])
        defer { app.end() }
        let bundle = try #require(Bundle(path: root.path))
        #expect(bundle.hostLocalizedString(forKey: "a", value: nil, table: nil) == "A\"ä\"")
        #expect(bundle.hostLocalizedString(forKey: "b", value: "", table: "") == "B")
        #expect(bundle.hostLocalizedString(forKey: "c", value: nil, table: nil) == "c!")
        #expect(bundle.hostLocalizedString(forKey: "plain", value: nil, table: nil) == "everywhere")
        #expect(bundle.hostLocalizedString(forKey: "d", value: "else", table: nil) == "else" && bundle.hostLocalizedString(forKey: "d", value: nil, table: "None") == "d")
        #expect(bundle.hostPreferredLocalizations == ["de", "en", "Base"] && bundle.hostLocalizations == ["de", "en"])
    }

    @Test("H2: tables that can't be read hold nothing", arguments: [
        "Localizable.strings", "Localizable.stringsdict", "Localizable.xcstrings",
    ])
    func broken(name: String) throws {
        for text in ["", "{", "\"a\" = ", "<plist><dict>", "[1]", "{\"strings\": 3}", "{\"strings\": {\"a\": {\"localizations\": {\"en\": {\"variations\": {}}}}}}", "\u{0}"] {
            let root = try folder(["en.lproj/" + name: text, name: text])
            let bundle = try #require(Bundle(path: root.path))
            #expect(bundle.hostLocalizedString(forKey: "a", value: nil, table: nil) == "a")
        }
    }

    @Test("D3: String(localized:) forms its key from literals and values, and fills a translation that orders them otherwise")
    func localized() throws {
        let root = try folder(["de.lproj/Localizable.strings": "\"%lld of %@, %lf %%\" = \"%2$@: %1$lld (%3$.1f %%)\"; \"100%\" = \"alles\";"])
        let app = TestAppLanguages(["de"])
        defer { app.end() }
        let bundle = try #require(Bundle(path: root.path))
        #expect(String(localized: "\(3) of \("x"), \(0.25) %", bundle: bundle) == "x: 3 (0.2 %)")
        #expect(String(localized: "100%", bundle: bundle) == "alles")
        #expect(String(localized: "5% of \(UInt8(7)) \(true)", bundle: bundle) == "5% of 7 true")
        #expect(String(localized: "key", defaultValue: "\(2) left", bundle: bundle) == "2 left")
    }

    // MARK: Nibs

    private let xib = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
        <label id="l" text="One"/><button id="b" buttonType="system"><state key="normal" title="Go"/></button>
        <textField id="t" placeholder="Name"/>
        </objects></document>
        """

    @Test("D3: a nib beside a translation takes its texts, at each instantiation anew, and tells of keys that name nothing")
    func nib() throws {
        NibLedger.removeAll()
        var told: [String] = []
        let listener = NibLedger.listener
        NibLedger.listener = { told.append($0) }
        defer { NibLedger.listener = listener }
        let strings = "\"l.text\" = \"Eins\";\n\"b.normalTitle\" = \"Los\";\n\"b.accessibilityLabel\" = \"Losgehen\";\n\"x.text\" = \"\";\n\"l.normalTitle\" = \"\";\n\"l\" = \"\";"
        let root = try folder(["Base.lproj/Card.xib": xib.replacingOccurrences(of: "<textField id=\"t\" placeholder=\"Name\"/>", with: ""), "de.lproj/Card.strings": strings])
        let app = TestAppLanguages(["de"])
        defer { app.end() }
        let nib = UINib(nibName: "Card", bundle: Bundle(path: root.path))
        for _ in 0..<2 {
            let made = nib.instantiate(withOwner: nil)
            #expect((made.first as? UILabel)?.text == "Eins")
            #expect((made.last as? UIButton)?.title(for: .normal) == "Los" && (made.last as? UIButton)?.accessibilityLabel == "Losgehen")
        }
        #expect(told.map { $0.replacingOccurrences(of: root.path, with: "") }.map { String($0.prefix(44)) } == [
            "/de.lproj/Card.strings:6: the key l names no", "/de.lproj/Card.strings:5: the key l.normalTi", "/de.lproj/Card.strings:4: the key x.text nam",
        ])
    }

    @Test("D3: a nib that is translated as a whole is taken in the user's language")
    func wholeNib() throws {
        let base = "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" version=\"3.0\"><objects><label id=\"l\" text=\"TEXT\"/></objects></document>"
        let root = try folder(["Base.lproj/Card.xib": base, "de.lproj/Card.xib": base.replacingOccurrences(of: "TEXT", with: "Ganz"), "fr.lproj/A.strings": ""])
        for (language, text) in [("de", "Ganz"), ("fr", "TEXT"), ("en", "TEXT")] {
            let app = TestAppLanguages([language])
            defer { app.end() }
            #expect((UINib(nibName: "Card", bundle: Bundle(path: root.path)).instantiate(withOwner: nil).first as? UILabel)?.text == text, "\(language)")
        }
    }
}

/// A host whose user speaks some languages.
@MainActor private struct TestAppLanguages {
    private let former = UIApplication.shared.host

    private final class Host: UIKitHost {
        let base: any UIKitHost
        let preferredLanguages: [String]
        init(_ base: any UIKitHost, _ languages: [String]) { (self.base, preferredLanguages) = (base, languages) }
        var screenBounds: CGRect { base.screenBounds }
        var screenScale: CGFloat { base.screenScale }
        var clock: HostClock { base.clock }
        var safeAreaInsets: UIEdgeInsets { base.safeAreaInsets }
        func present(_ screen: UIScreen, damage: [CGRect]) { base.present(screen, damage: damage) }
        func speak(_ text: String) { base.speak(text) }
    }

    init(_ languages: [String]) {
        UIApplication.shared.host = Host(former, languages)
        ResourceIndex.forget()
    }

    func end() {
        UIApplication.shared.host = former
        ResourceIndex.forget()
    }
}

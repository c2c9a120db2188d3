import Foundation
import Testing
@_spi(SliderKit) @testable import UIKit
@_spi(SliderKit) import UIKitTesting

@MainActor @Suite(.serialized) struct AccessibilitySpeechTests {
    private func view(_ traits: UIAccessibilityTraits = .none, label: String? = nil, value: String? = nil, hint: String? = nil) -> UIView {
        // A fresh host speaks English.
        _ = TestApp()
        let view = UIView()
        view.isAccessibilityElement = true
        view.accessibilityTraits = traits
        (view.accessibilityLabel, view.accessibilityValue, view.accessibilityHint) = (label, value, hint)
        return view
    }

    private func volume(in app: TestApp, mirrored: Bool = false, value: Float = 0.13) -> UISlider {
        let slider = UISlider(frame: CGRect(x: 20, y: 40, width: 280, height: 34))
        slider.semanticContentAttribute = mirrored ? .forceRightToLeft : .forceLeftToRight
        slider.value = value
        slider.accessibilityLabel = "Sound volume"
        app.show(slider)
        return slider
    }

    @Test("B8: a volume slider at 13 % is spoken with label, value, trait and hint", arguments: [false, true])
    func volume(mirrored: Bool) {
        let app = TestApp()
        let slider = volume(in: app, mirrored: mirrored)
        let sentence = "Sound volume: 13 percent. Adjustable. Swipe up or down with one finger to adjust the value."
        #expect(AccessibilitySpeech.sentence(for: slider) == sentence)
        #expect(AccessibilitySpeech.valueSentence(for: slider) == "13 percent")
        #expect(app.sliders["Sound volume"].spokenSentence == sentence)
        app.screenReader.focus(on: app.sliders["Sound volume"])
        #expect(app.spoken == [sentence])
    }

    @Test("B8: every combination of label, value and hint is spoken without the missing ones", arguments: 0..<8)
    func combinations(mask: Int) {
        let (label, value, hint) = (mask & 1 != 0, mask & 2 != 0, mask & 4 != 0)
        let view = view(label: label ? "Volume" : nil, value: value ? "loud" : " \n", hint: hint ? "Sets the volume." : "")
        let head = label && value ? "Volume: loud." : label ? "Volume." : value ? "loud." : nil
        #expect(AccessibilitySpeech.sentence(for: view) == [head, hint ? "Sets the volume." : nil].compactMap { $0 }.joined(separator: " "))
        #expect(AccessibilitySpeech.valueSentence(for: view) == (value ? "loud" : nil))
    }

    @Test(
        "B8: traits have their words, in one order",
        arguments: [
            (UIAccessibilityTraits.button, "Play. Button."), (.link, "Play. Link."), (.image, "Play. Image."), (.header, "Play. Heading."),
            (.searchField, "Play. Search field."), (.tabBar, "Play. Tab bar."), (.staticText, "Play."), (.keyboardKey, "Play."),
            (.updatesFrequently, "Play."), (.selected, "Selected. Play."), (.notEnabled, "Play. Dimmed."),
            ([.button, .selected, .notEnabled], "Selected. Play. Dimmed. Button."), ([.image, .button], "Play. Button. Image."),
            ([.header, .staticText], "Play. Heading."),
            (.adjustable, "Play. Adjustable. Swipe up or down with one finger to adjust the value."),
            ([.adjustable, .notEnabled], "Play. Dimmed. Adjustable."),
        ] as [(UIAccessibilityTraits, String)])
    func traits(traits: UIAccessibilityTraits, sentence: String) {
        #expect(AccessibilitySpeech.sentence(for: view(traits, label: "Play")) == sentence)
    }

    @Test("B8: an own hint and an own value take the place of the slider's")
    func ownWords() {
        let app = TestApp()
        let slider = volume(in: app)
        slider.accessibilityHint = "Sets how loud music is"
        slider.accessibilityValue = "13 % of full volume"
        #expect(
            AccessibilitySpeech.sentence(for: slider)
                == "Sound volume: 13 percent of full volume. Adjustable. Sets how loud music is.")
        slider.accessibilityLabel = nil
        slider.accessibilityValue = nil
        slider.accessibilityHint = nil
        #expect(AccessibilitySpeech.sentence(for: slider).hasPrefix("13 percent. Adjustable. Swipe"))
        slider.isEnabled = false
        #expect(AccessibilitySpeech.sentence(for: slider) == "13 percent. Dimmed. Adjustable.")
    }

    @Test(
        "B8: labels with marks of their own get no second ones",
        arguments: [
            ("Volume:", "Volume: loud."), ("Volume :", "Volume: loud."), ("How loud?", "How loud? loud."), ("  Sound\n volume ", "Sound volume: loud."),
            ("{value} {label}", "{value} {label}: loud."), ("50% more", "50 percent more: loud."),
        ])
    func punctuation(label: String, sentence: String) {
        #expect(AccessibilitySpeech.sentence(for: view(label: label, value: "loud")) == sentence)
    }

    @Test(
        "B8: percent signs are read in words, wherever a language writes them",
        arguments: [
            ("50%", "50 percent"), ("50 %", "50 percent"), ("50\u{A0}%", "50 percent"), ("%50", "50 percent"), ("12.5%", "12.5 percent"),
            ("-3%", "-3 percent"), ("1,234% of 20 %", "1,234 percent of 20 percent"), ("٥٠٪\u{61C}", "٥٠ percent"), ("100", "100"),
            ("%", "%"), ("a % b", "a % b"), ("1. 5%", "1. 5 percent"),
        ])
    func percent(value: String, spoken: String) {
        #expect(AccessibilitySpeech.valueSentence(for: view(value: value)) == spoken)
    }

    @Test("B8: label, text and traits of labels and bar items are spoken; other objects have nothing to say")
    func kinds() {
        _ = TestApp()
        let label = UILabel()
        label.text = "Sound"
        #expect(AccessibilitySpeech.sentence(for: label) == "Sound.")
        let item = UIBarButtonItem(title: "Done", style: .plain, target: nil, action: nil)
        #expect(AccessibilitySpeech.sentence(for: item) == "Done. Button.")
        item.isEnabled = false
        item.accessibilityLabel = "Finish"
        #expect(AccessibilitySpeech.sentence(for: item) == "Finish. Dimmed. Button.")
        #expect(AccessibilitySpeech.sentence(for: NSObject()) == "")
        #expect(AccessibilitySpeech.valueSentence(for: NSObject()) == nil)
    }

    // MARK: Languages

    @Test(
        "B8: sentence and percentage are in the host's language",
        arguments: [
            ("de", "13\u{A0}%", "Ton: 13 Prozent. Anpassbar. Streiche mit einem Finger nach oben oder unten, um den Wert anzupassen."),
            ("fr-CA", "13\u{A0}%", "Ton\u{A0}: 13 pour cent. Réglable. Balayez vers le haut ou le bas avec un doigt pour régler la valeur."),
            ("es", "13\u{A0}%", "Ton: 13 por ciento. Ajustable. Desliza un dedo hacia arriba o hacia abajo para ajustar el valor."),
            ("tr_TR", "%13", "Ton: yüzde 13. Ayarlanabilir. Değeri ayarlamak için tek parmakla yukarı veya aşağı kaydırın."),
            ("ar-EG", "١٣٪\u{61C}", "Ton: ١٣ بالمئة. قابل للضبط. اسحب بإصبع واحد لأعلى أو لأسفل لضبط القيمة."),
            ("en-GB", "13%", "Ton: 13 percent. Adjustable. Swipe up or down with one finger to adjust the value."),
            ("xx", "13%", "Ton: 13 percent. Adjustable. Swipe up or down with one finger to adjust the value."),
            ("../../etc", "13%", "Ton: 13 percent. Adjustable. Swipe up or down with one finger to adjust the value."),
        ])
    func languages(language: String, value: String, sentence: String) {
        let app = TestApp()
        app.preferredLanguages = [language]
        let slider = volume(in: app)
        slider.accessibilityLabel = "Ton"
        #expect(slider.accessibilityValue == value)
        #expect(AccessibilitySpeech.sentence(for: slider) == sentence)
    }

    @Test("B8: every built-in language has every phrase, with its places")
    func tables() {
        for (language, table) in SpokenPhrases.builtIn {
            #expect(Set(table.keys) == Set(SpokenPhrase.allCases.map(\.rawValue)), "\(language)")
            #expect(table["percent"]?.contains("{number}") == true)
            #expect(table["labelAndValue"]?.contains("{label}") == true && table["labelAndValue"]?.contains("{value}") == true)
            #expect(table["adjustableHint"]?.hasSuffix(".") == true)
        }
    }

    @Test("B8: the first of the user's languages that has phrases is spoken, never the process's")
    func preference() {
        let app = TestApp()
        let slider = volume(in: app)
        app.preferredLanguages = ["xx", "de", "fr"]
        #expect(AccessibilitySpeech.valueSentence(for: slider) == "13 Prozent")
        app.preferredLanguages = []
        #expect(AccessibilitySpeech.valueSentence(for: slider) == "13 percent")
        #expect(UIApplication.shared.userInterfaceLayoutDirection == .leftToRight)
        app.preferredLanguages = ["ar"]
        #expect(UIApplication.shared.userInterfaceLayoutDirection == .rightToLeft)
    }

    @Test("B8: what an element holds is read in its own language, its traits in the user's")
    func elementLanguage() {
        let view = view(.button, label: "50 %")
        view.accessibilityLanguage = "fr"
        #expect(AccessibilitySpeech.sentence(for: view) == "50 pour cent. Button.")
        view.accessibilityLanguage = "xx"
        #expect(AccessibilitySpeech.sentence(for: view) == "50 percent. Button.")
    }

    @Test("B8: an app's own table adds a language, overrides phrases, and may be broken")
    func ownTable() throws {
        let folder = NSTemporaryDirectory() + "spoken-\(UUID().uuidString)"
        defer { try? FileManager.default.removeItem(atPath: folder) }
        for (language, text) in [
            ("it", "/* ours */ \"percent\" = \"{number} per cento\";\n\"adjustable\" = \"Regolabile\";"),
            ("de", "\"adjustable\" = \"Einstellbar\";"), ("nl", "\"adjustable\" = "),
        ] {
            try FileManager.default.createDirectory(atPath: "\(folder)/\(language).lproj", withIntermediateDirectories: true)
            try text.write(toFile: "\(folder)/\(language).lproj/SpokenPhrases.strings", atomically: true, encoding: .utf8)
        }
        let phrases = { SpokenPhrases(languages: [$0], folders: [folder]) }
        #expect(phrases("it-CH").language == "it-CH")
        #expect(phrases("it-CH")[.percent, ["number": "5"]] == "5 per cento")
        #expect(phrases("it")[.button] == "Button")
        #expect(phrases("de")[.adjustable] == "Einstellbar" && phrases("de")[.percent, ["number": "5"]] == "5 Prozent")
        #expect(phrases("nl").language == "en")

        // The tool registers where a class's resources are.
        final class Fader: UISlider {}
        Registry.shared.bundle(Fader.self, path: folder)
        let app = TestApp()
        app.preferredLanguages = ["de"]
        let fader = Fader()
        fader.accessibilityLabel = "Ton"
        #expect(AccessibilitySpeech.sentence(for: fader).hasPrefix("Ton: 0 Prozent. Einstellbar."))
    }

    // MARK: The reader

    @Test("B8: swiping up and down changes the value by a tenth and speaks the value alone, in both directions", arguments: [false, true])
    func adjusting(mirrored: Bool) {
        let app = TestApp()
        let slider = volume(in: app, mirrored: mirrored)
        let log = EventLog(slider)
        app.screenReader.focus(on: app.sliders.firstMatch)
        app.screenReader.swipeUp()
        #expect(abs(slider.value - 0.23) < 0.000_1)
        app.screenReader.swipeDown()
        app.screenReader.swipeDown()
        app.screenReader.swipeDown()
        #expect(slider.value == 0)
        // At the limit the value is said again, and no event sent.
        app.screenReader.swipeDown()
        #expect(app.spoken.dropFirst() == ["23 percent", "13 percent", "3 percent", "0 percent", "0 percent"])
        #expect(log.names == ["valueChanged", "valueChanged", "valueChanged", "valueChanged"])
        #expect(log.entries.allSatisfy { $0.phase == nil })
        slider.isEnabled = false
        app.screenReader.swipeUp()
        #expect(slider.value == 0 && app.spoken.count == 6)
    }

    @Test("B8: a drag and a value set from code are not spoken")
    func silence() {
        let app = TestApp()
        let slider = volume(in: app)
        app.screenReader.focus(on: app.sliders.firstMatch)
        app.sliders["Sound volume"].adjust(toNormalizedSliderPosition: 0.8)
        slider.value = 0.2
        #expect(app.spoken.count == 1)
    }

    @Test("B8: swiping left and right moves the focus by rows from the leading side and changes no value", arguments: [false, true])
    func moving(mirrored: Bool) {
        let app = TestApp()
        let slider = volume(in: app, mirrored: mirrored)
        let names = [("below", 20.0, 100.0), ("right", 200, 10), ("left", 20, 8)]
        for (name, x, y) in names {
            let label = UILabel(frame: CGRect(x: x, y: y, width: 60, height: 20))
            label.text = name
            app.show(label)
        }
        let hidden = UILabel(frame: CGRect(x: 0, y: 0, width: 60, height: 20))
        hidden.text = "hidden"
        hidden.isHidden = true
        app.show(hidden)
        app.window.semanticContentAttribute = mirrored ? .forceRightToLeft : .forceLeftToRight
        let order = (mirrored ? ["right", "left"] : ["left", "right"]) + ["Sound volume", "below"]
        #expect(app.screenReader.elements.compactMap(\.accessibilityLabel) == order)
        for _ in 0..<5 { app.screenReader.swipeRight() }
        #expect(app.spoken.map { $0.prefix { $0 != "." && $0 != ":" } } == order.map { $0[...] })
        app.screenReader.swipeLeft()
        #expect(app.screenReader.focused === slider)
        #expect(slider.value == 0.13)
    }

    @Test("B8: containers keep the order that they give, and a modal view hides what is beside it")
    func containers() {
        let app = TestApp()
        let container = UIView(frame: CGRect(x: 0, y: 100, width: 200, height: 100))
        let elements = ["second", "first"].map { name in
            let element = UIAccessibilityElement(accessibilityContainer: container)
            element.accessibilityLabel = name
            return element
        }
        container.accessibilityElements = elements
        app.show(container)
        _ = volume(in: app)
        #expect(app.screenReader.elements.compactMap(\.accessibilityLabel) == ["Sound volume", "second", "first"])
        container.accessibilityViewIsModal = true
        #expect(app.screenReader.elements.compactMap(\.accessibilityLabel) == ["second", "first"])
        container.accessibilityElementsHidden = true
        #expect(app.screenReader.elements.isEmpty)
    }

    @Test("B8: the frame is the slider's, the activation point the thumb's, through overridden hooks too", arguments: [false, true])
    func places(mirrored: Bool) {
        final class Lifted: UISlider {
            override func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
                super.thumbRect(forBounds: bounds, trackRect: rect, value: value).offsetBy(dx: 0, dy: -10)
            }
        }
        let app = TestApp()
        let slider = volume(in: app, mirrored: mirrored, value: 0)
        let middle = slider.thumbCenter(in: app.window)
        #expect(slider.accessibilityFrame == CGRect(x: 20, y: 40, width: 280, height: 34))
        #expect(slider.accessibilityActivationPoint == middle)
        #expect(mirrored ? middle.x > 250 : middle.x < 50)
        let log = EventLog(slider)
        app.screenReader.focus(on: app.sliders.firstMatch)
        app.screenReader.doubleTap()
        #expect(log.names == ["touchDown", "valueChanged", "valueChanged", "touchUpInside"])
        let lifted = Lifted(frame: slider.frame)
        app.show(lifted)
        #expect(lifted.accessibilityActivationPoint.y == middle.y - 10)
        lifted.accessibilityActivationPoint = CGPoint(x: 1, y: 2)
        #expect(lifted.accessibilityActivationPoint == CGPoint(x: 1, y: 2))
    }

    @Test("B8: a control is called by its label until it has names for that")
    func inputLabels() {
        let slider = UISlider()
        #expect(slider.accessibilityUserInputLabels == [])
        slider.accessibilityLabel = "Sound volume"
        #expect(slider.accessibilityUserInputLabels == ["Sound volume"])
        slider.accessibilityUserInputLabels = ["Volume", "Sound"]
        #expect(slider.accessibilityUserInputLabels == ["Volume", "Sound"])
    }

    @Test("F1: views are found by kind, label and index")
    func queries() {
        let app = TestApp()
        _ = volume(in: app)
        for text in ["a", "b", "a"] {
            let label = UILabel(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            label.text = text
            app.show(label)
        }
        #expect(app.staticTexts["b"].exists && !app.staticTexts["Sound volume"].exists)
        #expect(app.staticTexts.element(boundBy: 2).label == "a")
        #expect(!app.staticTexts.element(boundBy: 3).exists && !app.staticTexts.element(boundBy: -1).exists)
        #expect(app.staticTexts.allElementsBoundByIndex.map(\.label) == ["a", "b", "a"])
        #expect(app.sliders["Sound volume"].value == "13%")
        #expect(app.buttons.count == 0 && app.images.count == 0)
    }
}

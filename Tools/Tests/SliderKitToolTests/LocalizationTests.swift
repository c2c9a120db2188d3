import Foundation
import Testing

@testable import SliderKitTool

/// Texts in the user's language: `Fixtures/Tongues` asks for some in each way and writes down what it got.
@Suite(.serialized) struct LocalizationTests {
    private struct Notes {
        var lines: [String: String] = [:]
        let errors: String

        init(_ language: String?) throws {
            let name = language ?? "default"
            let folder = try ToolRun.folder("tongues-\(name)")
            try #"{"steps": [{"wait": 0.1}]}"#.write(toFile: folder + "/script.json", atomically: true, encoding: .utf8)
            let run = try ToolRun(
                ["record", ToolRun.fixtures + "/Tongues", folder + "/script.json", "--out", folder + "/film", "--fps", "10"]
                    + (language.map { ["--language", $0] } ?? []),
                environment: ["TONGUES_NOTES": folder + "/notes"])
            errors = run.errors
            var last = ""
            for line in try String(contentsOfFile: folder + "/notes", encoding: .utf8).split(separator: "\n") {
                let parts = line.split(separator: "\t", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
                // A text may have line ends.
                if parts.count == 2 { (lines[parts[0]], last) = (parts[1], parts[0]) } else { lines[last]? += "\n" + parts[0] }
            }
        }

        subscript(key: String) -> String? { lines[key] }
    }

    @Test("D3: texts come from the language that --language names: strings, plurals, catalogues, other tables, files")
    func german() throws {
        let notes = try Notes("de-AT")
        #expect(notes["plain"] == "Hallo \"Welt\"", "\(notes.errors)")
        #expect(notes["bundle"] == notes["plain"])
        #expect(notes["table"] == "Andere Tabelle")
        #expect(notes["unknown"] == "missing key|value")
        #expect(notes["plural"] == "0 Schritte, 1 Schritt, 2 Schritte, 5 Schritte, 21 Schritte")
        #expect(notes["several"] == "x: 1 Schritt / 3")
        #expect(notes["argument"] == "Stufe 7")
        #expect(notes["interpolated"] == "Ada tippt 4-mal")
        #expect(notes["default"] == "zu 50 %")
        #expect(notes["catalogue"] == "Katalogisiert")
        #expect(notes["languages"] == "de" && notes["preferred"] == "de-AT")
        #expect(notes["name"] == "Zungen" && notes["version"] == "1.2")
        #expect(notes["file"] == "Gruß" && notes["url"] == "plain")
    }

    @Test("D3: a storyboard's texts are those of its translation, with line ends, segments, titles, accessibility and runtime attributes")
    func storyboard() throws {
        let german = try Notes("de")
        #expect(german["heading"] == "Ton\nund Licht", "\(german.errors)")
        #expect(german["segments"] == "Laut,Leise")
        #expect(german["button"] == "Sichern Warten")
        #expect(german["spoken"] == "Lautstärke Ziehen")
        #expect(german["attribute"] == "Beschriftung")
        #expect(german["title"] == "Tafel")
        let english = try Notes(nil)
        #expect(english["heading"] == "Sound\nand light" && english["segments"] == "Loud,Quiet" && english["title"] == "Panel")
    }

    @Test("D2, D3: keys of a translation that name nothing are told with file and line")
    func ledger() throws {
        let errors = try Notes("de").errors
        #expect(errors.contains("/de.lproj/Main.strings:14: the key old-on-001.text names nothing: no object of Main.storyboard has the id old-on-001"))
        #expect(errors.contains("/de.lproj/Main.strings:15: the key seg-me-001.segmentTitles[7] names nothing: <segmentedControl> has no text segmentTitles[7]"))
        #expect(errors.contains("/de.lproj/Main.strings:16: the key sli-de-001.normalTitle names nothing"))
    }

    @Test("D3: what a language lacks is said in the one that the app was written in")
    func lacking() throws {
        let french = try Notes("fr-CA")
        #expect(french["plain"] == "Bonjour" && french["argument"] == "Level 7" && french["plural"] == "0 steps, 1 step, 2 steps, 5 steps, 21 steps")
        #expect(french["heading"] == "Sound\nand light" && french["languages"] == "fr")
        let unknown = try Notes("ja")
        #expect(unknown["plain"] == "Hello" && unknown["languages"] == "en" && unknown["preferred"] == "ja")
        #expect(unknown["interpolated"] == "4 taps by Ada" && unknown["default"] == "at 50 %")
    }

    @Test("D3: a catalogue's plural forms and substitutions follow the language's rule")
    func polish() throws {
        let polish = try Notes("pl")
        #expect(polish["plural"] == "0 kroków, 1 krok, 2 kroki, 5 kroków, 21 kroków", "\(polish.errors)")
        #expect(polish["interpolated"] == "Ada: 4 stuknięcia" && polish["one"] == "Ada: 1 stuknięcie")
    }

    @Test("D3, B7: a language that is written from right to left turns the interface")
    func arabic() throws {
        let arabic = try Notes("ar")
        #expect(arabic["plain"] == "مرحبا" && arabic["button"] == "حفظ Wait")
        let folder = try ToolRun.folder("tongues-direction")
        let plain = ToolRun.fixtures + "/Plain/Plain.swift"
        _ = try ToolRun("preview", plain, "--out", folder + "/language.png", "--language", "ar", "--set", "value=0.2")
        _ = try ToolRun("preview", plain, "--out", folder + "/direction.png", "--direction", "rtl", "--set", "value=0.2")
        _ = try ToolRun("preview", plain, "--out", folder + "/forced.png", "--language", "ar", "--direction", "ltr", "--set", "value=0.2")
        let files = try ToolRun.contents(of: folder)
        #expect(files["language.png"] != nil && files["language.png"] == files["direction.png"])
        #expect(files["forced.png"] != files["language.png"])
    }

    @Test("D3, E9: what is no language's tag is refused")
    func wrong() throws {
        let run = try ToolRun("preview", ToolRun.fixtures + "/Plain/Plain.swift", "--language", "../de")
        #expect(run.status == 2 && run.errors.contains("'../de' is no language; write its tag, such as --language de"))
    }
}

import Foundation
import Testing

@testable import AppleSource
@testable import SliderKitTool

@Suite(.serialized) struct EditorTests {
    private let slider = ToolRun.fixtures + "/Edited/EditedSlider.swift"
    private let layout = ToolRun.fixtures + "/Edited/Parts/EditedSlider+Layout.swift"

    @Test("D1: an editor shows no error in a file of @objc, #selector, outlets and optional requirements, and a real one on its line")
    func errors() throws {
        let client = try LanguageClient(root: ToolRun.fixtures + "/Edited")
        try client.open(slider)
        try client.open(layout)
        #expect(try client.problems(of: slider, errorsOnly: false) == [])
        #expect(try client.problems(of: layout, errorsOnly: false) == [])

        // Behind much that is rewritten, on the line of a selector, and in a part that only phones have.
        client.type("let wrong: Int = \"\"; ", before: "timer = Timer", in: slider, version: 2)
        client.type("_ = slider.valeu; ", before: "delegate?.editedSliderEnded", in: slider, version: 3)
        let problems = try client.problems(of: slider)
        #expect(problems.count == 2)
        #expect(problems.first?.hasPrefix("19: Cannot convert value of type 'String'") == true, "\(problems)")
        #expect(problems.last?.hasPrefix("28: Value of type 'UISlider' has no member 'valeu'") == true, "\(problems)")
        #expect(try client.leave() == 0)
    }

    @Test("D1: hovering, completion and definitions mean the user's own text, inside #selector too")
    func answers() throws {
        let client = try LanguageClient(root: ToolRun.fixtures + "/Edited")
        try client.open(slider)
        try client.open(layout)
        #expect(try client.hover("= slider.value", plus: 10, in: slider).contains("var value: Float"))
        #expect(try client.hover("#selector(changed", plus: 12, in: slider).contains("func changed(_ sender: UISlider)"))
        #expect(try client.definitions("#selector(tick", plus: 11, in: slider) == ["EditedSlider.swift:28"])
        #expect(try client.definitions("wire()", plus: 1, in: layout) == ["EditedSlider.swift:17"])
        let completions = try client.completions("slider.value\n", plus: 7, in: slider)
        #expect(completions.contains("minimumValue") && completions.contains("isContinuous"), "\(completions)")
        #expect(client.abilities["hoverProvider"] != nil && client.abilities["documentFormattingProvider"] == nil)
        #expect(try client.leave() == 0)
    }

    @Test("D1: what is typed in one file is known in the others, and unsaved text counts")
    func otherFiles() throws {
        let client = try LanguageClient(root: ToolRun.fixtures + "/Edited")
        try client.open(slider)
        try client.open(layout)
        client.type("fresh(); ", before: "wire()", in: layout, version: 2)
        #expect(try client.problems(of: layout).map { $0.prefix(21) } == ["6: Cannot find 'fresh"])
        client.type("@objc func fresh() {}\n    ", before: "func wire()", in: slider, version: 2)
        // The server takes a moment to look at the others again, and then asks the editor to do so.
        var left = ["?"]
        for _ in 0..<40 where !left.isEmpty {
            left = try client.problems(of: layout)
            if !left.isEmpty { usleep(250_000) }
        }
        #expect(left == [])
        let tokens = try client.ask("textDocument/semanticTokens/full", ["textDocument": ["uri": client.uri(slider)]]) as? [String: Any]
        #expect((tokens?["data"] as? [Int])?.isEmpty == false)
        #expect(try client.leave() == 0)
    }

    @Test("D1: nothing is written beside the user's sources")
    func folder() throws {
        let before = try FileManager.default.subpathsOfDirectory(atPath: ToolRun.fixtures + "/Edited").sorted()
        let client = try LanguageClient(root: ToolRun.fixtures + "/Edited")
        try client.open(slider)
        #expect(try client.leave() == 0)
        #expect(try FileManager.default.subpathsOfDirectory(atPath: ToolRun.fixtures + "/Edited").sorted() == before)
    }

    // MARK: Settings

    @Test("D1, E9: an editor's settings file is written once, said so, and never over one that is there", arguments: [
        ("vscode", ".vscode/settings.json"), ("helix", ".helix/languages.toml"), ("zed", ".zed/settings.json"),
    ])
    func settings(editor: String, file: String) throws {
        let folder = try ToolRun.folder("editor-\(editor)")
        let first = try ToolRun("editor", folder, "--for", editor)
        #expect(first.status == 0 && first.output.contains("Wrote \(folder)/\(file)"), "\(first.errors)")
        let text = try String(contentsOfFile: "\(folder)/\(file)", encoding: .utf8)
        #expect(text.contains("\"lsp\"") && text.contains("/sliderkit\""))
        #expect(try ToolRun("editor", folder, "--for", editor).output.contains("says so already"))

        try "mine".write(toFile: "\(folder)/\(file)", atomically: true, encoding: .utf8)
        let second = try ToolRun("editor", folder, "--for", editor)
        #expect(second.status == 1 && second.output == text && second.errors.contains("stays as it is"))
        #expect(try String(contentsOfFile: "\(folder)/\(file)", encoding: .utf8) == "mine")
    }

    @Test("D1, E9: without an editor's name every editor's settings are printed and nothing is written")
    func printing() throws {
        let folder = try ToolRun.folder("editor-none")
        let run = try ToolRun("editor", folder)
        #expect(run.status == 0)
        for title in ["Visual Studio Code", "Helix", "Zed", "Neovim", "Emacs"] { #expect(run.output.contains(title)) }
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == [])
        #expect(try ToolRun("editor", folder + "/none").status == 2)
    }

    // MARK: Places

    @Test("D1: every place of a line goes to the copy and back, before, behind and inside what is rewritten")
    func places() throws {
        let text = "import UIKit\nclass A: UIView { @objc func tap() {}; func f() { g(\"ü🎚\", #selector(tap)); h() } }\n"
        let file = SourceModule(files: [SourceFile(path: "/a.swift", bytes: Data(text.utf8))]).rewritten().files[0]
        let line = text.components(separatedBy: "\n")[1]
        let column = { (mark: String) in line.components(separatedBy: mark)[0].utf16.count }
        let copyLine = file.copy.text.components(separatedBy: "\n")[1]
        let there = { (mark: String) in copyLine.components(separatedBy: mark)[0].utf16.count }
        for mark in ["class", "func f", "g(", "h()"] {
            #expect(file.copy.place(inCopyOf: .init(line: 1, column: column(mark))) == .init(line: 1, column: there(mark)))
            let back = file.copy.range(inOriginalOf: .init(line: 1, column: there(mark)), .init(line: 1, column: there(mark) + 1), isExact: true)
            #expect(back?.0 == .init(line: 1, column: column(mark)) && back?.1 == .init(line: 1, column: column(mark) + 1))
        }
        // The name in the selector is the method's in the copy.
        let name = column("#selector(tap") + "#selector(".count
        #expect(file.copy.place(inCopyOf: .init(line: 1, column: name + 1)) == .init(line: 1, column: there("A.tap") + 3))
        let back = file.copy.range(
            inOriginalOf: .init(line: 1, column: there("A.tap") + 2), .init(line: 1, column: there("A.tap") + 5), isExact: true)
        #expect(back?.0 == .init(line: 1, column: name) && back?.1 == .init(line: 1, column: name + 3))
        let word = file.copy.range(inOriginalOf: .init(line: 1, column: there("Selector(")), .init(line: 1, column: there("Selector(") + 8), isExact: true)
        #expect(word == nil)
    }

    @Test("D1: an editor's changes are applied in UTF-16 columns, one after the other")
    func changes() {
        let at = { (line: Int, column: Int) -> [String: Any] in ["line": line, "character": column] }
        let text = LanguageServer.edited("a🎚b\nc", [
            ["range": ["start": at(0, 3), "end": at(0, 4)], "text": "X\nY"], ["range": ["start": at(1, 1), "end": at(2, 1)], "text": ""],
        ])
        #expect(text == "a🎚X\nY")
        #expect(LanguageServer.edited("old", [["text": "new"]]) == "new")
    }
}

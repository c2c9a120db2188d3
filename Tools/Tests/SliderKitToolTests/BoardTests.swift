@_spi(SliderKit) import CoreGraphics
import Foundation
import RunnerProtocol
import Testing

@testable import SliderKitTool
@_spi(SliderKit) import UIKitTesting

/// An app of a storyboard and a xib.
@Suite(.serialized) struct BoardTests {
    private let board = ToolRun.fixtures + "/Board"

    private func pixel(_ data: Data?, _ x: Int, _ y: Int) throws -> [Int] {
        let image = try CGImage.decode(try #require(data))
        let pixels = image.packedPixels, at = (y * image.width + x) * 4
        return pixels[at..<at + 3].reversed().map { Int($0) }
    }

    @Test("E1: the list names designables, xibs, and scenes by identifier or class, with their places")
    func list() throws {
        let run = try ToolRun("preview", board, "--list")
        #expect(run.status == 0, "\(run.errors)")
        let lines = run.output.split(separator: "\n").map { $0.split(separator: "\t").map(String.init) }
        #expect(
            lines.map { $0[0] + " " + $0[1] } == [
                "LevelView view", "Main/nav scene", "Main/FirstViewController scene", "Main/Chosen scene", "LevelPanel.xib nib",
            ])
        #expect(lines[3][2].hasSuffix("/Board/Base.lproj/Main.storyboard:56"), "\(lines)")
        let one = try ToolRun("preview", board + "/LevelPanel.xib", "--list", "--json")
        #expect(one.output.contains("\"LevelPanel.xib\"") && !one.output.contains("Main/"), "\(one.errors)")
    }

    @Test("E1, C5: everything is drawn, each at its own size: scenes on their device, designables as Interface Builder makes them")
    func all() throws {
        let out = try ToolRun.folder("board")
        let run = try ToolRun("preview", board, "--out", out, "--scale", "1", "--json")
        #expect(run.status == 0, "\(run.errors)")
        let files = try ToolRun.contents(of: out)
        #expect(files.keys.sorted() == ["LevelPanel.xib.png", "LevelView.png", "Main-Chosen.png", "Main-FirstViewController.png", "Main-nav.png"])
        let results = try JSONDecoder().decode([ClassResult].self, from: Data(run.output.utf8))
        let sizes = Dictionary(uniqueKeysWithValues: results.map { ($0.name, [$0.width, $0.height]) })
        #expect(sizes["LevelPanel.xib"] == [160, 50] && sizes["Main/Chosen"] == [375, 667])
        // Made by init(frame:), it is red; the controller's code, which would make its view yellow, does not run.
        let red = try pixel(files["Main-Chosen.png"], 60, 230)
        #expect(red[0] > 200 && red[1] < 100, "\(red)")
        #expect(try pixel(files["Main-FirstViewController.png"], 5, 600) == [255, 255, 255])
    }

    @Test("D2: what a xib holds that can't be applied is told with file and line, and in JSON")
    func problems() throws {
        let out = try ToolRun.folder("board-problems")
        let run = try ToolRun("preview", board, "--nib", "LevelPanel", "--out", out + "/panel.png", "--json")
        #expect(run.errors.contains("/Board/LevelPanel.xib:6: the attribute warp of <view> is not understood"), "\(run.errors)")
        #expect(run.output.contains("LevelPanel.xib:6: the attribute warp"))
        let wrong = try ToolRun("preview", board, "--scene", "Nowhere")
        #expect(wrong.status == 2 && wrong.errors.contains("there is no scene Nowhere; PATH has Main/nav"), "\(wrong.errors)")
    }

    @Test("D2: the ledger says of each xib and storyboard what was applied, what is the canvas's and what is reported, and leaves nothing over")
    func ledger() throws {
        let run = try ToolRun("preview", board, "--ledger")
        let lines = run.output.split(separator: "\n")
        #expect(run.status == 1 && lines.count == 3, "\(run.output) \(run.errors)")
        #expect(lines.contains { $0.contains("/Main.storyboard: ") && $0.hasSuffix(", 0 reported, 0 unaccounted") }, "\(run.output)")
        #expect(lines.contains { $0.contains("/LevelPanel.xib: ") && $0.hasSuffix(", 1 reported, 0 unaccounted") }, "\(run.output)")
        let json = try ToolRun("preview", board + "/LevelPanel.xib", "--ledger", "--json")
        let reports = try JSONDecoder().decode([LedgerReport].self, from: Data(json.output.utf8))
        #expect(reports.count == 1 && reports[0].reported == 1 && reports[0].problems.count == 1 && reports[0].applied > 10, "\(json.output)")
    }

    @Test("D2: the ledger of a nib whose sources don't compile has the system's classes in place of its own")
    func ledgerWithoutSources() throws {
        let folder = try ToolRun.folder("ledger")
        try "import UIKit\nclass LevelView: UIView { let missing: Nowhere }\n".write(toFile: folder + "/Level.swift", atomically: true, encoding: .utf8)
        try FileManager.default.copyItem(atPath: board + "/LevelPanel.xib", toPath: folder + "/LevelPanel.xib")
        let run = try ToolRun("preview", folder, "--ledger")
        #expect(run.status == 3 && run.output.hasSuffix(", 0 unaccounted\n") && run.errors.contains("Nowhere"), "\(run.output) \(run.errors)")
        #expect(run.errors.contains("there is no class LevelView"), "\(run.errors)")
    }

    @Test("C5: in run mode scenes run their own code, at the size that is asked for")
    func runMode() throws {
        let out = try ToolRun.folder("board-run")
        let first = try ToolRun("preview", board, "--scene", "FirstViewController", "--mode", "run", "--out", out + "/a.png", "--scale", "1", "--size", "320x480")
        #expect(first.status == 0, "\(first.errors)")
        let second = try ToolRun("preview", board, "--scene", "Chosen", "--mode", "run", "--out", out + "/b.png", "--scale", "1")
        #expect(second.status == 0, "\(second.errors)")
        let files = try ToolRun.contents(of: out)
        #expect(try pixel(files["a.png"], 5, 470) == [255, 255, 0])
        let green = try pixel(files["b.png"], 60, 230)
        #expect(green[1] > 150 && green[0] < 100, "\(green)")
    }

    @Test("E4, D1: the app is launched from its main storyboard: its slider is dragged, its segue taken")
    func record() throws {
        let out = try ToolRun.folder("board-record")
        let script = try ToolRun.folder("board-script") + "/script.json"
        try """
            {"device": "iPhone 8", "steps": [{"wait": 0.2}, {"adjust": "slider", "to": 0.7}, {"capture": "chosen"}, {"tap": "next"}, {"wait": 1},
                {"tap": "level"}, {"capture": "second"}]}
            """.write(toFile: script, atomically: true, encoding: .utf8)
        let run = try ToolRun("record", board, script, "--out", out, "--fps", "5", "--scale", "1")
        #expect(run.status == 0, "\(run.errors)")
        let files = try ToolRun.contents(of: out)
        #expect(String(decoding: try #require(files["events.jsonl"]), as: UTF8.self).contains("\"valueChanged\""))
        #expect(try pixel(files["chosen.png"], 5, 600) == [255, 255, 0])
        let green = try pixel(files["second.png"], 60, 230)
        #expect(green[1] > 150 && green[0] < 100, "\(green)")
    }
}

extension BoardTests {
    @Test("E6: an app of a storyboard is launched and its first screen dragged across")
    func exercise() throws {
        let run = try ToolRun("exercise", board, "--json")
        #expect(run.status == 0, "\(run.errors)")
        let report = try JSONDecoder().decode(ExerciseReport.self, from: Data(run.output.utf8))
        let app = try #require(report.classes.first { $0.name == "AppDelegate" })
        #expect(app.drawn && app.moved && app.events.contains("valueChanged") && app.error == nil, "\(app)")
    }
}

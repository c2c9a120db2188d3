@_spi(SliderKit) import CoreGraphics
import Foundation
import Testing

@testable import SliderKitTool
@_spi(SliderKit) import UIKitTesting

/// The example app of three volumes, played by its own script at 1x.
@Suite(.serialized) struct VolumeTests {
    private static let example = ToolRun.root + "/Examples/Volume"

    /// What its script leaves, by name; recorded once.
    private static let files = Result { () throws -> [String: Data] in
        let out = try ToolRun.folder("volume")
        let run = try ToolRun("record", example, example + "/gestures.json", "--out", out, "--fps", "10", "--scale", "1")
        #expect(run.status == 0, "\(run.errors)")
        return try ToolRun.contents(of: out)
    }

    /// The lines of the events, each as an object.
    private func events() throws -> [[String: Any]] {
        let text = String(decoding: try #require(try Self.files.get()["events.jsonl"]), as: UTF8.self)
        return try text.split(separator: "\n").map { try #require(try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any]) }
    }

    @Test("B2, B3: target and action in three forms and a UIAction hear of drags; one that is not continuous sends its value once")
    func sent() throws {
        let events = try events().filter { $0["control"] != nil }
        let names = { (control: String) in events.filter { $0["control"] as? String == control }.compactMap { $0["event"] as? String } }
        let values = { (control: String) in
            events.filter { $0["control"] as? String == control && $0["event"] as? String == "valueChanged" }.compactMap { $0["value"] as? Double }
        }
        // The alarm goes up to 10; its only change comes when the finger lifts.
        #expect(values("alarm") == [9])
        #expect(names("alarm").first == "touchDown" && names("alarm").suffix(2) == ["valueChanged", "touchUpInside"])
        // The volume: at touch-down, at each of 18 moves, at lift, and by the screen reader up and down.
        #expect(values("volume").count == 22)
        #expect(values("volume").first == 0.13 && values("volume").suffix(3) == [0.7, 0.8, 0.7])
        #expect(values("balance").last == -0.5)
    }

    @Test("B8: the sentence of the volume at 13 %, its values, and the read-outs that actions wrote, are spoken")
    func spoken() throws {
        let script = try ToolRun.folder("volume-script") + "/read.json"
        try """
            {"device": "iPhone SE", "steps": [
                {"focus": "volume"}, {"focus": "volumeReadout"}, {"adjust": "Sound volume", "to": 0.7, "release": false}, {"focus": "status"},
                {"focus": "volumeReadout"}, {"release": true}, {"focus": "status"}, {"focus": "volume"}, {"increment": true},
                {"adjust": "Alarm", "to": 0.9, "release": false}, {"focus": "alarmReadout"}, {"release": true}, {"focus": "alarm"},
                {"focus": "alarmReadout"}, {"adjust": "balance", "to": 0.25}, {"focus": "balance"}]}
            """.write(toFile: script, atomically: true, encoding: .utf8)
        let out = try ToolRun.folder("volume-spoken")
        let run = try ToolRun("record", Self.example, script, "--out", out, "--fps", "10")
        #expect(run.status == 0, "\(run.errors)")
        let lines = String(decoding: try #require(try ToolRun.contents(of: out)["events.jsonl"]), as: UTF8.self).split(separator: "\n")
        let spoken = try lines.compactMap { try (JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])?["spoken"] as? String }
        let hint = "Swipe up or down with one finger to adjust the value."
        #expect(
            spoken == [
                "Sound volume: 13 percent. Adjustable. \(hint)", "13 percent.", "Adjusting the volume.", "70 percent.", "The volume is set.",
                "Sound volume: 70 percent. Adjustable. \(hint)", "80 percent", "4 of 10.",
                "Alarm: 90 percent. Adjustable. The alarm rings once at the new volume.", "9 of 10.",
                "Balance: 50 percent left. Adjustable. \(hint)",
            ])
    }

    @Test("E4: the pictures of its script are the recorded ones", arguments: ["start", "volume-held", "alarm-held", "balance-held", "end"])
    func pictures(name: String) throws {
        try expectPicture(of: try CGImage.decode(try #require(try Self.files.get()["\(name).png"])), named: name)
    }

    @Test("E1, E6: the panel is previewed at the size of its constraints, and drags move it")
    func panel() throws {
        let out = try ToolRun.folder("volume-panel")
        let preview = try ToolRun("preview", Self.example, "--class", "VolumePanel", "--out", out)
        #expect(preview.status == 0, "\(preview.errors)")
        #expect(preview.output == "VolumePanel: \(out)/VolumePanel.png (300 × 304 pt)\n")
        let exercise = try ToolRun("exercise", Self.example, "--json")
        #expect(exercise.status == 0, "\(exercise.errors)")
        let report = try JSONDecoder().decode(ExerciseReport.self, from: Data(exercise.output.utf8))
        #expect(report.classes.map(\.name) == ["VolumePanel"] && report.classes[0].moved)
    }
}

@_spi(SliderKit) import CoreGraphics
import Foundation
import Testing

@testable import SliderKitTool
@_spi(SliderKit) import UIKitTesting

@Suite(.serialized) struct RecordTests {
    private let source = ToolRun.fixtures + "/Plain"

    private func script(_ text: String, _ name: String) throws -> String {
        let path = try ToolRun.folder("script-\(name)") + "/script.json"
        try text.write(toFile: path, atomically: true, encoding: .utf8)
        return path
    }

    @Test("E4: frames, captures and events are written, and two runs give the same bytes")
    func deterministic() throws {
        let path = try script(
            #"{"steps": [{"wait": 0.1}, {"adjust": "volume", "to": 0.75, "duration": 0.2, "release": false}, {"capture": "held"}, {"release": true}, {"wait": 0.1}]}"#,
            "same")
        let outs = [try ToolRun.folder("record-a"), try ToolRun.folder("record-b")]
        for (index, out) in outs.enumerated() {
            let run = try ToolRun(
                ["record", source, path, "--out", out, "--fps", "30", "--size", "320x100", "--scale", "1"],
                environment: index == 0 ? [:] : ["TZ": "Asia/Tokyo", "LC_ALL": "de_DE.UTF-8", "HOME": "/tmp"])
            #expect(run.status == 0, "\(run.errors)")
        }
        let (first, second) = (try ToolRun.contents(of: outs[0]), try ToolRun.contents(of: outs[1]))
        #expect(first == second)
        // 0.4 s at 30 frames a second, the first and the last one included.
        #expect(first.keys.filter { $0.hasPrefix("frame-") }.sorted() == (1...13).map { "frame-000" + ($0 < 10 ? "0\($0)" : "\($0)") + ".png" })
        #expect(first["held.png"] != nil)
        let events = String(decoding: try #require(first["events.jsonl"]), as: UTF8.self).split(separator: "\n")
        #expect(events.first == #"{"time": 0.1, "control": "volume", "event": "touchDown", "value": 0}"#)
        #expect(events.dropLast().last == #"{"time": 0.3, "control": "volume", "event": "valueChanged", "value": 0.75}"#)
        #expect(events.last == #"{"time": 0.3, "control": "volume", "event": "touchUpInside", "value": 0.75}"#)
    }

    @Test("E4: moves come each 1/60 s whatever the frame rate")
    func moves() throws {
        let path = try script(#"{"steps": [{"adjust": "volume", "to": 1, "duration": 0.5}]}"#, "moves")
        var events: [Data?] = []
        for rate in ["10", "60", "120"] {
            let out = try ToolRun.folder("record-\(rate)")
            _ = try ToolRun("record", source, path, "--out", out, "--fps", rate, "--size", "320x100", "--scale", "1")
            events.append(try ToolRun.contents(of: out)["events.jsonl"])
        }
        #expect(events[0] != nil && events[0] == events[1] && events[1] == events[2])
        let text = String(decoding: events[0] ?? Data(), as: UTF8.self)
        #expect(text.components(separatedBy: "touchDragInside").count - 1 == 30)
    }

    @Test("E4: the first frame shows no step yet, a touch is seen in the frame after it, and the last frame shows the last step")
    func touchesComeAfterTheirFrame() throws {
        let path = try script(
            #"{"steps": [{"capture": "before"}, {"adjust": "volume", "to": 1, "duration": 0.05, "release": false}, {"capture": "end"}]}"#, "after")
        let out = try ToolRun.folder("record-after")
        let run = try ToolRun("record", source, path, "--out", out, "--size", "320x100", "--scale", "1")
        #expect(run.status == 0, "\(run.errors)")
        let files = try ToolRun.contents(of: out)
        let frames = files.keys.filter { $0.hasPrefix("frame-") }.sorted().compactMap { files[$0] }
        // The touch and three moves, each seen in the next frame.
        try #require(frames.count == 5)
        #expect(frames[0] == files["before.png"] && frames[4] == files["end.png"] && frames[3] != frames[4])
        #expect(Set(frames[1...]).count == 4, "each move is seen once")
    }

    @Test("E4: one animated PNG can take the frames' place, with captures and events beside it")
    func animation() throws {
        let path = try script(#"{"steps": [{"wait": 0.1}, {"adjust": "volume", "to": 1, "duration": 0.1}, {"capture": "end"}]}"#, "animation")
        let out = try ToolRun.folder("record-animation")
        let run = try ToolRun("record", source, path, "--out", out + "/film.png", "--size", "320x100", "--scale", "1")
        #expect(run.status == 0, "\(run.errors)")
        let files = try ToolRun.contents(of: out)
        #expect(Set(files.keys) == ["film.png", "end.png", "events.jsonl"])
        let film = try #require(files["film.png"])
        #expect(film.range(of: Data("acTL".utf8)) != nil)
        // The first picture stands still for 0.1 s, then six moves follow.
        #expect(film.ranges(of: Data("fcTL".utf8)).count == 7)
    }

    @Test("E4: the wheel turns at a place: content goes up by what is scrolled down")
    func wheel() throws {
        let path = try script(
            #"{"device": "iPhone 3GS", "steps": [{"capture": "before"}, {"wheel": [0, 3], "at": "page"}, {"capture": "down"}, {"wheel": [0, -3], "at": [10, 10]}, {"capture": "up"}]}"#,
            "wheel")
        let out = try ToolRun.folder("record-wheel")
        let run = try ToolRun("record", ToolRun.fixtures + "/Scrolling", path, "--out", out, "--fps", "10")
        #expect(run.status == 0, "\(run.errors)")
        let files = try ToolRun.contents(of: out)
        let top = { (name: String) throws in
            let picture = try CGImage.decode(try #require(files[name + ".png"]))
            let pixels = picture.packedPixels
            return (0..<picture.height).first { pixels[$0 * picture.width * 4 + 2] == 0 }
        }
        #expect(try top("before") == 100 && top("down") == 70)
        #expect(files["before.png"] == files["up.png"])
    }

    @Test("E4, B13: keys, the wheel and Escape in a held drag play as users do them, in both directions", arguments: [false, true])
    func keyboard(mirrored: Bool) throws {
        let raise = mirrored ? "ArrowLeft" : "ArrowRight"
        let path = try script(
            #"{"steps": [{"key": "\#(raise)"}, {"capture": "plain"}, {"key": "Tab"}, {"capture": "ring"}, {"key": "\#(raise)"}, {"key": "PageUp"}, {"wheel": [0, -2], "at": "volume"}, {"adjust": "volume", "to": 0.75, "duration": 0.05, "release": false}, {"key": "Escape"}, {"wait": 0.1}, {"release": true}, {"key": "End"}, {"key": "End"}]}"#,
            "keys-\(mirrored)")
        let out = try ToolRun.folder("record-keys-\(mirrored)")
        let run = try ToolRun(
            "record", source, path, "--out", out, "--fps", "10", "--size", "320x100", "--scale", "1", "--direction", mirrored ? "rtl" : "ltr")
        #expect(run.status == 0, "\(run.errors)")
        let files = try ToolRun.contents(of: out)
        #expect(files["plain.png"] != nil && files["plain.png"] != files["ring.png"])
        let lines = String(decoding: files["events.jsonl"] ?? Data(), as: UTF8.self).split(separator: "\n")
        let events = lines.map { line in line.components(separatedBy: "\"event\": ").last ?? "" }
        #expect(Array(events.prefix(5)) == [0.01, 0.11, 0.13, 0.13, 0.13].enumerated().map { index, value in
            "\"\(index == 3 ? "touchDown" : "valueChanged")\", \"value\": \(value)}"
        })
        #expect(events.contains("\"touchDragInside\", \"value\": 0.75}"))
        #expect(Array(events.suffix(3)) == [
            "\"valueChanged\", \"value\": 0.13}", "\"touchCancel\", \"value\": 0.13}", "\"valueChanged\", \"value\": 1}",
        ])
    }

    @Test("E4, E9: a wrong step is refused with the script, its number and what to do")
    func wrong() throws {
        let unknown = try script(#"{"steps": [{"wait": 0}, {"swipe": "volume"}]}"#, "unknown")
        let run = try ToolRun("record", source, unknown, "--out", try ToolRun.folder("record-wrong"))
        #expect(run.status == 4)
        #expect(run.errors == "sliderkit: error: \(unknown): step 2: unknown key \"swipe\"; use one of wait, tap, drag, adjust, key, wheel, focus, increment, decrement, release, cancel, capture\n")
        let absent = try script(#"{"steps": [{"wait": 0}, {"tap": "vlume"}]}"#, "absent")
        let other = try ToolRun("record", source, absent, "--out", try ToolRun.folder("record-absent"))
        #expect(other.status == 4)
        #expect(other.errors.contains("\(absent): step 2: no view has the accessibility identifier or label \"vlume\"; the window has volume"))
        let gone = try ToolRun("record", source, "/nowhere.json", "--out", try ToolRun.folder("nowhere"))
        #expect(gone.status == 2)
        #expect(gone.errors.contains("there is no gesture script at /nowhere.json"))
    }

    @Test("E4, E9: a capture that would replace the film is refused")
    func captureOverFilm() throws {
        let path = try script(#"{"steps": [{"capture": "film"}]}"#, "film")
        let run = try ToolRun("record", source, path, "--out", try ToolRun.folder("record-film") + "/film.png")
        #expect(run.status == 2)
        #expect(run.errors.contains("the capture \"film\" would replace the film at "))
    }

    @Test("E9: where nothing can be written the exit code is 5, for every command")
    func unwritable() throws {
        let path = try script(#"{"steps": [{"wait": 0.1}]}"#, "unwritable")
        let file = try ToolRun.folder("unwritable") + "/file"
        try "".write(toFile: file, atomically: true, encoding: .utf8)
        for words in [["record", source, path], ["preview", source], ["exercise", source]] {
            let run = try ToolRun(words + ["--out", file + "/out"])
            #expect(run.status == 5)
            #expect(run.errors.contains("can't be written: ") && run.errors.contains("; choose another --out"))
        }
    }

    @Test("E4: a wait that takes longer than a step may is no endless loop")
    func longWait() throws {
        let path = try script(#"{"steps": [{"wait": 300}]}"#, "long")
        let out = try ToolRun.folder("record-long")
        let run = try ToolRun("record", source, path, "--out", out + "/film.png", "--timeout", "2", "--size", "320x100", "--fps", "240")
        #expect(run.status == 0, "\(run.errors)")
        #expect(run.output.contains("72001 frames"))
    }
}

import Foundation
import Testing

@testable import SliderKitTool

@Suite(.serialized) struct PreviewTests {
    private let mixed = ToolRun.fixtures + "/Mixed"

    @Test("E1: the list names designable classes with their place")
    func list() throws {
        let run = try ToolRun("preview", mixed, "--list")
        #expect(run.status == 0, "\(run.errors)")
        #expect(run.output.hasPrefix("LineSlider\tcontrol\t"))
        #expect(run.output.hasSuffix("/Mixed/LineSlider.swift:5\n"))
    }

    @Test("E1: a designable class is drawn at its own size, the same bytes each time, and attributes change the picture")
    func draws() throws {
        let out = try ToolRun.folder("preview")
        let run = try ToolRun("preview", mixed, "--out", out + "/a.png", "--scale", "1")
        #expect(run.status == 0, "\(run.errors)")
        #expect(run.output == "LineSlider: \(out)/a.png (200 × 40 pt)\n")
        _ = try ToolRun("preview", mixed, "--out", out + "/b.png", "--scale", "1", environment: ["TZ": "Asia/Tokyo", "LC_ALL": "de_DE.UTF-8"])
        _ = try ToolRun("preview", mixed, "--out", out + "/c.png", "--scale", "1", "--set", "fraction=0.75")
        let files = try ToolRun.contents(of: out)
        #expect(files["a.png"] != nil && files["a.png"] == files["b.png"])
        #expect(files["c.png"] != nil && files["a.png"] != files["c.png"])
        // Width and height stand in the header.
        #expect(files["a.png"]?[16..<24].map { $0 } == [0, 0, 0, 200, 0, 0, 0, 40])
    }

    @Test("E9: bytes that are no text are the compiler's to refuse, in the user's own file, and the file stays as it is")
    func noText() throws {
        let folder = try ToolRun.folder("bytes")
        let bytes = Data([0x69, 0x6d, 0xff, 0xfe, 0x00, 0x80, 0x0a, 0x7b, 0xc3])
        try bytes.write(to: URL(fileURLWithPath: folder + "/Noise.swift"))
        let run = try ToolRun("exercise", folder + "/Noise.swift")
        #expect(run.status == 3)
        #expect(run.errors.contains("/Noise.swift:"))
        #expect(FileManager.default.contents(atPath: folder + "/Noise.swift") == bytes)
    }

    @Test("E9: an error in a class is told once, not again for the code that registers it")
    func toldOnce() throws {
        let folder = try ToolRun.folder("once")
        try "import UIKit\nclass Odd: UIView { let missing: Nowhere }\n".write(
            toFile: folder + "/Odd.swift", atomically: true, encoding: .utf8)
        let run = try ToolRun("exercise", folder + "/Odd.swift")
        #expect(run.status == 3)
        #expect(run.errors.contains("/Odd.swift:2: error: cannot find type 'Nowhere' in scope"))
        #expect(!run.errors.contains("registration"))
    }

    @Test("D1: what the rewriter can't do yet is named with file and line, whether the rest compiles or not")
    func rewriterWarnings() throws {
        let folder = try ToolRun.folder("warned")
        let text = """
            import UIKit
            class Watcher: UIView {
                override init(frame: CGRect) { super.init(frame: frame); backgroundColor = .red }
                required init?(coder: NSCoder) { nil }
            }
            class Ear: NSObject { @objc class func hear() {}; let ear = #selector(Ear.hear) }

            """
        try text.write(toFile: folder + "/Watcher.swift", atomically: true, encoding: .utf8)
        let run = try ToolRun("exercise", folder + "/Watcher.swift", "--json")
        #expect(run.status == 0, "\(run.errors)")
        #expect(run.errors.contains("/Watcher.swift:6: warning: #selector of a type's own method can be compared"))
        #expect(run.output.contains("\"severity\" : \"warning\"") && run.output.contains("\"compiled\" : true"))
        let again = try ToolRun("exercise", folder + "/Watcher.swift")
        #expect(again.errors.contains("/Watcher.swift:6: warning: "))
    }

    @Test("D1: a name of Apple's that is absent is said to be so, a misspelt one is not")
    func absentNames() throws {
        let folder = try ToolRun.folder("absent")
        try "import UIKit\nclass Odd: UIView { var map: UICollectionViewLayout?; var a: Nowhere? }\n".write(
            toFile: folder + "/Absent.swift", atomically: true, encoding: .utf8)
        let run = try ToolRun("exercise", folder + "/Absent.swift")
        #expect(run.status == 3)
        #expect(run.errors.contains(":2: error: cannot find type 'UICollectionViewLayout' in scope; SliderKit doesn't have it yet\n"))
        #expect(run.errors.contains(":2: error: cannot find type 'Nowhere' in scope\n"))
    }

    @Test("E1: sources are compiled again without a change, as after a new engine, and objects of another engine are not used")
    func compiledAgain() throws {
        let folder = try ToolRun.folder("again")
        let cache = ["SLIDERKIT_CACHE": folder + "/cache"]
        for mark in ["", "", "of another engine"] {
            let run = try ToolRun("preview", mixed, "--out", folder + "/a.png", environment: cache)
            #expect(run.status == 0, "\(run.errors)")
            let built = try #require(try FileManager.default.contentsOfDirectory(atPath: folder + "/cache").first { $0 != "modules" })
            try FileManager.default.removeItem(atPath: "\(folder)/cache/\(built)/build.json")
            if !mark.isEmpty {
                try mark.write(toFile: "\(folder)/cache/\(built)/objects/engine", atomically: true, encoding: .utf8)
            }
        }
        #expect(try ToolRun("preview", mixed, "--out", folder + "/a.png", environment: cache).status == 0)
    }

    @Test("E1: #Previews are listed and drawn: a view at its size, a view controller on a screen")
    func previews() throws {
        let path = ToolRun.fixtures + "/Previews"
        let list = try ToolRun("preview", path, "--list")
        let lines = list.output.split(separator: "\n").map { $0.replacingOccurrences(of: path, with: "") }
        #expect(
            lines == [
                "Quiet/loud\tpreview\t/Previews.swift:11", "Preview\tpreview\t/Previews.swift:17", "Turned\tpreview\t/Previews.swift:21",
                "Fixed\tpreview\t/Previews.swift:25",
            ], "\(list.errors)")
        #expect(list.errors.contains("/Previews.swift:31: warning: Slider_Previews is skipped: it needs PreviewProvider of SwiftUI"))
        let out = try ToolRun.folder("previews")
        let run = try ToolRun("preview", path, "--out", out, "--scale", "1", "--device", "iPhone 3GS")
        #expect(run.status == 0, "\(run.errors)")
        #expect(
            run.output.split(separator: "\n").map { $0.replacingOccurrences(of: out, with: "") } == [
                "Quiet/loud: /Quiet-loud.png (120 × 40 pt)", "Preview: /Preview.png (320 × 480 pt)", "Turned: /Turned.png (480 × 320 pt)",
                "Fixed: /Fixed.png (200 × 50 pt)",
            ])
        let one = try ToolRun("preview", path, "--class", "Preview", "--out", out + "/one.png", "--scale", "1", "--device", "iPhone 3GS")
        #expect(one.status == 0, "\(one.errors)")
        let files = try ToolRun.contents(of: out)
        #expect(files["one.png"] != nil && files["one.png"] == files["Preview.png"])
    }

    @Test("E1: --orientation turns the device, and --system-bars draws its bars, both of them where the device has them")
    func held() throws {
        let path = ToolRun.fixtures + "/Previews"
        let out = try ToolRun.folder("held")
        func draw(_ name: String, _ options: String...) throws -> Data {
            let fixed = ["preview", path, "--class", "Preview", "--scale", "1", "--device", "iPhone X", "--out", "\(out)/\(name).png"]
            let run = try ToolRun(fixed + options)
            #expect(run.status == 0, "\(run.errors)")
            return try #require(FileManager.default.contents(atPath: "\(out)/\(name).png"))
        }
        func size(_ png: Data) -> [UInt8] { png[16..<24].map { $0 } }
        let upright = try draw("upright"), turned = try draw("turned", "--orientation", "landscape")
        #expect(size(upright) == [0, 0, 1, 119, 0, 0, 3, 44])
        #expect(size(turned) == [0, 0, 3, 44, 0, 0, 1, 119])
        #expect(try draw("explicit", "--orientation", "portrait") == upright)
        // The page is one colour: only bars can differ.
        let bars = try draw("bars", "--system-bars"), turnedBars = try draw("turned-bars", "--system-bars", "--orientation", "landscape")
        #expect(bars != upright && size(bars) == size(upright))
        #expect(turnedBars != turned && size(turnedBars) == size(turned))
        let wrong = try ToolRun("preview", path, "--orientation", "sideways")
        #expect(wrong.status == 2 && wrong.errors.contains("'sideways' is no value of '--orientation'; use portrait, landscape"))
    }

    @Test("E1: how long compiling and drawing took is told on standard error")
    func times() throws {
        let folder = try ToolRun.folder("times")
        try FileManager.default.copyItem(atPath: ToolRun.fixtures + "/Plain/Plain.swift", toPath: folder + "/Plain.swift")
        let first = try ToolRun("preview", folder, "--out", folder + "/a.png")
        #expect(first.errors.contains(/(?m)^Compiled in \d+\.\d\d s, drawn in \d+\.\d\d s$/))
        let second = try ToolRun("preview", folder, "--out", folder + "/a.png")
        #expect(second.errors.contains(/^Nothing to compile, drawn in \d+\.\d\d s$/.anchorsMatchLineEndings()))
    }

    @Test("B12: the look is chosen on the command line, the current one by default, and so is the style of a slider")
    func looks() throws {
        let out = try ToolRun.folder("looks")
        let plain = ToolRun.fixtures + "/Plain/Plain.swift"
        for (name, options) in [
            ("default", []), ("current", ["--look", "current"]), ("classic", ["--look=classic"]), ("bare", ["--set", "sliderStyle=thumbless"]),
            ("thumb", ["--set", "sliderStyle=default"]),
        ] as [(String, [String])] {
            let run = try ToolRun(["preview", plain, "--out", "\(out)/\(name).png", "--size", "200x40", "--set", "value=0.5"] + options)
            #expect(run.status == 0, "\(run.errors)")
        }
        let files = try ToolRun.contents(of: out)
        #expect(files["default.png"] != nil && files["default.png"] == files["current.png"] && files["thumb.png"] == files["current.png"])
        #expect(Set(["current", "classic", "bare"].compactMap { files[$0 + ".png"] }).count == 3)
        let style = try ToolRun("preview", plain, "--out", out, "--set", "sliderStyle=round")
        #expect(style.status == 1)
        #expect(style.errors.contains("\"round\" is no value of PlainSlider.sliderStyle; use default, thumbless"))
        let look = try ToolRun("exercise", plain, "--look", "modern")
        #expect(look.status == 2)
        #expect(look.errors.contains("'modern' is no value of '--look'; use current, classic"))
    }

    @Test("B12: exercising and recording take the look too")
    func lookOfAll() throws {
        let plain = ToolRun.fixtures + "/Plain/Plain.swift"
        let script = try ToolRun.folder("look-script") + "/look.json"
        try #"{"steps": [{"adjust": "volume", "to": 0.7, "release": false}, {"capture": "held"}, {"release": true}]}"#.write(
            toFile: script, atomically: true, encoding: .utf8)
        var pictures: [Data?] = []
        for look in ["classic", "current"] {
            let out = try ToolRun.folder("look-\(look)")
            let exercise = try ToolRun("exercise", plain, "--look", look, "--out", out)
            #expect(exercise.status == 0, "\(exercise.errors)")
            let record = try ToolRun("record", ToolRun.fixtures + "/Plain", script, "--look", look, "--out", out, "--size", "320x100")
            #expect(record.status == 0, "\(record.errors)")
            let files = try ToolRun.contents(of: out)
            pictures += [files["PlainSlider-during.png"], files["held.png"]]
        }
        #expect(!pictures.contains(nil) && pictures[0] != pictures[2] && pictures[1] != pictures[3])
    }

    @Test("E9: an unknown attribute and a bad value are refused with what there is")
    func attributes() throws {
        let run = try ToolRun("preview", mixed, "--out", try ToolRun.folder("bad"), "--set", "colour=red")
        #expect(run.status == 1)
        #expect(run.errors.contains("LineSlider has no attribute \"colour\"; it has "))
        #expect(run.errors.contains("lineColor, fraction"))
        let device = try ToolRun("preview", mixed, "--out", try ToolRun.folder("bad"), "--device", "iPhone 99")
        #expect(device.status == 1)
        #expect(device.errors.contains("there is no device \"iPhone 99\"; use one of iPhone 3GS, "))
    }

    @Test("E9: attributes and a state for a whole screen are refused, not passed over")
    func attributesOfAScreen() throws {
        let app = try ToolRun.folder("screen")
        try "import UIKit\nclass Alone: UIViewController {}\n".write(toFile: app + "/Alone.swift", atomically: true, encoding: .utf8)
        for option in [["--set", "value=0.7"], ["--state", "disabled"]] {
            let run = try ToolRun(["preview", app, "--out", app + "/a.png"] + option)
            #expect(run.status == 2)
            #expect(run.errors.contains("--set and --state are for one view, and Alone shows a whole screen; name a view by --class"))
        }
    }

    @Test("E9: a colour that can't be read is refused with how to write one")
    func color() throws {
        let run = try ToolRun("preview", mixed, "--out", try ToolRun.folder("color"), "--set", "lineColor=green")
        #expect(run.status == 1)
        #expect(run.errors.contains("\"green\" is no color for LineSlider.lineColor; write #RGB, #RRGGBB or #RRGGBBAA"))
    }

    @Test("E7: the diff is unified, names the file, and is empty where nothing is needed")
    func diff() throws {
        let broken = try ToolRun("diff", ToolRun.fixtures + "/Broken")
        #expect(broken.status == 0)
        #expect(broken.output.hasPrefix("--- "))
        #expect(broken.output.contains("\n-    @objc func changed() {\n"))
        let plain = try ToolRun("diff", ToolRun.fixtures + "/Plain")
        #expect(plain.status == 0)
        #expect(plain.output.isEmpty && plain.errors == "Nothing needs to be changed.\n")
    }
}

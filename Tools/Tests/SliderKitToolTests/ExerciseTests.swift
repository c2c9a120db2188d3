@_spi(SliderKit) import CoreGraphics
import Foundation
import RunnerProtocol
import Testing

@testable import SliderKitTool
@_spi(SliderKit) import UIKitTesting

@Suite(.serialized) struct ExerciseTests {
    private func report(_ run: ToolRun) throws -> ExerciseReport {
        try JSONDecoder().decode(ExerciseReport.self, from: Data(run.output.utf8))
    }

    @Test("E6: each class is reported; one that traps and one that hangs do not stop the others")
    func mixed() throws {
        let out = try ToolRun.folder("exercise")
        let run = try ToolRun("exercise", ToolRun.fixtures + "/Mixed", "--json", "--out", out, "--timeout", "3")
        #expect(run.status == 1, "\(run.errors)")
        let report = try report(run)
        #expect(report.compiled)
        let results = Dictionary(uniqueKeysWithValues: report.classes.map { ($0.name, $0) })
        #expect(Set(results.keys) == ["LineSlider", "TrapSlider", "BlankSlider", "EndlessSlider", "MisuseSlider"])

        let line = try #require(results["LineSlider"])
        #expect(line.drawn && line.moved && line.error == nil)
        #expect(line.events.contains("valueChanged") && line.events.contains("touchDown"))
        #expect([line.width, line.height] == [200, 40])
        for name in ["before", "during", "after"] {
            #expect(FileManager.default.fileExists(atPath: "\(out)/LineSlider-\(name).png"))
        }

        let trap = try #require(results["TrapSlider"])
        #expect(trap.drawn && !trap.moved)
        let error = try #require(trap.error)
        #expect(error.hasPrefix("fatal error: no tracking today ("))
        #expect(error.hasSuffix("/Mixed/TrapSlider.swift:15)"))

        let blank = try #require(results["BlankSlider"])
        #expect(!blank.drawn && blank.error == "it drew nothing at 300 × 60, 300 × 300, 60 × 300 points")

        let endless = try #require(results["EndlessSlider"]?.error)
        #expect(endless.hasPrefix("did not answer for 3 seconds (it was at "))
        #expect(endless.contains("/Mixed/EndlessSlider.swift:8);"))

        let misuse = try #require(results["MisuseSlider"]?.error)
        #expect(misuse.contains("UIView.insert(_:at:)") || misuse.contains("A view cannot be added to itself"))
        #expect(misuse.hasSuffix("/Mixed/MisuseSlider.swift:7)"))

        #expect(report.skipped.map(\.name) == ["NeedySlider"])
        #expect(report.skipped.first?.reason.isEmpty == false)
    }

    @Test("E6: a class that tells its delegate only is heard by one that takes the owner's place")
    func told() throws {
        let run = try ToolRun("exercise", ToolRun.fixtures + "/Told", "--json")
        #expect(run.status == 0, "\(run.errors)")
        let slider = try #require(try report(run).classes.first)
        #expect(slider.moved && slider.events == ["toldSlider(_:thumbIsAt:)"] && slider.error == nil)
    }

    @Test("E6: a UISlider subclass is drawn and moves, and the exit code is 0")
    func plain() throws {
        let run = try ToolRun("exercise", ToolRun.fixtures + "/Plain/Plain.swift", "--json")
        #expect(run.status == 0, "\(run.errors)")
        let slider = try #require(try report(run).classes.first)
        #expect(slider.name == "PlainSlider" && slider.drawn && slider.moved)
        #expect(slider.events.contains("valueChanged"))
    }

    @Test("E6, E9: a source that does not compile is reported with the user's file and line")
    func broken() throws {
        let path = ToolRun.fixtures + "/Broken"
        let run = try ToolRun("exercise", path, "--json")
        #expect(run.status == 3)
        let report = try report(run)
        #expect(!report.compiled && report.classes.isEmpty)
        let diagnostic = try #require(report.diagnostics.first)
        #expect(diagnostic.file.hasSuffix("/Broken/Broken.swift"))
        #expect(diagnostic.line == 5)
        #expect(diagnostic.message.contains("String"))
        #expect(run.errors.contains("Broken.swift:5: error: "))
    }

    @Test("E9: a missing file and a missing class are named, in one line")
    func missing() throws {
        let run = try ToolRun("exercise", "/nowhere/at/all.swift")
        #expect(run.status == 2)
        #expect(run.errors == "sliderkit: error: there is no file or folder at /nowhere/at/all.swift; check the path (see 'sliderkit exercise --help')\n")
        let other = try ToolRun("exercise", ToolRun.fixtures + "/Plain", "--class", "Nothing")
        #expect(other.status == 2)
        #expect(other.errors.contains("there is no class Nothing; PATH has PlainSlider"))
    }

    @Test("E6: a class is exercised at the size that its drawing fills, without black around it")
    func size() throws {
        let out = try ToolRun.folder("round")
        let run = try ToolRun("exercise", ToolRun.fixtures + "/Round", "--json", "--out", out, "--scale", "1")
        #expect(run.status == 0, "\(run.errors)")
        let round = try #require(try report(run).classes.first)
        #expect([round.width, round.height] == [300, 300])
        #expect(round.moved && round.events.contains("valueChanged"))
        let picture = try CGImage.decode(try #require(FileManager.default.contents(atPath: out + "/RoundSlider-before.png")))
        // The view begins at 30, 30: its corner shows the screen, 0.92 of white.
        #expect(Array(picture.packedPixels[(40 * picture.width + 40) * 4..<(40 * picture.width + 40) * 4 + 3]) == [235, 235, 235])
        let asked = try ToolRun("exercise", ToolRun.fixtures + "/Round", "--json", "--size", "120x80")
        #expect(try report(asked).classes.first?.width == 120)
    }

    @Test("E6: a view that counts on constraints of its user gets some, a base class that draws nothing is skipped, and actions sent by name are heard")
    func guests() throws {
        let folder = try ToolRun.folder("guests")
        try """
            import UIKit
            /// Turns its mask off, and leaves it to others to place it.
            class Loose: UIControl {
                let knob = CALayer()
                @objc var level: CGFloat = 0.2
                override init(frame: CGRect) {
                    super.init(frame: frame)
                    translatesAutoresizingMaskIntoConstraints = false
                    knob.backgroundColor = UIColor.red.cgColor
                    layer.addSublayer(knob)
                }
                required init?(coder: NSCoder) { super.init(coder: coder) }
                override func layoutSubviews() { knob.frame = CGRect(x: (bounds.width - 30) * level, y: 0, width: 30, height: min(bounds.height, 30)) }
                override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
                    level = min(max(touch.location(in: self).x / max(bounds.width, 1), 0), 1)
                    setNeedsLayout()
                    for target in allTargets {
                        for name in actions(forTarget: target, forControlEvent: .valueChanged) ?? [] {
                            UIApplication.shared.sendAction(Selector(name), to: target, from: self, for: event)
                        }
                    }
                    return true
                }
            }
            class Base: UIControl {}
            class Derived: Base {
                override func draw(_ rect: CGRect) {
                    UIColor.blue.setFill()
                    UIRectFill(rect)
                }
            }
            """.write(toFile: folder + "/Guests.swift", atomically: true, encoding: .utf8)
        let run = try ToolRun("exercise", folder, "--json")
        let report = try report(run)
        #expect(report.classes.map(\.name) == ["Loose", "Derived"], "\(run.output) \(run.errors)")
        #expect(report.classes.first.map { $0.drawn && $0.moved && $0.events.contains("valueChanged") && $0.error == nil } == true, "\(run.output)")
        #expect(report.skipped.map(\.reason) == ["draws nothing by itself: it is a base of Derived"])
    }

    @Test("E6: a class that only a nib can make is made as by a nib, with a note; one that fails both ways has the first error")
    func madeByCoder() throws {
        let folder = try ToolRun.folder("coder")
        try """
            import UIKit
            class Woken: UIView {
                var color: UIColor!
                override func awakeFromNib() { color = .green }
                override func draw(_ rect: CGRect) {
                    color.setFill()
                    UIRectFill(rect)
                }
            }
            class Never: UIView {
                override init(frame: CGRect) { fatalError("not by code") }
                required init?(coder: NSCoder) { fatalError("not by nib") }
            }
            """.write(toFile: folder + "/Woken.swift", atomically: true, encoding: .utf8)
        let run = try ToolRun("exercise", folder, "--json")
        let classes = try report(run).classes
        #expect(run.status == 1 && classes.map(\.name) == ["Woken", "Never"], "\(run.output) \(run.errors)")
        #expect(classes[0].drawn && classes[0].error == nil && classes[0].note?.contains("init(coder:)") == true, "\(classes[0])")
        #expect(!classes[1].drawn && classes[1].error?.contains("not by code") == true && classes[1].note == nil, "\(classes[1])")
    }

    @Test("E6: helpers that draw nothing by themselves are skipped with the reason; only a control or a designable class fails")
    func helpers() throws {
        let run = try ToolRun("exercise", ToolRun.fixtures + "/Helpers", "--json")
        #expect(run.status == 0, "\(run.errors)")
        let report = try report(run)
        #expect(report.classes.map(\.name) == ["OnlySlider"])
        #expect(report.swiftVersion == "5" && report.swiftVersionOrigin == "the default")
        #expect(Dictionary(uniqueKeysWithValues: report.skipped.map { ($0.name, $0.reason) }) == [
            "ThumbImageView": "draws nothing by itself: an image view without an image",
            "PlainContainer": "draws nothing by itself: a container without content",
            "ValueLabel": "draws nothing by itself: a label without a text",
        ])
    }

    @Test("E: unchanged sources are not compiled again, and the user's folder is left as it was")
    func cached() throws {
        let folder = try ToolRun.folder("cached")
        try FileManager.default.copyItem(atPath: ToolRun.fixtures + "/Plain/Plain.swift", toPath: folder + "/Plain.swift")
        let first = try ToolRun("preview", folder, "--list")
        let second = try ToolRun("preview", folder, "--list")
        #expect(first.errors.contains("Compiling"))
        #expect(!second.errors.contains("Compiling"))
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["Plain.swift"])
    }

    @Test("E: an edited source is compiled again, and so is one that only the engine's change makes stale")
    func edited() throws {
        let folder = try ToolRun.folder("edited")
        let file = folder + "/Plain.swift"
        try FileManager.default.copyItem(atPath: ToolRun.fixtures + "/Plain/Plain.swift", toPath: file)
        #expect(try ToolRun("preview", folder, "--list").status == 0)
        let text = try String(contentsOfFile: file, encoding: .utf8) + "\nclass SecondSlider: UISlider {}\n"
        try text.write(toFile: file, atomically: true, encoding: .utf8)
        let edited = try ToolRun("preview", folder, "--list")
        #expect(edited.status == 0 && edited.output.contains("SecondSlider"), "\(edited.errors)")
        // Another language mode asks for a compile of files that did not change.
        let again = try ToolRun("preview", folder, "--list", "--swift-version", "4.2")
        #expect(again.status == 0 && again.errors.contains("Compiling"), "\(again.errors)")
        // So does a lost record of the last build, where the compiler itself finds nothing to do.
        let builds = try FileManager.default.contentsOfDirectory(atPath: ToolRun.cache).filter { $0.hasPrefix("edited-") }
        for build in builds { try FileManager.default.removeItem(atPath: "\(ToolRun.cache)/\(build)/build.json") }
        let lost = try ToolRun("preview", folder, "--list", "--swift-version", "4.2")
        #expect(lost.status == 0 && lost.errors.contains("Compiling"), "\(lost.errors)")
    }
}

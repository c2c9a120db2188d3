@_spi(SliderKit) import CoreGraphics
import Foundation
import RunnerProtocol
import Testing

@testable import SliderKitTool
@_spi(SliderKit) import UIKitTesting

/// The example of a form under an approval page: an Xcode project with a storyboard, a slider in a xib, and an asset catalogue.
@Suite(.serialized) struct SlideToApproveTests {
    private static let example = ToolRun.root + "/Examples/SlideToApprove"

    /// What its own script leaves, filmed on an iPhone X at 1x, 60 frames for each second.
    private static let film = Result { try SlideFilm(example, script: example + "/approve.json", name: "approve") }

    // MARK: C1

    @Test("C1, D2: everything in the project's nibs is understood, and its class loads its own xib")
    func nibs() throws {
        let out = try ToolRun.folder("approve-canvas")
        let run = try ToolRun("preview", Self.example, "--out", out, "--scale", "1", "--json")
        #expect(run.status == 0, "\(run.errors)")
        #expect(!run.errors.contains(".xib:") && !run.errors.contains(".storyboard:"), "\(run.errors)")
        let names = try JSONDecoder().decode([ClassResult].self, from: Data(run.output.utf8)).map(\.name)
        #expect(names == ["ApproveSlider", "ApproveSlider.xib", "Main/FormViewController", "Main/Approval"])
        let files = try ToolRun.contents(of: out)
        // The class as it is made by init(frame:), and the view in its xib: the same 70 × 250 points.
        let (made, designed) = (try CGImage.decode(try #require(files["ApproveSlider.png"])), try CGImage.decode(try #require(files["ApproveSlider.xib.png"])))
        #expect(made.width == 70 && made.height == 250 && made.isPixelEqual(to: designed))
    }

    // MARK: C2, C3, C6: dragging

    @Test("C2, C6: the page's top is the thumb's middle - 35 in every frame of the drags, of the return and of the rests between")
    func together() throws {
        let frames = try Self.film.get().frames(from: 0.85, to: 3.05)
        #expect(frames.count == 132)
        for frame in frames { #expect(abs(frame.page - (frame.thumb - 35)) <= 0.5, "\(frame)") }
        // It moved: half-way, and to the end.
        #expect(frames.map(\.page).max() == 180)
    }

    @Test("C2: the thumb follows the pan, which begins after 10 points, and stops at the end of its path")
    func follows() throws {
        let film = try Self.film.get()
        // 100 points down: 10 to begin, 90 that count; held since 1.35, and the last animation of 0.05 seconds is over.
        for frame in try film.frames(from: 1.41, to: 1.55) { #expect(abs(frame.page - 90) < 0.01 && abs(frame.thumb - 125) < 0.2, "\(frame)") }
        let down = try film.frames(from: 0.85, to: 1.41).map(\.page)
        #expect(zip(down, down.dropFirst()).allSatisfy { $0 <= $1 })
        // 240 points down, where there are 180.
        for frame in try film.frames(from: 2.91, to: 3.05) { #expect(frame.page == 180 && abs(frame.thumb - 215) < 0.2, "\(frame)") }
    }

    @Test("C3: let go half-way, thumb and page are back together after 0.3 seconds, slow at both ends")
    func goesBack() throws {
        let film = try Self.film.get()
        let back = try film.frames(from: 1.55, to: 2.05)
        #expect(back[0].page == 90)
        #expect(abs(back[9].page - 45) < 0.5, "half of the time is half of the way")
        #expect(back[17].page > 0.1 && back[17].thumb > 35.1, "1/60 s before the end they still move")
        for frame in back[18...] { #expect(frame.page == 0 && abs(frame.thumb - 35) < 0.2, "\(frame)") }
        let steps = zip(back[...18], back[1...18]).map { $0.page - $1.page }
        #expect(steps.allSatisfy { $0 > 0 } && steps[0] < 1 && steps[17] < 1 && steps.max()! > 8)
    }

    // MARK: C6: leaving

    @Test("C6: at the bottom the page takes 1 second to the slider's lower edge, its corners get a radius of width / 20, and the slider fades to nothing")
    func leaves() throws {
        let film = try Self.film.get()
        let leaving = try film.frames(from: 3.05, to: 4.05)
        #expect(leaving.count == 60 && leaving[0].page == 180)
        #expect(abs(leaving[30].page - (180 + 758) / 2) < 0.5)
        let steps = zip(leaving, leaving.dropFirst()).map { $1.page - $0.page }
        #expect(steps.allSatisfy { $0 > 0 } && steps[0] < 1 && steps.last! < 1)
        for frame in leaving {
            let progress = (frame.page - 180) / (758 - 180)
            #expect(abs(film.cornerRadius(frame) - 375 / 20 * progress) < 0.6, "\(frame)")
            if let alpha = film.sliderAlpha(frame) { #expect(abs(alpha - (1 - progress)) < 0.02, "\(frame)") }
        }
        #expect(leaving[59].page > 757.5 && leaving[59].page < 758)
        // Then it is gone, with its slider.
        for frame in try film.frames(from: 4.06, to: 4.15) { #expect(frame.page == 812 && film.white(frame, x: 187, y: 640), "\(frame)") }
    }

    @Test("C6: the first screen hears of the approval and takes touches again, which it did not while it was covered")
    func again() throws {
        let events = try Self.film.get().events
        #expect(events.filter { $0.control == "copy" }.map(\.event) == ["touchDown", "valueChanged", "touchUpInside"])
        let film = try SlideFilm(Self.example, script: #"{"device": "iPhone X", "steps": [{"tap": "ask"}, {"wait": 0.6}, {"tap": "copy"}, {"wait": 0.2}]}"#, name: "covered")
        #expect(film.events.allSatisfy { $0.control == "ask" })
    }

    @Test("C3: a cancelled pan goes back as well; C2: nothing goes above the start")
    func cancelled() throws {
        let film = try SlideFilm(
            Self.example,
            script: """
                {"device": "iPhone X", "steps": [{"tap": "ask"}, {"wait": 0.6},
                    {"drag": [[187.5, 543], [187.5, 643]], "duration": 0.3, "hold": 0.2, "release": false}, {"cancel": true}, {"wait": 0.4},
                    {"drag": [[187.5, 543], [187.5, 443]], "duration": 0.3, "hold": 0.1}, {"wait": 0.1}]}
                """, name: "cancelled")
        #expect(try film.frames(from: 1.1, to: 1.15).allSatisfy { abs($0.page - 90) < 0.01 })
        #expect(abs(try film.frames(from: 1.15, to: 1.5)[9].page - 45) < 0.5)
        #expect(try film.frames(from: 1.46, to: 2).allSatisfy { $0.page == 0 && abs($0.thumb - 35) < 0.2 })
    }

    @Test("C4: shown again, the thumb is at its start, where a drag takes it from")
    func shownAgain() throws {
        let film = try SlideFilm(
            Self.example,
            script: """
                {"device": "iPhone X", "steps": [{"tap": "ask"}, {"wait": 0.6},
                    {"drag": [[187.5, 543], [187.5, 783]], "duration": 0.2}, {"wait": 1.1}, {"tap": "ask"}, {"wait": 0.6},
                    {"drag": [[187.5, 543], [187.5, 603]], "duration": 0.2, "hold": 0.1, "release": false}]}
                """, name: "again")
        #expect(try film.frames(from: 2.45, to: 2.6).allSatisfy { $0.page == 0 && abs($0.thumb - 35) < 0.2 && film.sliderAlpha($0) == 1 })
        #expect(abs(try film.frames(from: 2.86, to: 2.89)[0].page - 50) < 0.5)
    }

    @Test("C1 to C6: the pictures of its script are the recorded ones", arguments: ["form", "page", "half-way", "leaving", "copy"])
    func pictures(name: String) throws {
        try expectPicture(of: try #require(try Self.film.get().captures[name]), named: name)
    }
}

// MARK: - C5 and E6

extension SlideToApproveTests {
    private static func picture(_ name: String, _ arguments: String...) throws -> (run: ToolRun, picture: CGImage?) {
        let out = try ToolRun.folder("approve-\(name)") + "/picture.png"
        let run = try ToolRun(["preview", example, "--out", out, "--scale", "1"] + arguments)
        return (run, try FileManager.default.contents(atPath: out).map { try CGImage.decode($0) })
    }

    private static func pixel(_ picture: CGImage, _ x: Int, _ y: Int) -> [Int] {
        picture.withPixels { bytes, bytesPerRow in (0..<3).map { Int(bytes[y * bytesPerRow + x * 4 + 2 - $0]) } }
    }

    @Test("C5: on the canvas and running, the slider is seen inside the scene that uses it", arguments: ["canvas", "run"])
    func inScene(mode: String) throws {
        let (run, picture) = try Self.picture("scene", "--scene", "Approval", "--mode", mode)
        #expect(run.status == 0, "\(run.errors)")
        let scene = try #require(picture)
        #expect(scene.width == 375 && scene.height == 812)
        // The thumb, the track below it, and a corner that its radius of 35 leaves to the page.
        #expect(Self.pixel(scene, 170, 543) == [255, 149, 0] && Self.pixel(scene, 187, 640) == [240, 242, 240])
        #expect(Self.pixel(scene, 155, 510) == [13, 84, 92] && Self.pixel(scene, 5, 400) == [13, 84, 92])
    }

    @Test("C5: the corner radius is an attribute, which masks the layer when it is above 0", arguments: [(0, 0.0), (20, 20), (35, 35)])
    func cornerRadius(setting: Int, radius: Double) throws {
        let (run, picture) = try Self.picture("radius", "--class", "ApproveSlider", "--set", "cornerRadius=\(setting)")
        #expect(run.status == 0, "\(run.errors)")
        let slider = try #require(picture)
        // On the diagonal, the mask begins at (1 - √½) of the radius; what it leaves out is the canvas's white.
        let edge = radius * (1 - 0.5.squareRoot())
        let first = try #require((0..<35).first { Self.pixel(slider, $0, 249 - $0) == [240, 242, 240] })
        #expect(abs(Double(first) - edge) <= 1.5, "\(first)")
    }

    @Test("C5, D3: colours have their dark variants, pictures are there at each scale")
    func assets() throws {
        let (run, picture) = try Self.picture("dark", "--scene", "Approval", "--style", "dark")
        #expect(run.status == 0, "\(run.errors)")
        let dark = try #require(picture)
        #expect(Self.pixel(dark, 5, 400) == [7, 41, 46] && Self.pixel(dark, 187, 640) == [51, 56, 56])
        for scale in 1...3 {
            let out = try ToolRun.folder("approve-scale") + "/picture.png"
            let run = try ToolRun("preview", Self.example, "--class", "ApproveSlider", "--out", out, "--scale", "\(scale)")
            #expect(run.status == 0, "\(run.errors)")
            let slider = try CGImage.decode(try #require(FileManager.default.contents(atPath: out)))
            #expect(slider.width == 70 * scale)
            // Pixel for pixel the file of that scale, 3 points inside the thumb: its orange ends where the file's does.
            let row = (0..<slider.width).map { Self.pixel(slider, $0, 35 * scale + scale) }
            #expect(row[3 * scale + scale] == [255, 149, 0] && row[3 * scale - 1] == [240, 242, 240])
        }
    }

    @Test("C5: a nib that is not in the class's bundle is named, and nothing traps")
    func missing() throws {
        let folder = try ToolRun.folder("approve-missing") + "/SlideToApprove"
        try FileManager.default.copyItem(atPath: Self.example, toPath: folder)
        try FileManager.default.removeItem(atPath: folder + "/SlideToApprove/ApproveSlider.xib")
        let run = try ToolRun("preview", folder, "--scene", "Approval", "--out", folder + ".png", "--json")
        let message = "there is no nib named ApproveSlider in this bundle; add ApproveSlider.xib, or correct the name"
        #expect(run.errors.contains(message) && run.output.contains(message), "\(run.errors)")
        let running = try ToolRun("preview", folder, "--scene", "Approval", "--mode", "run", "--out", folder + ".png")
        #expect(running.errors.contains(message), "\(running.errors)")
        #expect(!run.errors.contains("fatal error") && !running.errors.contains("fatal error"))
    }

    @Test("E6: dragged from its thumb, the slider tells its delegate of every position and of the end")
    func exercise() throws {
        let run = try ToolRun("exercise", Self.example, "--json")
        #expect(run.status == 0, "\(run.errors)")
        let report = try JSONDecoder().decode(ExerciseReport.self, from: Data(run.output.utf8))
        let slider = try #require(report.classes.first { $0.name == "ApproveSlider" })
        #expect(slider.drawn && slider.moved && slider.error == nil && slider.width == 70 && slider.height == 250)
        #expect(slider.events == ["approveSlider(_:thumbIsAt:)", "approveSliderReachedDestination(_:)"])
    }
}

import Testing
@_spi(SliderKit) @testable import UIKitTesting

@MainActor struct PictureTests {
    private let folder = NSTemporaryDirectory() + "sliderkit-pictures-\(UUID().uuidString)"

    private func picture(_ color: UIColor, size: CGSize = CGSize(width: 4, height: 3)) -> CGImage {
        let app = TestApp(size: size, scale: 1)
        let view = UIView(frame: CGRect(x: 1, y: 1, width: 2, height: 1))
        view.backgroundColor = color
        app.show(view)
        return app.picture()
    }

    private func file(_ name: String = "square") -> PictureFile {
        PictureFile(name: name, testFile: folder + "/SomeTests.swift", reportFolder: folder + "/report")
    }

    @Test("F2: a recorded picture matches itself, and lies beside the test file")
    func matches() throws {
        try file().check(picture(.red), record: true)
        #expect(FileManager.default.fileExists(atPath: folder + "/__Snapshots__/SomeTests/square.png"))
        try file().check(picture(.red), record: false)
    }

    @Test("F2: a single pixel's difference fails, with a report of expected, actual and difference")
    func differs() throws {
        try file().check(picture(.red), record: true)
        let error = #expect(throws: PictureMismatch.self) { try file().check(picture(.blue), record: false) }
        let page = folder + "/report/SomeTests/square/report.html"
        #expect(error?.report == page)
        #expect(error?.description == "\"square\" is not the recorded picture: 2 of 12 pixels differ. See \(page)")
        for name in ["expected.png", "actual.png", "difference.png", "joined.png", "report.html"] {
            #expect(FileManager.default.fileExists(atPath: folder + "/report/SomeTests/square/" + name))
        }
        let difference = try CGImage.decode(
            try #require(FileManager.default.contents(atPath: folder + "/report/SomeTests/square/difference.png")))
        // Blue, green, red, alpha: the two pixels that differ are red, the others as white as they were.
        let pixels = difference.packedPixels
        #expect(Array(pixels[20..<24]) == [0, 0, 255, 255])
        #expect(pixels[0] > 200 && pixels[1] > 200)
    }

    @Test("F2: a picture of another size fails and says both sizes")
    func size() throws {
        try file().check(picture(.red), record: true)
        let error = #expect(throws: PictureMismatch.self) {
            try file().check(picture(.red, size: CGSize(width: 5, height: 3)), record: false)
        }
        #expect(error?.description.contains("it is 5 × 3 pixels, recorded are 4 × 3.") == true)
    }

    @Test("F2: without a recording the message says how to record, and nothing is recorded")
    func missing() {
        let error = #expect(throws: PictureMismatch.self) { try file().check(picture(.red), record: false) }
        #expect(error?.description.contains("SLIDERKIT_RECORD=1") == true)
        #expect(!FileManager.default.fileExists(atPath: folder + "/__Snapshots__/SomeTests/square.png"))
    }

    @Test("F2: a damaged recording is named")
    func damaged() throws {
        try file().check(picture(.red), record: true)
        try Data("no picture".utf8).write(to: URL(fileURLWithPath: file().path))
        let error = #expect(throws: PictureMismatch.self) { try file().check(picture(.red), record: false) }
        #expect(error?.description.contains("is not a readable picture") == true)
    }

    @Test("F2: a slider and its text are the same bytes on every run")
    func slider() throws {
        let first = sliderPicture()
        try file("slider").check(first, record: true)
        try file("slider").check(sliderPicture(), record: false)
        #expect(first.pngData() == sliderPicture().pngData())
    }

    private func sliderPicture() -> CGImage {
        let app = TestApp(size: CGSize(width: 320, height: 100))
        let slider = UISlider(frame: CGRect(x: 20, y: 50, width: 280, height: 34))
        slider.value = 0.5
        app.show(slider)
        let label = UILabel(frame: CGRect(x: 20, y: 10, width: 280, height: 30))
        label.text = "Sound volume, 50 %"
        app.show(label)
        return app.picture()
    }
}

@_spi(SliderKit) import CoreGraphics
import Foundation
import Testing

@testable import SliderKitTool

/// The example app, filmed by the tool on a screen of 320 × 480 points at 1x.
@Suite(.serialized) struct DynamicThumbTests {
    private static let script = """
        {"device": "iPhone 3GS", "steps": [
            {"wait": 0.05}, {"capture": "default"}, {"wait": 0.1}, {"capture": "custom"},
            {"adjust": "slider", "to": 0, "release": false}, {"capture": "touched"}, {"release": true}, {"wait": 0.1}, {"capture": "released"},
            {"adjust": "slider", "to": 0.5, "release": false}, {"capture": "half"}, {"release": true}, {"wait": 0.1}, {"capture": "rest"},
            {"adjust": "slider", "to": 1, "release": false}, {"capture": "end"}, {"cancel": true}, {"wait": 0.1}, {"capture": "cancelled"}]}
        """

    /// The pictures that are captured, by name; recorded once.
    private static let pictures = Result { () throws -> [String: CGImage] in
        let path = try ToolRun.folder("thumb-script") + "/script.json"
        try script.write(toFile: path, atomically: true, encoding: .utf8)
        let out = try ToolRun.folder("thumb")
        let run = try ToolRun("record", ToolRun.root + "/Examples/DynamicThumb", path, "--out", out, "--fps", "10")
        #expect(run.status == 0, "\(run.errors)")
        var pictures: [String: CGImage] = [:]
        for (name, data) in try ToolRun.contents(of: out) where name.hasSuffix(".png") && !name.hasPrefix("frame-") {
            pictures[String(name.dropLast(4))] = try CGImage.decode(data)
        }
        return pictures
    }

    private func picture(_ name: String) throws -> CGImage {
        try #require(try Self.pictures.get()[name])
    }

    /// Red, green and blue.
    private func pixel(_ name: String, _ x: Int, _ y: Int) throws -> [UInt8] {
        try picture(name).withPixels { bytes, bytesPerRow in
            let start = y * bytesPerRow + x * 4
            return [bytes[start + 2], bytes[start + 1], bytes[start]]
        }
    }

    @Test("A6: the bar has its tint, and the default thumb shows until a delayed perform draws the first custom one")
    func scene() throws {
        #expect(try picture("default").width == 320 && picture("default").height == 480)
        // The bar is translucent: a little of what lies below shines through its tint.
        let bar = try pixel("default", 10, 30)
        #expect(zip(bar, [52, 50, 156]).allSatisfy { abs(Int($0) - $1) <= 8 }, "\(bar)")
        // The thumb stands at the left end of a track from 20 to 300.
        #expect(try pixel("custom", 40, 140) == [85, 85, 85])
        #expect(try pixel("default", 40, 140) != [85, 85, 85])
    }

    @Test("A1, A5: touching without moving shows the setting in a bubble, lifting hides it and gives the room back")
    func touching() throws {
        // Level 0 is black, inside the gray outline; there was white before and there is afterwards.
        #expect(try pixel("touched", 40, 96) == [0, 0, 0])
        #expect(try pixel("custom", 40, 96) == [255, 255, 255])
        #expect(try picture("released").isPixelEqual(to: picture("custom")))
        #expect(try pixel("touched", 40, 140) == [85, 85, 85])
    }

    @Test("A2, A4: at half the bubble is gray with the rectangle below it, and its level lags by less than a tenth")
    func half() throws {
        // 18 moves of a 36th each: drawn at 4, 8, 12 and 16 of them, the last at 0.444.
        #expect(try pixel("half", 160, 96) == [113, 113, 113])
        #expect(try pixel("half", 160, 140) == [85, 85, 85])
        // The white outline of the rectangle.
        #expect(try pixel("half", 160, 133) == [255, 255, 255])
        #expect(try pixel("rest", 160, 96) == [255, 255, 255])
    }

    @Test("A4, A5: at the end the number is exact, and a cancelled touch gives the room back too")
    func end() throws {
        #expect(try pixel("end", 280, 96) == [255, 255, 255])
        #expect(try pixel("end", 280, 92) == [128, 128, 128])
        #expect(try pixel("cancelled", 280, 92) == [255, 255, 255])
        #expect(try pixel("cancelled", 280, 140) == [85, 85, 85])
    }
}

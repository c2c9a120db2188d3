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
        // 0.20392, 0.19607 and 0.61176, exactly, from the screen's top to below the bar, and a white title on it.
        for y in [0, 10, 30, 63] { #expect(try pixel("default", 10, y) == [52, 50, 156]) }
        #expect(try pixel("default", 10, 64) == [255, 255, 255])
        let title = try (30..<56).flatMap { y in try (100..<220).map { x in try pixel("default", x, y) } }
        #expect(title.contains([255, 255, 255]))
        #expect(title.allSatisfy { zip($0, [52, 50, 156] as [UInt8]).allSatisfy { $0 >= $1 } })
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

    @Test("A2, E4: the script of the example gives the recipe's picture to the pixel, the same bytes each time")
    func adjust() throws {
        let example = ToolRun.root + "/Examples/DynamicThumb"
        let outs = [try ToolRun.folder("adjust-a"), try ToolRun.folder("adjust-b")]
        for out in outs {
            let run = try ToolRun("record", example, example + "/adjust.json", "--out", out, "--fps", "30", "--scale", "1")
            #expect(run.status == 0, "\(run.errors)")
        }
        let files = try ToolRun.contents(of: outs[0])
        #expect(try files == ToolRun.contents(of: outs[1]))
        let held = try CGImage.decode(try #require(files["held.png"]))
        #expect(held.width == 375 && held.height == 667)
        let released = try CGImage.decode(try #require(files["released.png"]))
        let events = String(decoding: try #require(files["events.jsonl"]), as: UTF8.self)
        #expect(events.contains(#""event": "valueChanged", "value": 0.7}"#))
        // The thumb of 40 × 100 runs from x 20 to 300 less its width: at 0.7 its left edge is at 188, its top at 90.
        let thumb = (x: 188, y: 90)
        let at = { (picture: CGImage, x: Int, y: Int) in Self.pixel(picture, thumb.x + x, thumb.y + y) }
        for (x, y, color) in Self.rectangle {
            #expect(at(held, x, y) == color, "held \(x), \(y)")
            #expect(at(released, x, y) == color, "released \(x), \(y)")
        }
        // Every third of 18 equal moves is more than a tenth from the drawing before, so the last one was drawn: 0.7 of 255.
        for (x, y, color) in Self.bubble(level: 179) { #expect(at(held, x, y) == color, "bubble \(x), \(y)") }
        // Nothing of the bubble is left after the release.
        for y in 0..<41 { for x in 0..<40 { #expect(at(released, x, y) == [255, 255, 255]) } }
    }

    /// Red, green and blue.
    private static func pixel(_ picture: CGImage, _ x: Int, _ y: Int) -> [UInt8] {
        picture.withPixels { bytes, bytesPerRow in
            let start = y * bytesPerRow + x * 4
            return [bytes[start + 2], bytes[start + 1], bytes[start]]
        }
    }

    /// The pixels of the rectangle in the thumb's image, and what they are over white: dark gray, its white outline, and around that what the
    /// fill, half a point larger, leaves of itself. Where the track runs behind its edges they are left out.
    private static let rectangle: [(Int, Int, [UInt8])] = (41...58).flatMap { y in
        (1...38).compactMap { x in
            let isInside = (2...37).contains(x) && (42...57).contains(y)
            if isInside {
                let isOutline = !(4...35).contains(x) || !(44...55).contains(y)
                return (x, y, isOutline ? [255, 255, 255] : [85, 85, 85])
            }
            if (47...52).contains(y) { return nil }
            let isCorner = !(2...37).contains(x) && !(42...57).contains(y)
            // Half of 255 - 85, or a quarter of it in the corners.
            return isCorner ? nil : (x, y, [170, 170, 170])
        }
    }

    /// The pixels of the bubble that lie wholly in its ring, 17 to 20 from the middle, wholly inside it beside the number, or wholly outside.
    private static func bubble(level: UInt8) -> [(Int, Int, [UInt8])] {
        (0..<41).flatMap { y in
            (0..<40).compactMap { x in
                let corners = [(x, y), (x + 1, y), (x, y + 1), (x + 1, y + 1)].map { hypot(Double($0.0) - 20, Double($0.1) - 20) }
                guard let near = corners.min(), let far = corners.max() else { return nil }
                if near > 20.1 { return (x, y, [255, 255, 255]) }
                if near > 17.1, far < 19.9 { return (x, y, [128, 128, 128]) }
                let isText = abs(x - 20) < 15 && abs(y - 20) < 11
                return far < 16.9 && !isText ? (x, y, [level, level, level]) : nil
            }
        }
    }
}

@_spi(SliderKit) import CoreGraphics
import Foundation
import Testing

/// A recording of the approval page at 1x, and what its pictures tell: measured, not asked.
struct SlideFilm {
    struct Frame: CustomStringConvertible {
        let index: Int
        /// The upper edge of the page; 812 where there is none.
        let page: Double
        /// The middle of the thumb, from the top of its path; NaN where it is not opaque.
        let thumb: Double

        var description: String { "\(Double(index) / 60) s: page \(page), thumb \(thumb)" }
    }

    struct Event: Decodable {
        let time: Double
        let control: String
        let event: String
    }

    let captures: [String: CGImage]
    let events: [Event]
    private let pictures: [CGImage]
    private let frames: [Frame]

    /// - Parameter script: A path, or the text of a script.
    init(_ project: String, script: String, name: String) throws {
        let out = try ToolRun.folder("film-\(name)")
        var path = script
        if script.hasPrefix("{") {
            path = try ToolRun.folder("film-script-\(name)") + "/script.json"
            try script.write(toFile: path, atomically: true, encoding: .utf8)
        }
        let run = try ToolRun("record", project, path, "--out", out, "--scale", "1")
        #expect(run.status == 0, "\(run.errors)")
        let files = try ToolRun.contents(of: out)
        let pngs = files.filter { $0.key.hasSuffix(".png") }
        pictures = try pngs.filter { $0.key.hasPrefix("frame-") }.sorted { $0.key < $1.key }.map { try CGImage.decode($0.value) }
        frames = pictures.enumerated().map { Frame(index: $0, page: SlideFilm.page($1), thumb: SlideFilm.thumb($1)) }
        captures = try pngs.filter { !$0.key.hasPrefix("frame-") }.reduce(into: [:]) { $0[String($1.key.dropLast(4))] = try CGImage.decode($1.value) }
        let lines = String(decoding: files["events.jsonl"] ?? Data(), as: UTF8.self).split(separator: "\n")
        events = try lines.map { try JSONDecoder().decode(Event.self, from: Data($0.utf8)) }
    }

    /// The frames from a time until before another, in seconds.
    func frames(from start: Double, to end: Double) throws -> [Frame] {
        let (first, last) = (Int((start * 60).rounded(.up)), Int((end * 60).rounded(.up)))
        try #require(first < last && last <= frames.count, "\(frames.count) frames")
        return Array(frames[first..<last])
    }

    private static func pixel(_ picture: CGImage, _ x: Int, _ y: Int) -> (red: Double, blue: Double) {
        picture.withPixels { bytes, bytesPerRow in (Double(bytes[y * bytesPerRow + x * 4 + 2]), Double(bytes[y * bytesPerRow + x * 4])) }
    }

    /// Beside the form's own contents, right of where corners can be round. The page's red is 13, the form's 255.
    private static func page(_ picture: CGImage) -> Double {
        var y = picture.height - 1
        while y >= 0, pixel(picture, 19, y).red <= 14 { y -= 1 }
        guard y >= 0 else { return 0 }
        let part = (255 - pixel(picture, 19, y).red) / (255 - 13)
        return Double(y) + 1 - part
    }

    /// The middle of the orange, which has no blue, left of the arrow: the track's blue is 240.
    private static func thumb(_ picture: CGImage) -> Double {
        var (sum, weights) = (0.0, 0.0)
        for y in 508..<758 {
            let (red, blue) = pixel(picture, 170, y)
            guard red > 230, blue < 200 else { continue }
            let weight = (240 - blue) / 240
            sum += weight * (Double(y) + 0.5)
            weights += weight
        }
        return weights > 20 ? sum / weights - 508 : .nan
    }

    /// The radius of the page's corner, from the area that it leaves out: r² - πr²/4.
    func cornerRadius(_ frame: Frame) -> Double {
        let picture = pictures[frame.index]
        let top = Int(frame.page)
        var area = 0.0
        for y in top..<min(top + 21, picture.height) {
            let edge = SlideFilm.pixel(picture, 19, y).red
            for x in 0..<19 { area += (SlideFilm.pixel(picture, x, y).red - edge) / (255 - 13) }
        }
        return (max(0, area) / (1 - .pi / 4)).squareRoot()
    }

    /// How opaque the slider is, seen by its track where the plain page is behind it; nil elsewhere.
    func sliderAlpha(_ frame: Frame) -> Double? {
        let texts = frame.page + 195...frame.page + 300
        guard frame.page < 630, !texts.contains(640) else { return nil }
        return (SlideFilm.pixel(pictures[frame.index], 157, 640).red - 13) / (240 - 13)
    }

    func white(_ frame: Frame, x: Int, y: Int) -> Bool {
        let (red, blue) = SlideFilm.pixel(pictures[frame.index], x, y)
        return red == 255 && blue == 255
    }
}

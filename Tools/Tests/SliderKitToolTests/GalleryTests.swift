@_spi(SliderKit) import CoreGraphics
import Foundation
import Testing

@testable import SliderKitTool
@_spi(SliderKit) import UIKit
@_spi(SliderKit) import UIKitTesting

/// The example that shows every slider, on a screen as tall as all of it.
@MainActor @Suite(.serialized) struct GalleryTests {
    private static let example = ToolRun.root + "/Examples/Gallery"
    private static let size = "390x4080"

    /// What `pictures.json` captures: the page, and the page made dark and turned around by its own buttons.
    private func captures(_ name: String, _ options: String...) throws -> (page: CGImage, turned: CGImage) {
        let out = try ToolRun.folder("gallery-\(name)")
        let run = try ToolRun(
            ["record", Self.example, Self.example + "/pictures.json", "--out", out, "--fps", "10", "--size", Self.size, "--scale", "1", "--timeout", "120"] + options)
        #expect(run.status == 0, "\(run.errors)")
        let files = try ToolRun.contents(of: out)
        return (try CGImage.decode(try #require(files["page.png"])), try CGImage.decode(try #require(files["turned.png"])))
    }

    /// The page in three columns.
    private func folded(_ page: CGImage) throws -> CGImage {
        let size = CGSize(width: page.width * 3, height: page.height / 3)
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        format.opaque = true
        let image = UIGraphicsImageRenderer(size: size, format: format).image { renderer in
            for column in 0..<3 {
                renderer.cgContext.saveGState()
                renderer.cgContext.clip(to: CGRect(x: page.width * column, y: 0, width: page.width, height: Int(size.height)))
                UIImage(cgImage: page).draw(at: CGPoint(x: CGFloat(page.width * column), y: -size.height * CGFloat(column)))
                renderer.cgContext.restoreGState()
            }
        }
        return try #require(image.cgImage)
    }

    /// Checks the picture that the documentation shows, or makes it anew where pictures are recorded.
    private func expectDocumented(_ picture: CGImage, _ name: String) throws {
        let path = ToolRun.root + "/Documentation/Pictures/\(name).png"
        if ProcessInfo.processInfo.environment["SLIDERKIT_RECORD"] == "1" {
            return try #require(picture.pngData()).write(to: URL(fileURLWithPath: path))
        }
        let shown = try CGImage.decode(try Data(contentsOf: URL(fileURLWithPath: path)))
        #expect(pixels(shown) == pixels(picture), "\(path) is not what the gallery looks like; record it with SLIDERKIT_RECORD=1")
    }

    private func pixels(_ picture: CGImage) -> [UInt8] {
        picture.withPixels { bytes, bytesPerRow in
            (0..<picture.height).flatMap { row in UnsafeRawBufferPointer(rebasing: bytes[row * bytesPerRow..<row * bytesPerRow + picture.width * 4]) }
        }
    }

    @Test("E8: the gallery shows every slider, as the documentation's pictures do, in both looks, light and dark, in both directions")
    func pictures() throws {
        let current = try captures("current")
        let classic = try captures("classic", "--look", "classic", "--style", "dark", "--direction", "rtl")
        try expectDocumented(try folded(current.page), "gallery-light")
        try expectDocumented(try folded(classic.page), "gallery-dark-rtl")
        // Its buttons make it dark and turn it: a corner of the page, and the end of the first track that is filled.
        func pixel(_ picture: CGImage, _ x: Int, _ y: Int) -> [UInt8] { Array(pixels(picture)[(y * 390 + x) * 4..<(y * 390 + x) * 4 + 3]) }
        #expect(pixel(current.page, 4, 2000)[0] > 200 && pixel(current.turned, 4, 2000)[0] < 40)
        #expect(pixel(current.page, 60, 210) == pixel(current.page, 100, 210) && pixel(current.page, 60, 210) != pixel(current.page, 330, 210))
        #expect(pixel(current.turned, 330, 210) == pixel(current.turned, 300, 210) && pixel(current.turned, 60, 210) != pixel(current.turned, 330, 210))
    }

    @Test("B8: a screen reader finds every control of the gallery by name, with its value and what can be done")
    func spoken() throws {
        let sources = try FileManager.default.contentsOfDirectory(atPath: Self.example + "/Sections").map { try String(contentsOfFile: "\(Self.example)/Sections/\($0)", encoding: .utf8) }
        let names = sources.flatMap { $0.matches(of: /GalleryRow\("([^"]+)"/).map { String($0.output.1) } }
        #expect(names.count > 35)
        let steps = names.map { "{\"focus\": \"\($0.lowercased().split { !$0.isLetter && !$0.isNumber }.joined(separator: "-"))\"}" }
        let script = try ToolRun.folder("gallery-script") + "/focus.json"
        try "{\"device\": \"iPhone X\", \"steps\": [\(steps.joined(separator: ", "))]}".write(toFile: script, atomically: true, encoding: .utf8)
        let out = try ToolRun.folder("gallery-spoken")
        let run = try ToolRun(["record", Self.example, script, "--out", out, "--fps", "10", "--size", Self.size, "--scale", "1", "--timeout", "120"])
        #expect(run.status == 0, "\(run.errors)")
        let lines = String(decoding: try #require(try ToolRun.contents(of: out)["events.jsonl"]), as: UTF8.self).split(separator: "\n")
        let spoken = try lines.compactMap { try (JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])?["spoken"] as? String }
        #expect(spoken.count == names.count)
        for (name, words) in zip(names, spoken) {
            #expect(words.contains("Adjustable") || words.contains("Button"), "\(name): \(words)")
            #expect(words.hasPrefix(name) || name == "Equalizer" && words.hasPrefix("60 Hz") || words.contains("Button"), "\(name): \(words)")
        }
    }
}

@_spi(SliderKit) import UIKit

/// A recorded picture beside its test file, and the report on how another one differs.
struct PictureFile {
    let name: String
    let testFile: String
    let reportFolder: String

    /// The recorded picture's path.
    var path: String { "\(folder)/\(plainName).png" }

    func check(_ image: CGImage, record: Bool) throws {
        guard let data = image.pngData() else {
            throw PictureMismatch(description: "The picture \"\(name)\" has no pixels to compare.", report: nil)
        }
        if record {
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            try data.write(to: URL(fileURLWithPath: path))
            return
        }
        guard let recorded = FileManager.default.contents(atPath: path) else {
            let actual = try write(["actual": image], summary: "Nothing is recorded yet.")
            throw PictureMismatch(
                description: "No picture is recorded at \(path). Look at \(actual); if it is right, run again with SLIDERKIT_RECORD=1.",
                report: nil)
        }
        let expected: CGImage
        do {
            expected = try CGImage.decode(recorded)
        } catch {
            throw PictureMismatch(
                description: "\(path) is not a readable picture: \(error). Record it again with SLIDERKIT_RECORD=1.",
                report: nil)
        }
        guard !image.isPixelEqual(to: expected) else { return }
        let summary = PictureFile.summary(actual: image, expected: expected)
        let page = try write(
            ["expected": expected, "actual": image, "difference": image.difference(from: expected)], summary: summary)
        throw PictureMismatch(
            description: "\"\(name)\" is not the recorded picture: \(summary) See \(page)", report: page)
    }

    private static func summary(actual: CGImage, expected: CGImage) -> String {
        guard let count = actual.differingPixels(from: expected) else {
            return "it is \(actual.width) × \(actual.height) pixels, recorded are \(expected.width) × \(expected.height)."
        }
        return "\(count) of \(actual.width * actual.height) pixels differ."
    }

    /// Writes the pictures and the page that shows them; answers the page's path.
    private func write(_ images: [String: CGImage], summary: String) throws -> String {
        let folder = "\(reportFolder)/\(testName)/\(plainName)"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        let order = ["expected", "actual", "difference"].filter { images[$0] != nil }
        for key in order {
            try images[key]?.pngData()?.write(to: URL(fileURLWithPath: "\(folder)/\(key).png"))
        }
        try CGImage.joined(order.compactMap { images[$0] }).pngData()?
            .write(to: URL(fileURLWithPath: "\(folder)/joined.png"))
        let page = "\(folder)/report.html"
        try html(order, summary: summary).write(toFile: page, atomically: true, encoding: .utf8)
        return page
    }

    private func html(_ keys: [String], summary: String) -> String {
        let figures = keys.map { "<figure><figcaption>\($0)</figcaption><img src=\"\($0).png\" alt=\"\($0)\"></figure>" }
        return """
            <!DOCTYPE html><meta charset="utf-8"><title>\(escaped(name))</title>
            <style>body{font:16px sans-serif}figure{display:inline-block;vertical-align:top}img{image-rendering:pixelated;border:1px solid #ccc}</style>
            <h1>\(escaped(name))</h1><p>\(escaped(summary))</p><p><code>\(escaped(path))</code></p>
            \(figures.joined(separator: "\n"))

            """
    }

    private func escaped(_ text: String) -> String {
        text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
    }

    private var testName: String {
        URL(fileURLWithPath: testFile).deletingPathExtension().lastPathComponent
    }

    private var folder: String {
        URL(fileURLWithPath: testFile).deletingLastPathComponent().path + "/__Snapshots__/\(testName)"
    }

    /// The name with everything that a file name should not hold turned into a hyphen.
    private var plainName: String {
        let plain = name.map { $0.isLetter || $0.isNumber || "._-".contains($0) ? $0 : "-" }
        return String(plain)
    }
}

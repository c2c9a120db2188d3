import Foundation
import Testing
@_spi(SliderKit) @testable import UIKit
@_spi(SliderKit) import UIKitTesting

/// A project's folder with a catalogue, written for a test.
private final class AssetProject {
    let folder: URL
    let bundle: Bundle

    init() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("assets-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        bundle = try #require(Bundle(path: folder.path))
        ResourceIndex.forget()
        NamedImages.shared.forget()
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    func write(_ path: String, _ data: Data) throws {
        let url = folder.appendingPathComponent(path)
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: url)
    }

    func write(_ path: String, _ text: String) throws { try write(path, Data(text.utf8)) }

    static func png(_ color: UIColor, _ width: CGFloat, _ height: CGFloat) -> Data {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return UIGraphicsImageRenderer(size: CGSize(width: width, height: height), format: format).pngData { context in
            color.setFill()
            context.fill(CGRect(x: 0, y: 0, width: width, height: height))
        }
    }
}

@MainActor struct AssetCatalogTests {
    private func traits(_ scale: CGFloat) -> UITraitCollection { UITraitCollection(displayScale: scale) }

    @Test("D3: an image set gives the picture of the screen's scale, the nearest where that is missing")
    func scales() throws {
        let project = try AssetProject()
        try project.write("App/Assets.xcassets/thumb.imageset/Contents.json", """
            {"images": [{"idiom": "universal", "filename": "a.png", "scale": "1x"}, {"idiom": "universal", "filename": "b.png", "scale": "2x"},
             {"idiom": "universal", "scale": "3x"}]}
            """)
        try project.write("App/Assets.xcassets/thumb.imageset/a.png", AssetProject.png(.red, 10, 8))
        try project.write("App/Assets.xcassets/thumb.imageset/b.png", AssetProject.png(.green, 20, 16))
        for (scale, found) in [(1, 1), (2, 2), (3, 2)] as [(CGFloat, CGFloat)] {
            let image = try #require(UIImage(named: "thumb", in: project.bundle, compatibleWith: traits(scale)))
            #expect(image.scale == found && image.size == CGSize(width: 10, height: 8))
        }
        #expect(UIImage(named: "other", in: project.bundle, compatibleWith: nil) == nil)
    }

    @Test("D3: rendering intent, slices and namespaces count")
    func properties() throws {
        let project = try AssetProject()
        try project.write("A.xcassets/Icons/Contents.json", #"{"properties": {"provides-namespace": true}}"#)
        try project.write("A.xcassets/Icons/glyph.imageset/Contents.json", """
            {"images": [{"idiom": "universal", "filename": "g.png", "scale": "2x"}], "properties": {"template-rendering-intent": "template"}}
            """)
        try project.write("A.xcassets/Icons/glyph.imageset/g.png", AssetProject.png(.black, 20, 20))
        try project.write("A.xcassets/Plain/bar.imageset/Contents.json", """
            {"images": [{"idiom": "universal", "filename": "b.png", "scale": "2x", "resizing": {"mode": "3-part-horizontal",
             "center": {"mode": "stretch", "width": 2}, "cap-insets": {"left": 8, "right": 6}}}]}
            """)
        try project.write("A.xcassets/Plain/bar.imageset/b.png", AssetProject.png(.red, 20, 8))
        let glyph = try #require(UIImage(named: "Icons/glyph", in: project.bundle, compatibleWith: nil))
        #expect(glyph.renderingMode == .alwaysTemplate && UIImage(named: "glyph", in: project.bundle, compatibleWith: nil) == nil)
        let bar = try #require(UIImage(named: "bar", in: project.bundle, compatibleWith: nil))
        #expect(bar.capInsets == UIEdgeInsets(top: 0, left: 4, bottom: 0, right: 3) && bar.resizingMode == .stretch)
    }

    @Test("D3, I15: a dark variant shows in dark style, in image views, sliders and drawing")
    func darkImages() throws {
        let project = try AssetProject()
        try project.write("A.xcassets/dot.imageset/Contents.json", """
            {"images": [{"idiom": "universal", "filename": "l.png", "scale": "2x"},
             {"idiom": "universal", "filename": "d.png", "scale": "2x", "appearances": [{"appearance": "luminosity", "value": "dark"}]}]}
            """)
        try project.write("A.xcassets/dot.imageset/l.png", AssetProject.png(.red, 40, 40))
        try project.write("A.xcassets/dot.imageset/d.png", AssetProject.png(.green, 40, 40))
        let image = try #require(UIImage(named: "dot", in: project.bundle, compatibleWith: nil))
        let app = TestApp(size: CGSize(width: 100, height: 60))
        let view = UIImageView(image: image)
        let slider = UISlider(frame: CGRect(x: 40, y: 0, width: 60, height: 40))
        slider.setThumbImage(image, for: .normal)
        app.show(view)
        app.show(slider)
        func colors() -> [Pixels.Pixel] {
            let pixels = Pixels(app.picture())
            return [pixels[20, 20], pixels[90, 40]]
        }
        #expect(colors() == [.red, .red])
        app.window.overrideUserInterfaceStyle = .dark
        #expect(colors() == [.green, .green])
        app.window.overrideUserInterfaceStyle = .light
        #expect(colors() == [.red, .red])
        let fixed = UIImage(named: "dot", in: project.bundle, compatibleWith: UITraitCollection(userInterfaceStyle: .dark))
        #expect(fixed.map { Pixels($0.cgImage!)[1, 1] } == .green)
    }

    @Test("D3: colour sets: the three ways of writing a component, gray, references, dark variants")
    func colors() throws {
        let project = try AssetProject()
        func set(_ name: String, _ colors: String) throws { try project.write("A.xcassets/\(name).colorset/Contents.json", "{\"colors\": [\(colors)]}") }
        func entry(_ components: String, _ more: String = "") -> String {
            #"{"idiom": "universal", "color": {"color-space": "srgb", "components": {\#(components)}}\#(more)}"#
        }
        try set("hex", entry(#""red": "0xFF", "green": "0x80", "blue": "0x00", "alpha": "1.000""#))
        try set("bytes", entry(#""red": "255", "green": "128", "blue": "0", "alpha": "0.500""#))
        try set("parts", entry(#""red": "1.000", "green": "0.502", "blue": "0.000", "alpha": "1.000""#))
        try set("gray", entry(#""white": "0.250", "alpha": "1.000""#))
        try set("reference", #"{"idiom": "universal", "color": {"platform": "ios", "reference": "systemRedColor"}}"#)
        try set(
            "both",
            entry(#""white": "1.000", "alpha": "1.000""#) + ","
                + entry(#""white": "0.000", "alpha": "1.000""#, #", "appearances": [{"appearance": "luminosity", "value": "dark"}]"#))
        func bytes(_ name: String, _ style: UIUserInterfaceStyle = .light) -> [Int]? {
            UIColor(named: name, in: project.bundle, compatibleWith: UITraitCollection(userInterfaceStyle: style)).map { color in
                var (r, g, b, a): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
                color.getRed(&r, green: &g, blue: &b, alpha: &a)
                return [r, g, b, a].map { Int(($0 * 255).rounded()) }
            }
        }
        #expect(bytes("hex") == [255, 128, 0, 255] && bytes("bytes") == [255, 128, 0, 128] && bytes("parts") == [255, 128, 0, 255])
        #expect(bytes("gray") == [64, 64, 64, 255] && bytes("reference") == [255, 59, 48, 255])
        #expect(bytes("both") == [255, 255, 255, 255] && bytes("both", .dark) == [0, 0, 0, 255])
        #expect(bytes("none") == nil)
    }

    @Test("D3, H2: what can't be read of a catalogue is told, and the rest is found")
    func bad() throws {
        let project = try AssetProject()
        try project.write("A.xcassets/broken.imageset/Contents.json", "{")
        try project.write("A.xcassets/vector.imageset/Contents.json", #"{"images": [{"idiom": "universal", "filename": "v.pdf"}]}"#)
        try project.write("A.xcassets/text.imageset/Contents.json", #"{"images": [{"idiom": "universal", "filename": "t.png", "scale": "1x"}]}"#)
        try project.write("A.xcassets/text.imageset/t.png", "no picture")
        try project.write("A.xcassets/odd.colorset/Contents.json", #"{"colors": [{"idiom": "universal", "color": {"components": {"red": "x"}}}]}"#)
        try project.write("A.xcassets/list.imageset/Contents.json", "[1, 2]")
        try project.write("A.xcassets/empty.imageset/Contents.json", "{}")
        let listener = NibLedger.listener
        NibLedger.removeAll()
        NibLedger.listener = { _ in }
        defer { NibLedger.listener = listener }
        for name in ["broken", "vector", "text", "list", "empty", "missing"] {
            #expect(UIImage(named: name, in: project.bundle, compatibleWith: nil) == nil)
        }
        #expect(UIColor(named: "odd", in: project.bundle, compatibleWith: nil) == nil)
        let messages = NibLedger.messages
        for part in ["broken.imageset/Contents.json: ", "v.pdf: the picture is missing, or no PDF", "t.png: the picture", "list.imageset", "odd.colorset"] {
            #expect(messages.contains { $0.contains(part) }, "\(part) \(messages)")
        }
        #expect(messages.count == 5)
    }

    @Test("D3: a vector picture for all scales has its page's size in points, and pixels for the screen's scale")
    func vector() throws {
        let project = try AssetProject()
        let properties = #""properties": {"template-rendering-intent": "template", "preserves-vector-representation": true}"#
        try project.write("A.xcassets/dot.imageset/Contents.json", #"{"images": [{"idiom": "universal", "filename": "d.pdf"}], \#(properties)}"#)
        try project.write(
            "A.xcassets/dot.imageset/d.pdf",
            "%PDF-1.3\n1 0 obj\n<< /Type /Page /MediaBox [0 0 12 8] /Contents 2 0 R >>\nendobj\n2 0 obj\n<< /Length 22 >>\nstream\n0 0 1 rg 0 0 12 8 re f\nendstream\nendobj\n")
        let image = try #require(UIImage(named: "dot", in: project.bundle, compatibleWith: nil))
        #expect(image.size == CGSize(width: 12, height: 8) && image.renderingMode == .alwaysTemplate)
        #expect(image.scale == UIScreen.main.scale && image.cgImage?.width == Int(12 * UIScreen.main.scale))
    }

    @Test("D2, D3: pictures and nibs anywhere in a project's folder are found by name, as Xcode flattens them")
    func nested() throws {
        let project = try AssetProject()
        try project.write("Sources/Deep/knob@2x.png", AssetProject.png(.red, 20, 20))
        try project.write("Sources/Views/Panel.xib", NibStage.xib("<view id=\"v\"><subviews><imageView image=\"knob\" id=\"i\"/></subviews></view>"))
        let made = try #require(project.bundle.loadNibNamed("Panel", owner: nil))
        let image = ((made.first as? UIView)?.subviews.first as? UIImageView)?.image
        #expect(image?.size == CGSize(width: 10, height: 10))
    }
}

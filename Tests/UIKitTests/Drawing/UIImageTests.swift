import Testing
@_spi(SliderKit) @testable import UIKit

@MainActor
struct UIImageTests {
    /// Red and green above, blue and white below.
    private var quarters: UIImage {
        drawn(2, 2) {
            for (x, y, color) in [(0, 0, UIColor.red), (1, 0, .green), (0, 1, .blue), (1, 1, .white)] {
                color.setFill()
                UIRectFill(CGRect(x: x, y: y, width: 1, height: 1))
            }
        }
    }

    /// A strip: red cap of 3, then `middle`, blue cap of 3; one pixel high.
    private func strip(middle: UIColor...) -> UIImage {
        drawn(CGFloat(6 + middle.count), 1) {
            for (x, color) in ([.red, .red, .red] + middle + [.blue, .blue, .blue]).enumerated() {
                color.setFill()
                UIRectFill(CGRect(x: x, y: 0, width: 1, height: 1))
            }
        }
    }

    @Test("An empty image has no size, no pixels and draws nothing") func empty() {
        let image = UIImage()
        #expect(image.size == .zero && image.cgImage == nil && image.pngData() == nil)
        #expect(Pixels(drawn(2, 2) { image.draw(in: CGRect(x: 0, y: 0, width: 2, height: 2)) }).inkBounds == nil)
    }

    @Test("Size is pixels by scale, and scales that make no sense are 1", arguments: [0, -2, .nan, .infinity] as [CGFloat])
    func scales(bad: CGFloat) {
        let pixels = drawn(6, 4) {}.cgImage!
        #expect(UIImage(cgImage: pixels, scale: 2, orientation: .up).size == CGSize(width: 3, height: 2))
        #expect(UIImage(cgImage: pixels, scale: bad, orientation: .left).size == CGSize(width: 4, height: 6))
    }

    static let turned: [(UIImage.Orientation, [[Pixels.Pixel]])] = [
        (.up, [[.red, .green], [.blue, .white]]),
        (.down, [[.white, .blue], [.green, .red]]),
        (.right, [[.blue, .red], [.white, .green]]),
        (.left, [[.green, .white], [.red, .blue]]),
        (.upMirrored, [[.green, .red], [.white, .blue]]),
        (.downMirrored, [[.blue, .white], [.red, .green]]),
        (.leftMirrored, [[.red, .blue], [.green, .white]]),
        (.rightMirrored, [[.white, .green], [.blue, .red]]),
    ]

    @Test("An image is turned by its orientation", arguments: 0..<8) func orientation(index: Int) {
        let (orientation, expected) = Self.turned[index]
        let image = UIImage(cgImage: quarters.cgImage!, scale: 1, orientation: orientation)
        #expect(Pixels(drawn(2, 2) { image.draw(at: .zero) }).rows == expected)
        #expect(Pixels(image.upright).rows == expected)
    }

    @Test("A mirrored image is the picture mirrored, whatever the orientation", arguments: 0..<8) func mirrored(index: Int) {
        let image = UIImage(cgImage: quarters.cgImage!, scale: 1, orientation: Self.turned[index].0)
        let flipped = image.withHorizontallyFlippedOrientation()
        #expect(Pixels(drawn(2, 2) { flipped.draw(at: .zero) }).rows == Self.turned[index].1.map { $0.reversed() })
    }

    @Test("B6: caps keep their pixels at every width", arguments: [7, 8, 9, 20, 50]) func caps(width: Int) {
        let image = strip(middle: .green).resizableImage(withCapInsets: UIEdgeInsets(top: 0, left: 3, bottom: 0, right: 3))
        let rect = CGRect(x: 0, y: 0, width: width, height: 1)
        let row = Pixels(drawn(CGFloat(width), 1) { image.draw(in: rect) }).rows[0]
        #expect(Array(row.prefix(3)) == [.red, .red, .red])
        #expect(Array(row.suffix(3)) == [.blue, .blue, .blue])
        #expect(row[3..<(width - 3)].allSatisfy { $0 == .green })
    }

    @Test("B6: caps narrower than their sum draw without a crash", arguments: [0, 0.5, 1, 3, 5, 6] as [CGFloat])
    func narrowCaps(width: CGFloat) {
        let image = strip(middle: .green).resizableImage(withCapInsets: UIEdgeInsets(top: 0, left: 3, bottom: 0, right: 3))
        let pixels = Pixels(drawn(8, 1) { image.draw(in: CGRect(x: 0, y: 0, width: width, height: 1)) })
        #expect(pixels.width == 8)
        if width >= 1 { #expect(pixels[0, 0].red > 0) }
    }

    @Test("B6: a tiled middle repeats its pixels") func tiles() {
        let image = strip(middle: .green, .white).resizableImage(withCapInsets: UIEdgeInsets(top: 0, left: 3, bottom: 0, right: 3))
        let row = Pixels(drawn(12, 1) { image.draw(in: CGRect(x: 0, y: 0, width: 12, height: 1)) }).rows[0]
        #expect(Array(row[3..<9]) == [.green, .white, .green, .white, .green, .white])
    }

    @Test("stretchableImage has one stretched point") func stretchable() {
        let image = strip(middle: .green).stretchableImage(withLeftCapWidth: 3, topCapHeight: 0)
        #expect(image.capInsets == UIEdgeInsets(top: 0, left: 3, bottom: 0, right: 3))
        #expect(image.leftCapWidth == 3 && image.resizingMode == .stretch)
    }

    @Test("A template is drawn in the fill colour, an original as it is") func renderingMode() {
        let template = quarters.withRenderingMode(.alwaysTemplate)
        let image = drawn(2, 2) {
            UIColor.blue.setFill()
            template.draw(at: .zero)
        }
        #expect(Pixels(image).rows == [[.blue, .blue], [.blue, .blue]])
        let original = drawn(2, 2) {
            UIColor.blue.setFill()
            template.withRenderingMode(.alwaysOriginal).draw(at: .zero)
        }
        #expect(Pixels(original) == Pixels(quarters))
    }

    @Test("A tint colours the stencil and resolves when drawn") func tinted() {
        let color = UIColor { $0.userInterfaceStyle == .dark ? .red : .green }
        let image = quarters.withTintColor(color)
        UITraitCollection(userInterfaceStyle: .dark).performAsCurrent {
            #expect(Pixels(drawn(2, 2) { image.draw(at: .zero) })[1, 1] == .red)
        }
        UITraitCollection(userInterfaceStyle: .light).performAsCurrent {
            #expect(Pixels(drawn(2, 2) { image.draw(at: .zero) })[1, 1] == .green)
        }
    }

    @Test("Alpha and blend mode apply") func blending() {
        let image = drawn(2, 2, opaque: true) { quarters.draw(at: .zero, blendMode: .normal, alpha: 0.5) }
        #expect(abs(Int(Pixels(image)[0, 0].red) - 128) <= 1)
    }

    @Test("PNG data comes back the same") func pngRoundTrip() {
        let back = UIImage(data: quarters.pngData()!, scale: 2)!
        #expect(Pixels(back) == Pixels(quarters))
        #expect(back.size == CGSize(width: 1, height: 1))
    }

    @Test("JPEG data comes back nearly the same") func jpegRoundTrip() {
        let image = drawn(16, 16, opaque: true) {
            UIColor.red.setFill()
            UIRectFill(CGRect(x: 0, y: 0, width: 16, height: 16))
        }
        let pixel = Pixels(UIImage(data: image.jpegData(compressionQuality: 1)!))[8, 8]
        #expect(pixel.red > 245 && pixel.green < 10 && pixel.blue < 10)
    }

    @Test("H2: data that is no image gives nil", arguments: [Data(), Data([1, 2, 3]), Data([0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10])])
    func badData(data: Data) {
        #expect(UIImage(data: data) == nil)
    }

    @Test("Images are found by name and scale in the search folders") func named() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("SliderKitImages-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer {
            try? FileManager.default.removeItem(at: folder)
            UIImage.searchFolders = []
        }
        try drawn(2, 2) {}.pngData()!.write(to: folder.appendingPathComponent("knob.png"))
        try drawn(4, 4) {}.pngData()!.write(to: folder.appendingPathComponent("knob@2x.png"))
        try drawn(9, 9) {}.pngData()!.write(to: folder.appendingPathComponent("only@3x.png"))
        UIImage.searchFolders = [folder]
        let wanted = UITraitCollection(displayScale: 2)
        #expect(UIImage(named: "knob", in: nil, compatibleWith: wanted)?.cgImage?.width == 4)
        #expect(UIImage(named: "knob", in: nil, compatibleWith: UITraitCollection(displayScale: 1))?.cgImage?.width == 2)
        #expect(UIImage(named: "knob.png", in: nil, compatibleWith: wanted)?.scale == 2)
        #expect(UIImage(named: "only", in: nil, compatibleWith: wanted)?.size == CGSize(width: 3, height: 3))
        #expect(UIImage(named: "missing") == nil)
        #expect(UIImage(named: "") == nil)
        #expect(UIImage(contentsOfFile: folder.appendingPathComponent("only@3x.png").path)?.scale == 3)
    }

    @Test("Symbols are stencils of the font's size, unknown names give nil", arguments: [
        "speaker.wave.3.fill", "sun.max", "moon.fill", "xmark", "star", "heart.fill", "bolt",
    ])
    func symbols(name: String) throws {
        let image = try #require(UIImage(systemName: name))
        #expect(image.isSymbolImage && Pixels(image).inkBounds != nil)
        let large = try #require(UIImage(systemName: name, withConfiguration: UIImage.SymbolConfiguration(pointSize: 34)))
        #expect(abs(large.size.height - 2 * image.size.height) <= 2)
        #expect(image.applyingSymbolConfiguration(.init(pointSize: 34))?.size == large.size)
        #expect(UIImage(systemName: "no.such.symbol") == nil)
    }
}

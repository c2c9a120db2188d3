@_spi(SliderKit) @testable import CoreGraphics
import Foundation
import Testing

/// Pages that the tests write themselves.
@MainActor struct PDFTests {
    /// A file with a page of 20 × 10 points, its content and further objects, which begin with the fourth.
    private func file(_ content: String, resources: String = "<< >>", _ more: [String] = [], box: String = "[0 0 20 10]") -> Data {
        var text = "%PDF-1.4\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n"
        text += "2 0 obj\n<< /Type /Pages /Kids [3 0 R] /Count 1 /MediaBox \(box) >>\nendobj\n"
        text += "3 0 obj\n<< /Type /Page /Parent 2 0 R /Resources \(resources) /Contents 4 0 R >>\nendobj\n"
        text += "4 0 obj\n<< /Length \(content.utf8.count) >>\nstream\n\(content)\nendstream\nendobj\n"
        for (index, object) in more.enumerated() { text += "\(index + 5) 0 obj\n\(object)\nendobj\n" }
        return Data((text + "%%EOF").utf8)
    }

    /// Red, green, blue and alpha at a point, from the top left.
    private func pixel(_ data: Data, _ x: Int, _ y: Int) throws -> [Int] {
        let picture = try #require(PDFPicture(data: data))
        let image = try #require(picture.image(scale: 1))
        return image.withPixels { bytes, row in
            let at = y * row + 4 * x
            return [Int(bytes[at + 2]), Int(bytes[at + 1]), Int(bytes[at]), Int(bytes[at + 3])]
        }
    }

    @Test("D3: a page has the size of its box, its origin at the bottom left, and pixels for each point as asked")
    func size() throws {
        let data = file("1 0 0 rg 0 0 10 5 re f", box: "[0 0 20 10]")
        let picture = try #require(PDFPicture(data: data))
        #expect(picture.size == CGSize(width: 20, height: 10))
        let image = try #require(picture.image(scale: 3))
        #expect(image.width == 60 && image.height == 30)
        #expect(try pixel(data, 2, 7) == [255, 0, 0, 255])
        #expect(try pixel(data, 2, 2) == [0, 0, 0, 0] && pixel(data, 15, 7) == [0, 0, 0, 0])
        #expect(try pixel(file("1 0 0 rg 100 50 10 5 re f", box: "[100 50 120 60]"), 2, 7) == [255, 0, 0, 255])
    }

    @Test("D3: colours, transforms, clips and states")
    func operators() throws {
        #expect(try pixel(file("q 2 0 0 2 4 0 cm 0 1 0 rg 0 0 2 2 re f Q 0 0 1 rg 16 0 4 4 re f"), 6, 8) == [0, 255, 0, 255])
        #expect(try pixel(file("0 0 5 10 re W n 0 0 1 rg 0 0 20 10 re f"), 7, 5) == [0, 0, 0, 0])
        #expect(try pixel(file("0 1 1 0 k 0 0 20 10 re f"), 7, 5) == [255, 0, 0, 255])
        #expect(try pixel(file("/Cs cs 0 1 0 sc 0 0 20 10 re f", resources: "<< /ColorSpace << /Cs [ /ICCBased 5 0 R ] >> >>", ["<< /N 3 /Length 0 >>"]), 1, 1) == [0, 255, 0, 255])
        // Two squares in each other: the rule decides about the inner one.
        let squares = "0 0 20 10 re 5 2 10 6 re"
        #expect(try pixel(file("0 g \(squares) f"), 10, 5)[3] == 255)
        #expect(try pixel(file("0 g \(squares) f*"), 10, 5)[3] == 0)
        let half = try pixel(file("/G gs 1 0 0 rg 0 0 20 10 re f", resources: "<< /ExtGState << /G << /ca 0.5 >> >> >>"), 3, 3)
        #expect(abs(half[3] - 128) <= 1)
        #expect(try pixel(file("4 w 1 0 0 RG 0 5 m 20 5 l S"), 10, 4) == [255, 0, 0, 255])
    }

    @Test("D3: forms, pictures with masks, and shadings")
    func objects() throws {
        let form = "<< /Type /XObject /Subtype /Form /BBox [0 0 5 5] /Matrix [1 0 0 1 10 0] /Length 26 >>\nstream\n1 0 0 rg 0 0 20 20 re f   \nendstream"
        let withForm = file("/F Do", resources: "<< /XObject << /F 5 0 R >> >>", [form])
        #expect(try pixel(withForm, 12, 8) == [255, 0, 0, 255] && pixel(withForm, 12, 2)[3] == 0 && pixel(withForm, 5, 8)[3] == 0)
        let image = "<< /Subtype /Image /Width 2 /Height 1 /ColorSpace /DeviceRGB /BitsPerComponent 8 /SMask 6 0 R /Filter /ASCIIHexDecode /Length 13 >>\nstream\nff000000ff00>\nendstream"
        let mask = "<< /Subtype /Image /Width 2 /Height 1 /ColorSpace /DeviceGray /BitsPerComponent 8 /Filter /ASCIIHexDecode /Length 5 >>\nstream\nff00>\nendstream"
        let withImage = file("20 0 0 10 0 0 cm /I Do", resources: "<< /XObject << /I 5 0 R >> >>", [image, mask])
        #expect(try pixel(withImage, 3, 5) == [255, 0, 0, 255] && pixel(withImage, 17, 5)[3] == 0)
        let shading = "<< /ShadingType 2 /ColorSpace /DeviceRGB /Coords [0 0 20 0] /Function << /FunctionType 2 /Domain [0 1] /N 1 /C0 [1 0 0] /C1 [0 0 1] >> >>"
        let shaded = try pixel(file("/S sh", resources: "<< /Shading << /S 5 0 R >> >>", [shading]), 10, 5)
        #expect(abs(shaded[0] - 122) < 8 && abs(shaded[2] - 133) < 8, "\(shaded)")
    }

    @Test("D3: compressed streams, with each kind of block")
    func compressed() throws {
        let inflate = { (text: String) in String(decoding: Inflate.zlib(Data(base64Encoded: text)!, limit: 10_000), as: UTF8.self) }
        #expect(inflate("eNozUDBUMFAoSgcSBgqGBgpGQE6qQhqXwaj4qPio+KAXBwCVfcYh") == String(repeating: "0 1 0 rg 0 0 10 20 re f\n", count: 40))
        let long = inflate(
            "eNoNj8ERAEAEA1vRWlwi6L+A82NGsotK98uEQ2BE6aWIlfikrZxaBx9beRcaBe3RhSgh0auI7XrLNHdbr3yhYCWoGWY9NVB5dSjdpWdTc5VPnleDQr8qTTbNBPBm3yB6WDiul022G3RzfRtwikH6eKjJ8S7a53CN2t467V2V+8BLHEmLtz1tE3yY+92MG3cqOvreOYXQvLMNqDKjTR3PmfkBtkpxog==")
        #expect(long.count == 300 && long.hasPrefix("debghcbbag ead  fecb") && long.utf8.reduce(0) { $0 + Int($1) } == 29089)
        #expect(inflate("eAFLTEpOREKKADPVBeA=") == "abcabcabcabcabc!")
        #expect(Inflate.zlib(Data(base64Encoded: "eNozUDBUMFAoSgcSBgqGBgpGQE6qQhqXwaj4qPio+KAXBwCVfcYh")!, limit: 100).count < 400)
    }

    @Test("H2: what is no PDF, is cut off or makes no sense gives nothing or what can be drawn, never a crash")
    func hostile() {
        let good = file("/F Do 1 0 0 rg 0 0 10 5 re f BT /T 3 Tf (x) Tj ET [1 2", resources: "<< /XObject << /F 3 0 R >> /Font << /T << >> >> >>")
        for end in stride(from: 0, to: good.count, by: 7) { _ = PDFPicture(data: good.prefix(end))?.image(scale: 1) }
        var noise = Noise()
        for _ in 0..<300 {
            var bytes = [UInt8](good)
            for _ in 0..<8 { bytes[Int.random(in: 8..<bytes.count, using: &noise)] = UInt8.random(in: 0...255, using: &noise) }
            _ = PDFPicture(data: Data(bytes))?.image(scale: 1)
        }
        #expect(PDFPicture(data: Data()) == nil && PDFPicture(data: Data("%PDF-1.4 nothing".utf8)) == nil)
        #expect(PDFPicture(data: file("", box: "[0 0 1e9 1e9]")) == nil && PDFPicture(data: file("", box: "[0 0 0 0]")) == nil)
        // A form that draws itself, and brackets without end.
        let endless = "<< /Subtype /Form /BBox [0 0 5 5] /Resources << /XObject << /F 5 0 R >> >> /Length 11 >>\nstream\n/F Do /F Do\nendstream"
        #expect(PDFPicture(data: file("/F Do", resources: "<< /XObject << /F 5 0 R >> >>", [endless]))?.image(scale: 1) != nil)
        #expect(PDFPicture(data: file(String(repeating: "[", count: 100_000)))?.image(scale: 1) != nil)
    }

    @Test("D3: what a page holds that can't be drawn is named")
    func passedOver() throws {
        let composite = "<< /Subtype /Type0 /DescendantFonts [<< /Subtype /CIDFontType2 >>] >>"
        let picture = try #require(PDFPicture(data: file("BT /T 3 Tf (x) Tj ET /P sh", resources: "<< /Font << /T \(composite) >> >>")))
        _ = picture.image(scale: 1)
        #expect(picture.passedOver == ["a shading of an unknown kind", "text in a font that is not in the file, or can't be read"])
    }

    /// How many pixels of a page have ink, and between which columns.
    private func ink(_ data: Data) throws -> (count: Int, columns: ClosedRange<Int>?) {
        let picture = try #require(PDFPicture(data: data))
        let image = try #require(picture.image(scale: 1))
        #expect(picture.passedOver.isEmpty, "\(picture.passedOver)")
        return image.withPixels { bytes, row in
            var inked: [Int] = []
            for y in 0..<image.height { inked += (0..<image.width).filter { bytes[y * row + 4 * $0 + 3] > 100 } }
            return (inked.count, inked.min().map { $0...(inked.max() ?? $0) })
        }
    }

    @Test("D3: text in a font that every reader of PDFs has is set in its stand-in, with that font's widths")
    func standardFonts() throws {
        let text = { (font: String, string: String) in
            self.file("BT /T 20 Tf 0 0 Td (\(string)) Tj ET", resources: "<< /Font << /T << /Subtype /Type1 /BaseFont /\(font) >> >> >>", box: "[0 0 60 20]")
        }
        let (plain, bold, wide) = (try ink(text("Helvetica", "I")), try ink(text("Helvetica-Bold", "I")), try ink(text("Courier", "II")))
        #expect(plain.count > 14 && bold.count > plain.count + 14, "\(plain) \(bold)")
        // In Courier every letter is 0.6 of the size wide: the second begins at 12 points.
        let columns = try #require(wide.columns)
        #expect(columns.lowerBound < 6 && (18...23).contains(columns.upperBound), "\(columns)")
        let (accent, letter) = (try ink(text("Helvetica", "\\311")), try ink(text("Helvetica", "E")))
        #expect(accent.count > letter.count, "É by its code in Windows' encoding")
    }

    @Test("D3: signs of a font that is not in the file are named, not shown as letters", arguments: ["Symbol", "ZapfDingbats"])
    func signs(font: String) throws {
        let picture = try #require(
            PDFPicture(data: file("BT /T 8 Tf (abc) Tj ET", resources: "<< /Font << /T << /Subtype /Type1 /BaseFont /\(font) >> >> >>")))
        let image = try #require(picture.image(scale: 1))
        #expect(picture.passedOver == ["text in a font that is not in the file, or can't be read"])
        #expect(image.withPixels { bytes, row in (0..<(row * image.height)).allSatisfy { bytes[$0] == 0 } })
    }

    @Test("H2: a font that is cut off or changed gives what can be read of it, never a crash")
    func hostileFonts() throws {
        let whole = [UInt8](try Data(contentsOf: URL(fileURLWithPath: try #require(FontLibrary.file(postScriptName: "Helvetica")))))
        var noise = Noise()
        for _ in 0..<60 {
            var bytes = Array(whole.prefix(Bool.random(using: &noise) ? whole.count : Int.random(in: 0..<whole.count, using: &noise)))
            for _ in 0..<20 where !bytes.isEmpty { bytes[Int.random(in: 0..<bytes.count, using: &noise)] = UInt8.random(in: 0...255, using: &noise) }
            guard let outlines = GlyphOutlines(bytes) else { continue }
            for code in 60..<70 { _ = outlines.outline(outlines.glyph(code: code) ?? code) }
            _ = (outlines.outline(-1), outlines.outline(1 << 40), outlines.glyph(scalar: -5), outlines.advance(70_000), outlines.glyph(identifier: -1))
        }
        #expect(GlyphOutlines([]) == nil && GlyphOutlines([0, 1, 2]) == nil)
    }

    /// A table of an OpenType font.
    private func table(_ name: String, of font: Data) throws -> Data {
        let bytes = [UInt8](font)
        let number = { (at: Int) in bytes[at..<(at + 4)].reduce(0) { $0 << 8 | Int($1) } }
        for entry in stride(from: 12, to: 12 + 16 * (Int(bytes[4]) << 8 | Int(bytes[5])), by: 16) where bytes[entry..<(entry + 4)].elementsEqual(name.utf8) {
            return font.subdata(in: number(entry + 8)..<(number(entry + 8) + number(entry + 12)))
        }
        throw CocoaError(.fileReadCorruptFile)
    }

    @Test("D3: text in embedded fonts with curves of the third degree: whole, bare, by names, and by identifiers", arguments: [false, true])
    func compactFonts(isBare: Bool) throws {
        let whole = try Data(contentsOf: URL(fileURLWithPath: try #require(FontLibrary.file(postScriptName: "Helvetica"))))
        let font = isBare ? try table("CFF ", of: whole) : whole
        let hex = font.map { String(format: "%02x", $0) }.joined()
        let kind = isBare ? "Type1C" : "OpenType"
        let stream = "<< /Subtype /\(kind) /Filter /ASCIIHexDecode /Length \(hex.utf8.count + 1) >>\nstream\n\(hex)>\nendstream"
        let page = { (font: String, string: String) in
            self.file("BT /T 20 Tf 0 0 Td \(string) Tj ET", resources: "<< /Font << /T \(font) >> >>", [stream], box: "[0 0 20 20]")
        }
        let simple = "<< /Subtype /Type1 /FontDescriptor << /Flags 4 /FontFile3 5 0 R >> /FirstChar 65 /Widths [600]"
        let letter = try ink(page(simple + " /Encoding << /Differences [65 /O] >> >>", "(A)"))
        let other = try ink(page(simple + " /Encoding /WinAnsiEncoding >>", "(O)"))
        #expect(letter.count > 40 && letter.count == other.count && letter.columns == other.columns, "\(letter) \(other)")
        // The glyph numbers of a font that is not keyed by identifiers are its identifiers.
        let outlines = try #require(GlyphOutlines([UInt8](font)))
        let glyph = try #require(outlines.glyph(named: "O"))
        let composite = "<< /Subtype /Type0 /Encoding /Identity-H /DescendantFonts [<< /Subtype /CIDFontType0 /FontDescriptor << /FontFile3 5 0 R >> >>] >>"
        #expect(try ink(page(composite, String(format: "<%04x>", glyph))).count == letter.count)
    }
}

/// The same numbers in every run.
private struct Noise: RandomNumberGenerator {
    private var state: UInt64 = 20_250_101

    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return state ^ state >> 29
    }
}

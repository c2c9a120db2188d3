import Testing
@_spi(SliderKit) import UIKit

@MainActor @Suite struct ValueCodingTests {
    @Test(
        "I20: fixed colours survive an archive",
        arguments: [
            UIColor(white: 0.25, alpha: 0.5), .clear, .red, UIColor(red: -0.5, green: 1.25, blue: 0.1, alpha: 0.3),
            UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1),
        ])
    func colors(color: UIColor) throws { #expect(try copied(color) == color) }

    @Test("I20: system colours stay system colours", arguments: [UIColor.systemRed, .label, .tintColor, .systemFill, .systemGray6])
    func systemColors(color: UIColor) throws {
        let copy = try copied(color)
        #expect(copy == color && copy.hash == color.hash)
        for style in [UIUserInterfaceStyle.light, .dark] {
            let traits = UITraitCollection(userInterfaceStyle: style)
            #expect(copy.resolvedColor(with: traits) == color.resolvedColor(with: traits))
        }
        #expect(UIColor.systemRed != .systemBlue)
    }

    @Test("I20: another dynamic colour keeps what it is in light and dark and with each contrast")
    func dynamicColors() throws {
        let color = UIColor { traits in
            UIColor(red: traits.userInterfaceStyle == .dark ? 1 : 0, green: traits.accessibilityContrast == .high ? 1 : 0, blue: 0, alpha: 1)
        }
        let copy = try copied(color)
        for style in [UIUserInterfaceStyle.light, .dark] {
            for contrast in [UIAccessibilityContrast.normal, .high] {
                let traits = UITraitCollection(traitsFrom: [
                    UITraitCollection(userInterfaceStyle: style), UITraitCollection(accessibilityContrast: contrast),
                ])
                #expect(copy.resolvedColor(with: traits) == color.resolvedColor(with: traits))
            }
        }
    }

    @Test("I20: patterns survive an archive")
    func patterns() throws {
        let color = UIColor(patternImage: drawn(4, 2, scale: 2) { UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 1)) })
        let copy = try copied(color)
        func picture(_ color: UIColor) -> UIImage {
            drawn(9, 9, scale: 2) {
                color.setFill()
                UIRectFill(CGRect(x: 0, y: 0, width: 9, height: 9))
            }
        }
        #expect(Pixels(picture(copy)) == Pixels(picture(color)))
    }

    @Test("I20: an image keeps pixels, scale, orientation, caps, insets, baseline, mode, flip and tint")
    func images() throws {
        let image = drawn(6, 4, scale: 3) {
            UIColor(red: 0.2, green: 0.4, blue: 0.9, alpha: 0.5).setFill()
            UIRectFill(CGRect(x: 0, y: 0, width: 3, height: 4))
        }
        .resizableImage(withCapInsets: UIEdgeInsets(top: 1, left: 2, bottom: 0.5, right: 0), resizingMode: .stretch)
        .withAlignmentRectInsets(UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 0)).withBaselineOffset(fromBottom: 2)
        .imageFlippedForRightToLeftLayoutDirection().withHorizontallyFlippedOrientation()
        .withTintColor(.systemRed, renderingMode: .alwaysTemplate)
        let copy = try copied(image)
        #expect(copy == image && copy.baselineOffsetFromBottom == 2 && copy.isSymbolImage == false)
        #expect(Pixels(copy) == Pixels(image))
        let empty = try copied(UIImage())
        #expect(empty.size == .zero && empty.cgImage == nil)
    }

    @Test("I20: a symbol is archived by its name and configuration")
    func symbols() throws {
        let configuration = UIImage.SymbolConfiguration(pointSize: 30, weight: .bold, scale: .large)
        let symbol = try #require(UIImage(systemName: "sun.max.fill", withConfiguration: configuration)).withRenderingMode(.alwaysOriginal)
        let copy = try copied(symbol)
        #expect(copy == symbol && copy.isSymbolImage && copy.symbolConfiguration == configuration)
        let data = try NSKeyedArchiver.archivedData(withRootObject: symbol, requiringSecureCoding: true)
        #expect(data.count < 2000)
        #expect(try copied(configuration) == configuration)
        #expect(try copied(UIImage.SymbolConfiguration(textStyle: .title1)) == UIImage.SymbolConfiguration(textStyle: .title1))
    }

    @Test(
        "I20: fonts and their descriptors survive an archive",
        arguments: [
            UIFont.systemFont(ofSize: 12.5, weight: .heavy), .italicSystemFont(ofSize: 9),
            .monospacedDigitSystemFont(ofSize: 20, weight: .thin), .monospacedSystemFont(ofSize: 11, weight: .bold),
            UIFont(name: "HelveticaNeue-CondensedBlack", size: 14)!, UIFont(name: "Georgia-Italic", size: 14)!,
        ])
    func fonts(font: UIFont) throws { try check(font) }

    @Test("I20: fonts that follow the content size do so after an archive")
    func scalingFonts() throws {
        try check(.preferredFont(forTextStyle: .headline))
        try check(UIFontMetrics(forTextStyle: .body).scaledFont(for: .systemFont(ofSize: 15), maximumPointSize: 40))
    }

    private func check(_ font: UIFont) throws {
        let copy = try copied(font)
        #expect(copy == font && copy.fontName == font.fontName)
        #expect(try copied(font.fontDescriptor) == font.fontDescriptor)
    }

    @Test("I20: archives with Apple's class names are read")
    func names() throws {
        func check<Object: NSObject & NSSecureCoding>(_ object: Object, _ name: String) throws {
            let data = try NSKeyedArchiver.archivedData(withRootObject: object, requiringSecureCoding: true)
            var list = try #require(PropertyListSerialization.propertyList(from: data, options: [], format: nil) as? [String: Any])
            list["$objects"] = try objects(of: data).map { object in
                (object as? [String: Any])?["$classname"] == nil ? object : ["$classname": name, "$classes": [name, "NSObject"]]
            }
            let changed = try PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0)
            let read = try NSKeyedUnarchiver.unarchivedObject(ofClass: Object.self, from: changed)
            #expect(read == object)
        }
        try check(UIColor.systemRed, "UIColor")
        try check(UIImage(), "UIImage")
        try check(UIFont.systemFont(ofSize: 9), "UIFont")
        try check(UIImage.SymbolConfiguration(scale: .large), "UIImageSymbolConfiguration")
    }

    @Test("I20: archives without sense give nothing")
    func broken() throws {
        func value(_ change: (NSKeyedArchiver) -> Void) throws -> NSKeyedUnarchiver {
            let coder = NSKeyedArchiver(requiringSecureCoding: true)
            change(coder)
            coder.finishEncoding()
            return try NSKeyedUnarchiver(forReadingFrom: coder.encodedData)
        }
        #expect(UIColor(coder: try value { _ in }) == nil)
        #expect(UIColor(coder: try value { $0.encode(Double.nan, forKey: "UIAlpha") }) == nil)
        #expect(UIColor(coder: try value { $0.encode("systemRedColor" as NSString, forKey: "UISystemColorName") }) == nil)
        #expect(UIFont(coder: try value { $0.encode(3.0, forKey: "UIFontPointSize") }) == nil)
        #expect(UIImage(coder: try value { $0.encode(Double.infinity, forKey: "UIScale") })?.scale == 1)
        #expect(UIImage(coder: try value { $0.encodeBytes([1, 2, 3], length: 3, forKey: "UIImageData") }) == nil)
        #expect(UIImage(coder: try value { $0.encodeBytes([65], length: 1, forKey: "UISystemSymbolName") }) == nil)
        #expect(UIImage(coder: try value { $0.encode(99, forKey: "UIImageOrientation") })?.imageOrientation == .up)
    }
}

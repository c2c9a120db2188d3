@_spi(SliderKit) import CoreGraphics
@_spi(SliderKit) import QuartzCore

/// Teaches text layers, which know no UIKit, its fonts and its attributed strings.
enum TextLayerFonts {
    /// Once, before the first view is made.
    static let install: Void = {
        CGFont.catalog = { UIFont(name: $0, size: 12)?.fontName }
        CATextLayer.attributedRunProvider = { TextSetter.runs(of: $0, scaleFactor: 1) }
        CATextLayer.typefaceProvider = { font, size in
            if let name = font as? String ?? (font as? CGFont)?.postScriptName as? String { return UIFont(name: name, size: size)?.typeface() }
            return (font as? UIFont)?.withSize(size).typeface()
        }
    }()
}

@_spi(SliderKit) import QuartzCore

/// Teaches text layers, which know no UIKit, its fonts and its attributed strings.
enum TextLayerFonts {
    /// Once, before the first view is made.
    static let install: Void = {
        CATextLayer.attributedRunProvider = { TextSetter.runs(of: $0, scaleFactor: 1) }
        CATextLayer.typefaceProvider = { font, size in
            if let name = font as? String { return UIFont(name: name, size: size)?.typeface() }
            return (font as? UIFont)?.withSize(size).typeface()
        }
    }()
}

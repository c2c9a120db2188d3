@_spi(SliderKit) import CoreGraphics
import Foundation

/// One image set: pictures at several scales, light and dark.
struct AssetImageSet {
    private let folder: URL
    private let contents: AssetContents

    init(_ folder: URL, _ contents: AssetContents) {
        self.folder = folder
        self.contents = contents
    }

    /// The picture whose scale is wanted, else a larger one, else a smaller one.
    func image(preferring scale: CGFloat) -> UIImage? {
        guard let light = picture(dark: false, preferring: scale) else { return nil }
        guard let dark = picture(dark: true, preferring: scale) else { return light }
        return light.changed { $0.dark = dark }
    }

    private func picture(dark: Bool, preferring wanted: CGFloat) -> UIImage? {
        let variants = contents.variants("images").filter { variant in
            let (isDark, isOther) = AssetContents.appearance(of: variant)
            return isDark == dark && !isOther && variant["filename"] is String && variant["language-direction"] as? String != "right-to-left"
        }
        for scale in ImageFiles.variants(preferring: wanted) {
            for variant in variants where Self.scale(of: variant) == scale {
                if let image = read(variant, scale: scale) { return image }
            }
        }
        // One for all scales: vectors, or a picture that says none.
        return variants.lazy.filter { $0["scale"] == nil }.compactMap { variant in
            (variant["filename"] as? String)?.lowercased().hasSuffix(".pdf") == true ? read(variant, scale: 1, pixels: wanted) : read(variant, scale: 1)
        }.first
    }

    private static func scale(of variant: [String: Any]) -> CGFloat? {
        (variant["scale"] as? String).flatMap { $0.hasSuffix("x") ? Double($0.dropLast()) : nil }.map { CGFloat($0) }
    }

    /// - Parameter pixels: How many pixels a point of a vector picture gets; `scale` when nil.
    private func read(_ variant: [String: Any], scale: CGFloat, pixels: CGFloat? = nil) -> UIImage? {
        guard let name = variant["filename"] as? String else { return nil }
        let url = folder.appendingPathComponent(name)
        if url.pathExtension.lowercased() == "svg" {
            ResourceProblems.tell("SVG pictures are not read; add it as PDF, or as PNG at 1x, 2x and 3x", file: url.path)
            return nil
        }
        let data = try? Data(contentsOf: url)
        let isVector = url.pathExtension.lowercased() == "pdf"
        guard let data, let image = isVector ? vector(data, url, pixels ?? scale) : UIImage(data: data, scale: scale) else {
            ResourceProblems.tell(isVector ? "the picture is missing, or no PDF" : "the picture is missing, or neither PNG nor JPEG", file: url.path)
            return nil
        }
        return image.changed { traits in
            apply(&traits, variant, scale)
        }
    }

    /// The page of a PDF file, in its own size.
    private func vector(_ data: Data, _ url: URL, _ scale: CGFloat) -> UIImage? {
        guard let picture = PDFPicture(data: data), let image = picture.image(scale: scale) else { return nil }
        if !picture.passedOver.isEmpty {
            ResourceProblems.tell("the picture has parts that are left out: \(picture.passedOver.joined(separator: ", "))", file: url.path)
        }
        return UIImage(cgImage: image, scale: scale, orientation: .up)
    }

    private func apply(_ traits: inout UIImage.Traits, _ variant: [String: Any], _ scale: CGFloat) {
        switch contents.properties["template-rendering-intent"] as? String {
        case "template": traits.renderingMode = .alwaysTemplate
        case "original": traits.renderingMode = .alwaysOriginal
        default: break
        }
        if variant["language-direction"] as? String == "left-to-right" { traits.flipsForRightToLeft = true }
        guard let resizing = variant["resizing"] as? [String: Any], let mode = resizing["mode"] as? String else { return }
        // Slices are counted in pixels. (choice)
        let insets = resizing["cap-insets"] as? [String: Any] ?? resizing["capInsets"] as? [String: Any] ?? [:]
        let inset = { (side: String) in CGFloat((insets[side] as? NSNumber)?.doubleValue ?? 0) / scale }
        let across = mode != "3-part-vertical", down = mode != "3-part-horizontal"
        traits.capInsets = UIEdgeInsets(
            top: down ? inset("top") : 0, left: across ? inset("left") : 0, bottom: down ? inset("bottom") : 0,
            right: across ? inset("right") : 0)
        traits.isResizable = true
        traits.resizingMode = (resizing["center"] as? [String: Any])?["mode"] as? String == "tile" ? .tile : .stretch
    }
}

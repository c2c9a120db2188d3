@_spi(SliderKit) import CoreGraphics

/// The pictures of the buttons' types (choice: their shapes).
@MainActor
enum ButtonPictures {
    static let info = ringed { context, middle in
        context.fillEllipse(in: CGRect(x: middle - 1.25, y: middle - 5.75, width: 2.5, height: 2.5))
        context.move(to: CGPoint(x: middle, y: middle - 1.5))
        context.addLine(to: CGPoint(x: middle, y: middle + 5))
        context.strokePath()
    }

    static let plus = ringed { context, middle in
        for (x, y): (CGFloat, CGFloat) in [(5, 0), (0, 5)] {
            context.move(to: CGPoint(x: middle - x, y: middle - y))
            context.addLine(to: CGPoint(x: middle + x, y: middle + y))
        }
        context.strokePath()
    }

    static let close: UIImage = {
        let side = UIButton.ButtonType.closeSide, middle = side / 2
        return UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { renderer in
            let context = renderer.cgContext
            context.setFillColor(CGColor(red: 0.46, green: 0.46, blue: 0.5, alpha: 0.16))
            context.fillEllipse(in: CGRect(x: 0, y: 0, width: side, height: side))
            context.setStrokeColor(CGColor(red: 0.5, green: 0.5, blue: 0.52, alpha: 1))
            context.setLineWidth(2.5)
            context.setLineCap(.round)
            for sign: CGFloat in [-1, 1] {
                context.move(to: CGPoint(x: middle - 5, y: middle - 5 * sign))
                context.addLine(to: CGPoint(x: middle + 5, y: middle + 5 * sign))
            }
            context.strokePath()
        }.withRenderingMode(.alwaysOriginal)
    }()

    private static func ringed(_ draw: (CGContext, CGFloat) -> Void) -> UIImage {
        let side = UIButton.ButtonType.pictureSide
        return UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { renderer in
            let context = renderer.cgContext
            context.setStrokeColor(CGColor(red: 0, green: 0, blue: 0, alpha: 1))
            context.setFillColor(CGColor(red: 0, green: 0, blue: 0, alpha: 1))
            context.setLineWidth(1.5)
            context.setLineCap(.round)
            context.strokeEllipse(in: CGRect(x: 1.25, y: 1.25, width: side - 2.5, height: side - 2.5))
            draw(context, side / 2)
        }.withRenderingMode(.alwaysTemplate)
    }

    // MARK: Pictures of states

    /// How a picture is changed for a state.
    enum Treatment: Equatable {
        case none, dark, light
    }

    /// A picture drawn darker or lighter: under 35 % of black, or at half its alpha (choices). Stencils take the colour first.
    static func treated(_ image: UIImage, _ treatment: Treatment, tint: UIColor) -> UIImage {
        guard treatment != .none, image.size.width > 0, image.size.height > 0 else { return image }
        let original = image.isTemplateForViews ? image.withTintColor(tint, renderingMode: .alwaysOriginal) : image
        let format = UIGraphicsImageRendererFormat()
        format.scale = image.scale
        format.opaque = false
        let area = CGRect(origin: .zero, size: image.size)
        let drawn = UIGraphicsImageRenderer(size: image.size, format: format).image { renderer in
            original.draw(in: area, blendMode: .normal, alpha: treatment == .light ? 0.5 : 1)
            guard treatment == .dark else { return }
            renderer.cgContext.setBlendMode(.sourceAtop)
            renderer.cgContext.setFillColor(CGColor(red: 0, green: 0, blue: 0, alpha: 0.35))
            renderer.cgContext.fill(area)
        }
        var result = drawn.withRenderingMode(.alwaysOriginal)
        if image.capInsets != .zero || image.traits.isResizable {
            result = result.resizableImage(withCapInsets: image.capInsets, resizingMode: image.resizingMode)
        }
        return image.flipsForRightToLeftLayoutDirection ? result.imageFlippedForRightToLeftLayoutDirection() : result
    }
}

@_spi(SliderKit) import CoreGraphics

/// Text set into the room of one of the string drawing functions.
struct StringSetting {
    let layout: TextLayout
    let isFragment: Bool

    init(_ text: NSAttributedString, room: CGSize, options: NSStringDrawingOptions, context: NSStringDrawingContext?) {
        isFragment = options.contains(.usesLineFragmentOrigin)
        var settings = TextOptions()
        if isFragment {
            settings.width = StringSetting.limit(room.width)
        } else {
            settings.maximumLines = 1
            settings.width = StringSetting.limit(room.width)
        }
        let mode = TextSetter.paragraphStyle(of: text).lineBreakMode
        let breaksLines = mode == .byWordWrapping || mode == .byCharWrapping
        if !isFragment, breaksLines { settings.width = nil }
        let height = StringSetting.limit(room.height)
        settings.scaleFactor = StringSetting.factor(text, room: room, settings: settings, context: context)
        var layout = TextSetter.layout(text, settings)
        if isFragment, let height, layout.size.height > height {
            let fitting = layout.lineCount(fitting: height)
            settings.maximumLines = max(fitting, 1)
            if options.contains(.truncatesLastVisibleLine), breaksLines { settings.lineBreakMode = .byTruncatingTail }
            layout = TextSetter.layout(text, settings)
        }
        self.layout = layout
        context?.actualScaleFactor = settings.scaleFactor
        context?.totalBounds = bounds
    }

    var bounds: CGRect {
        guard !isFragment else { return CGRect(origin: .zero, size: layout.size) }
        return CGRect(origin: CGPoint(x: 0, y: -layout.firstBaseline), size: layout.size)
    }

    func draw(in context: CGContext, rect: CGRect) {
        let y = isFragment ? rect.minY : rect.minY - layout.firstBaseline
        layout.draw(in: context, at: CGPoint(x: rect.minX, y: y))
    }

    /// Zero, infinite and not-a-number mean no limit.
    static func limit(_ length: CGFloat) -> CGFloat? { length > 0 && length < 1e6 ? length : nil }

    /// The largest factor, not below the context's least, at which the text fits.
    private static func factor(
        _ text: NSAttributedString, room: CGSize, settings: TextOptions, context: NSStringDrawingContext?
    ) -> CGFloat {
        guard let least = context?.minimumScaleFactor, least > 0, least < 1 else { return 1 }
        func fits(_ factor: CGFloat) -> Bool {
            var settings = settings
            settings.scaleFactor = factor
            settings.lineBreakMode = .byWordWrapping
            let size = TextSetter.layout(text, settings).size
            return size.width <= (limit(room.width) ?? .infinity) + 0.01 && size.height <= (limit(room.height) ?? .infinity) + 0.01
        }
        return ScaleSearch.largest(from: least, fits: fits)
    }
}

/// Finds the largest factor up to 1 at which something fits.
enum ScaleSearch {
    static func largest(from least: CGFloat, fits: (CGFloat) -> Bool) -> CGFloat {
        if fits(1) { return 1 }
        var low = least, high: CGFloat = 1
        // Eight halvings end within half a percent, less than a pixel of a line of text.
        for _ in 0..<8 {
            let middle = (low + high) / 2
            if fits(middle) { low = middle } else { high = middle }
        }
        return low
    }
}

extension TextLayout {
    /// The first line's baseline, seen from the top, in points.
    var firstBaseline: CGFloat { lines.first?.baseline ?? 0 }
    /// The last line's baseline, seen from the top, in points.
    var lastBaseline: CGFloat { lines.last?.baseline ?? 0 }

    /// How many whole lines `height` points hold.
    func lineCount(fitting height: CGFloat) -> Int { lines.prefix { $0.rect.maxY <= height + 0.01 }.count }
}

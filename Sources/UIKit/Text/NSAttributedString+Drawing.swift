@_spi(SliderKit) import CoreGraphics

extension NSAttributedString {
    /// The size of the text on one line (or one for each line break), in points, not rounded.
    public func size() -> CGSize { length == 0 ? .zero : TextSetter.layout(self, TextOptions()).size }

    /// Draws in the current context, the top left corner at `point`, breaking only at line breaks.
    public func draw(at point: CGPoint) {
        guard let context = UIGraphicsGetCurrentContext(), length > 0, point.isFinite else { return }
        TextSetter.layout(self, TextOptions()).draw(in: context, at: point)
    }

    /// Draws the lines that fit into `rect` in the current context.
    public func draw(in rect: CGRect) { draw(with: rect, options: .usesLineFragmentOrigin, context: nil) }

    /// Draws in the current context. With `usesLineFragmentOrigin`: the lines that fit into `rect`; without: one line whose baseline
    /// begins at the rectangle's origin. `context` says whether the text may shrink to fit, and learns how it did.
    public func draw(with rect: CGRect, options: NSStringDrawingOptions, context: NSStringDrawingContext?) {
        guard let graphics = UIGraphicsGetCurrentContext(), length > 0, rect.origin.isFinite else { return }
        let setting = StringSetting(self, room: rect.size, options: options, context: context)
        setting.draw(in: graphics, rect: rect)
    }

    /// The area that drawing with the same arguments takes, in points, not rounded; its origin is zero, or for text
    /// without `usesLineFragmentOrigin` the top left corner seen from the baseline's beginning.
    public func boundingRect(with size: CGSize, options: NSStringDrawingOptions, context: NSStringDrawingContext?) -> CGRect {
        guard length > 0 else { return .zero }
        return StringSetting(self, room: size, options: options, context: context).bounds
    }
}

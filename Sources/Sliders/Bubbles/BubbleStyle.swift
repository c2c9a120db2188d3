import UIKit

/// How bubbles look.
@MainActor
public struct BubbleStyle {
    /// The body's colour at a level from 0 to 1. Default the label colour.
    public var fillColor: (CGFloat) -> UIColor = { _ in .label }
    /// The text's colour. Default the background colour.
    public var textColor: (CGFloat) -> UIColor = { _ in .systemBackground }
    /// The outline's colour; nil, the default, for none.
    public var outlineColor: UIColor?
    /// The outline's breadth, in points, half of it inside. Default 1.
    public var outlineWidth: CGFloat = 1
    /// The text's font; nil, the default, for a callout at the user's text size.
    public var font: UIFont?
    /// Makes the text with attributes of your own, at a level from 0 to 1; what has no font or colour gets the ones above. Nil, the default,
    /// for plain text.
    public var attributedText: ((_ text: String, _ level: CGFloat) -> NSAttributedString)?
    /// The room around the text, in points. Default 6 above and below, 10 beside.
    public var padding = UIEdgeInsets(top: 6, left: 10, bottom: 6, right: 10)
    /// The least size of a body, in points. Default none.
    public var minimumSize = CGSize.zero
    /// The radius of the body's corners, in points, at most half of its size. Default 8.
    public var cornerRadius: CGFloat = 8
    /// The arrow's breadth and length, in points. Default 12 × 6; zero for none.
    public var arrow = CGSize(width: 12, height: 6)
    /// The distance from the thumb to the arrow's tip, in points. Default 4.
    public var gap: CGFloat = 4
    /// Draws a bubble instead of all that; nil, the default, to draw it as described.
    public var draw: (@MainActor (BubbleDrawing) -> Void)?

    /// The default bubbles.
    public init() {}
}

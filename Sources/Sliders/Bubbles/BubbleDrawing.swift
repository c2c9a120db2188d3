import UIKit

/// What a closure that draws bubbles needs to know. The current context is the bubble's.
public struct BubbleDrawing {
    /// The body, in the context's coordinates.
    public let body: CGRect
    /// Where the arrows' tips are.
    public let tips: [CGPoint]
    /// The text.
    public let text: String
    /// Where the value lies in the range, 0…1; for merged bubbles the middle.
    public let level: CGFloat
    /// The font.
    public let font: UIFont
    /// Light or dark, text size, …
    public let traits: UITraitCollection
}

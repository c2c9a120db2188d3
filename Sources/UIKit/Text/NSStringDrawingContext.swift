/// How far text may shrink to fit, and how it did.
open class NSStringDrawingContext: NSObject {
    /// The least factor that fonts may shrink by; 0 by default, no shrinking.
    open var minimumScaleFactor: CGFloat = 0
    /// The factor that fonts were shrunk by in the last call; 0 before.
    open internal(set) var actualScaleFactor: CGFloat = 0
    /// The area that the text took in the last call, in points.
    open internal(set) var totalBounds = CGRect.zero

    /// A context that allows no shrinking.
    public override init() { super.init() }
}

import UIKit

/// What one finger does with a slider, from its landing to its leaving.
@MainActor
public protocol SliderDrag: AnyObject {
    /// The thumb that is held; nil as long as none is.
    var thumb: Int? { get }
    /// The finger moved; the point is in the slider's coordinates.
    func move(to point: CGPoint)
    /// The finger left.
    func end(at point: CGPoint)
    /// The system, the program or Escape ended it.
    func cancel()
}

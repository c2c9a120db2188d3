import UIKit

/// An image view that waits for its image.
class ThumbImageView: UIImageView {}

/// A container that waits for its content.
class PlainContainer: UIView {}

/// A label that waits for its text.
class ValueLabel: UILabel {}

/// A slider, so that something is drawn.
class OnlySlider: UISlider {}

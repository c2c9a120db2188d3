import UIKit

/// A slider that another folder's module is built on.
open class KnobSlider: UISlider {
    public let isKnob = true
}

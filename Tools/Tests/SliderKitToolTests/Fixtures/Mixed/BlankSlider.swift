import UIKit

/// A control that draws nothing.
class BlankSlider: UIControl {}

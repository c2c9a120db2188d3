import UIKit

@IBDesignable open class Untouched: UIView {
    @IBInspectable open var size: CGFloat = 1
    @IBAction func press(_ sender: Any) {}
}

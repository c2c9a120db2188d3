import UIKit

protocol DialDelegate: AnyObject {
    func dial(_ dial: Dial, turnedTo angle: CGFloat)
    func dialShouldTurn(_ dial: Dial) -> Bool
    func dialEnded()
}

@objc protocol WheelDelegate {
    @objc optional func wheel(_ wheel: Wheel, moved by: CGFloat)
    @objc optional func wheelTitle(_ wheel: Wheel) -> String
}

protocol FaderBase { func faded(_ values: [CGFloat], handler: @escaping (Bool) -> Void) }
protocol FaderDelegate: FaderBase {
    func `repeat`(in _: Int)
    func titled() -> String?
    func counted() -> Int
}
extension FaderDelegate {
    func counted() -> Int { return 3 }
}

protocol NeedyDelegate: AnyObject { func count(of view: UIView) -> Int }

class Dial: UIView {
    weak var delegate: DialDelegate?
    weak var needyDelegate: NeedyDelegate?
}

class Wheel: UIControl {
    weak var delegate: WheelDelegate!
    var faderDelegate: FaderDelegate?
    fileprivate weak var ownDelegate: DialDelegate?
}

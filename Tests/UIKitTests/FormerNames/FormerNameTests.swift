import Testing
import UIKit

@MainActor
private protocol FormerNameChecks {
    func checkNames()
    func checkMembers()
}

/// Code of Swift 4 years: the compiler warns of every line, so the names stand in functions that are deprecated themselves. They are
/// called through the protocol: a direct call of a deprecated function is itself a warning, and warnings are errors.
@MainActor
struct FormerNameTests: FormerNameChecks {
    @Test("D1: names from before Swift 4.2 mean today's")
    func names() { (self as any FormerNameChecks).checkNames() }

    @available(*, deprecated)
    fileprivate func checkNames() {
        let state: UIControlState = [.highlighted, .selected]
        #expect(state == [UIControl.State.highlighted, .selected])
        #expect(UIControlEvents.valueChanged == UIControl.Event.valueChanged)
        #expect(UIViewNoIntrinsicMetric == -1)
        #expect(UIViewAutoresizing.flexibleWidth == UIView.AutoresizingMask.flexibleWidth)
        #expect(UIAccessibilityTraitAdjustable == .adjustable)
        #expect(RunLoopMode.commonModes == .common)
        #expect(Notification.Name.UIApplicationDidEnterBackground == UIApplication.didEnterBackgroundNotification)
        let layer = CAShapeLayer()
        layer.lineCap = kCALineCapRound
        layer.lineJoin = kCALineJoinBevel
        layer.fillRule = kCAFillRuleEvenOdd
        layer.fillMode = kCAFillModeForwards
        #expect(layer.lineCap == .round && layer.lineJoin == .bevel && layer.fillRule == .evenOdd && layer.fillMode == .forwards)
    }

    @Test("D1: members from before Swift 4.2 do what today's do")
    func members() { (self as any FormerNameChecks).checkMembers() }

    @available(*, deprecated)
    fileprivate func checkMembers() {
        let view = UIView(), back = UIView(), front = UIView()
        view.addSubview(back)
        view.addSubview(front)
        view.bringSubview(toFront: back)
        #expect(view.subviews == [front, back])
        view.sendSubview(toBack: back)
        #expect(view.subviews == [back, front])
        let parent = UIViewController(), child = UIViewController()
        parent.addChildViewController(child)
        #expect(parent.childViewControllers == [child])
        child.removeFromParentViewController()
        #expect(parent.children.isEmpty)
    }

    @Test("D1: a font is given to a text layer as Core Foundation's object")
    func textLayerFont() {
        let layer = CATextLayer()
        let font = UIFont.systemFont(ofSize: 12)
        layer.font = font as CFTypeRef
        #expect(layer.font as? UIFont == font)
        let count: NSInteger = 3
        #expect(count == 3)
    }
}

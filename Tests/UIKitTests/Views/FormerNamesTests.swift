import Foundation
import Testing
@_spi(SliderKit) import HeadlessHost
@_spi(SliderKit) @testable import UIKit

@Suite(.serialized)
struct FormerNamesTests {
    @Test("Names before Swift 4.2 mean the same as those of today") @MainActor
    @available(*, deprecated)
    func names() {
        let events: UIControlEvents = [.touchDown, UIControlEvents.valueChanged]
        #expect(events == UIControl.Event([.touchDown, .valueChanged]))
        #expect(NSLayoutAttribute.centerY == NSLayoutConstraint.Attribute.centerY)
        #expect(kCALineCapRound == CAShapeLayerLineCap.round && kCAMediaTimingFunctionEaseIn == CAMediaTimingFunctionName.easeIn)
        #expect(UIViewNoIntrinsicMetric == UIView.noIntrinsicMetric)
        #expect(UILayoutFittingCompressedSize == UIView.layoutFittingCompressedSize)
        #expect(UILayoutFittingExpandedSize == UIView.layoutFittingExpandedSize)
        #expect(NSFontAttributeName == NSAttributedString.Key.font && UIFontWeightThin == UIFont.Weight.thin)
        let (parent, low, high) = (UIView(), UIView(), UIView())
        parent.addSubview(low)
        parent.addSubview(high)
        parent.bringSubview(toFront: low)
        #expect(parent.subviews.last === low)
    }

    @Test("A transaction takes Core Foundation's truth values") @MainActor
    func transactionValues() {
        CATransaction.begin()
        CATransaction.setValue(kCFBooleanTrue, forKey: kCATransactionDisableActions)
        #expect(CATransaction.disableActions())
        CATransaction.setValue(kCFBooleanFalse, forKey: kCATransactionDisableActions)
        #expect(!CATransaction.disableActions())
        CATransaction.commit()
    }

    @Test("The tint colour is the tint of the view that it colours, and follows it") @MainActor
    func tintColor() {
        let stage = ViewStage()
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        view.backgroundColor = .tintColor
        stage.window.addSubview(view)
        stage.host.commit()
        #expect(stage.pixel(10, 10).blue == 255 && stage.pixel(10, 10).red == 0)
        stage.window.tintColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        stage.host.commit()
        #expect(stage.pixel(10, 10).red == 255 && stage.pixel(10, 10).blue == 0)
    }

    @Test("Editing ends for a first responder inside the view") @MainActor
    func endEditing() {
        final class Stubborn: UIView {
            var letsGo = false
            override var canBecomeFirstResponder: Bool { true }
            override var canResignFirstResponder: Bool { letsGo }
        }
        let stage = ViewStage()
        let view = Stubborn()
        stage.window.addSubview(view)
        #expect(view.becomeFirstResponder())
        #expect(!stage.window.endEditing(false) && view.isFirstResponder)
        #expect(stage.window.endEditing(true) && !view.isFirstResponder)
    }

    @Test("Controllers hear of short memory, children included") @MainActor
    func memory() {
        final class Keeper: UIViewController {
            var warnings = 0
            override func didReceiveMemoryWarning() {
                super.didReceiveMemoryWarning()
                warnings += 1
            }
        }
        let stage = ViewStage()
        let (parent, child) = (Keeper(), Keeper())
        parent.addChild(child)
        stage.window.rootViewController = parent
        UIApplication.shared.warnOfShortMemory()
        #expect(parent.warnings == 1 && child.warnings == 1)
    }

    @Test("Brightness stays between 0 and 1") @MainActor
    func brightness() {
        let screen = UIScreen.main
        screen.brightness = 2
        #expect(screen.brightness == 1)
        screen.brightness = .nan
        #expect(screen.brightness == 1)
        screen.brightness = 0.5
    }

    @Test("The designs of the system's font") @MainActor
    func designs() {
        let system = UIFont.systemFont(ofSize: 12).fontDescriptor
        #expect(system.withDesign(.rounded)?.pointSize == 12)
        #expect(system.withDesign(.monospaced)?.symbolicTraits.contains(.traitMonoSpace) == true)
        #expect(UIFont(name: "Georgia", size: 9)?.fontDescriptor.withDesign(.rounded) == nil)
    }
}

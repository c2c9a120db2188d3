import Testing
@_spi(SliderKit) @testable import UIKit
@_spi(SliderKit) import UIKitTesting

@MainActor @Suite("UIStepper") struct UIStepperTests {
    private func stage(_ mirrored: Bool = false) -> (TestApp, UIStepper, EventLog) {
        let app = TestApp(size: CGSize(width: 200, height: 100))
        let stepper = UIStepper(frame: CGRect(x: 20, y: 20, width: 1, height: 1))
        stepper.semanticContentAttribute = mirrored ? .forceRightToLeft : .forceLeftToRight
        app.show(stepper)
        return (app, stepper, EventLog(stepper, events: ["valueChanged"]))
    }

    @Test("B2: limits move each other and the value; bad numbers change nothing")
    func values() {
        let stepper = UIStepper()
        #expect(stepper.frame.size == CGSize(width: 94, height: 32) && stepper.maximumValue == 100 && stepper.stepValue == 1)
        stepper.value = 500
        #expect(stepper.value == 100)
        stepper.value = .nan
        stepper.stepValue = -1
        stepper.minimumValue = .infinity
        #expect(stepper.value == 100 && stepper.stepValue == 1 && stepper.minimumValue == 0)
        stepper.minimumValue = 200
        #expect(stepper.maximumValue == 200 && stepper.value == 200)
    }

    @Test("B3: each half steps when the finger lands", arguments: [false, true])
    func taps(mirrored: Bool) {
        let (app, stepper, log) = stage(mirrored)
        app.touchDown(at: CGPoint(x: mirrored ? 40 : 90, y: 30)).lift()
        #expect(stepper.value == 1 && log.names.count == 1)
        app.touchDown(at: CGPoint(x: mirrored ? 90 : 40, y: 30)).lift()
        #expect(stepper.value == 0 && log.names.count == 2)
        app.touchDown(at: CGPoint(x: mirrored ? 90 : 40, y: 30)).lift()
        #expect(stepper.value == 0 && log.names.count == 2)
        stepper.wraps = true
        app.touchDown(at: CGPoint(x: mirrored ? 90 : 40, y: 30)).lift()
        #expect(stepper.value == 100 && log.names.count == 3)
    }

    @Test("B3: held, it repeats on the clock; away from the stepper it waits", arguments: [false, true])
    func repeats(continuous: Bool) {
        let (app, stepper, log) = stage()
        stepper.isContinuous = continuous
        let finger = app.touchDown(at: CGPoint(x: 90, y: 30))
        #expect(stepper.value == 1 && log.names.count == (continuous ? 1 : 0))
        app.wait(0.55)
        #expect(stepper.value == 2)
        app.wait(0.4)
        #expect(stepper.value == 4)
        finger.move(to: CGPoint(x: 90, y: 300))
        app.wait(2)
        #expect(stepper.value == 4)
        finger.lift()
        #expect(log.names.count == (continuous ? 4 : 1))
        app.wait(2)
        #expect(stepper.value == 4)
        stepper.autorepeat = false
        let second = app.touchDown(at: CGPoint(x: 90, y: 30))
        app.wait(3)
        #expect(stepper.value == 5)
        second.lift()
    }

    @Test("B13, B10: arrows and adjustments step")
    func keys() {
        let (app, stepper, log) = stage()
        app.typeKey("Tab")
        app.typeKey("ArrowUp")
        app.typeKey("ArrowRight")
        stepper.accessibilityIncrement()
        stepper.accessibilityDecrement()
        #expect(stepper.value == 2 && log.names.count == 4 && stepper.accessibilityValue == "2")
    }

    @Test("B8: a nib's stepper, and its archive")
    func nib() throws {
        let (objects, messages) = NibStage.load("""
            <stepper opaque="NO" contentMode="scaleToFill" contentHorizontalAlignment="center" contentVerticalAlignment="center" value="5" minimumValue="-10" maximumValue="10" stepValue="2.5" wraps="YES" autorepeat="NO" id="s">
            <rect key="frame" x="10" y="20" width="94" height="32"/></stepper>
            """)
        let stepper = try #require(objects.first as? UIStepper)
        #expect(messages.isEmpty)
        let copy = try copied(stepper)
        for made in [stepper, copy] {
            #expect(made.value == 5 && made.minimumValue == -10 && made.maximumValue == 10 && made.stepValue == 2.5 && made.wraps && !made.autorepeat)
        }
        #expect(copy.subviews.count == 4)
    }

    @Test("B5: steppers look as recorded", arguments: [UIUserInterfaceStyle.dark, .light])
    func pictures(style: UIUserInterfaceStyle) throws {
        let app = TestApp(size: CGSize(width: 220, height: 90), style: style)
        for index in 0..<4 {
            let stepper = UIStepper(frame: CGRect(x: index % 2 == 0 ? 8 : 116, y: index < 2 ? 8 : 48, width: 0, height: 0))
            if index > 0 { stepper.value = 5 }
            if index == 2 { stepper.isEnabled = false }
            if index == 3 { stepper.semanticContentAttribute = .forceRightToLeft }
            app.show(stepper)
        }
        let finger = app.touchDown(at: CGPoint(x: 200, y: 20))
        try expectPicture(of: app, named: "steppers \(style == .dark ? "dark" : "light")")
        finger.lift()
    }
}

import Testing
@_spi(SliderKit) @testable import UIKit
@_spi(SliderKit) import UIKitTesting

@MainActor @Suite("UISwitch") struct UISwitchTests {
    private func stage(_ mirrored: Bool = false) -> (TestApp, UISwitch, EventLog) {
        let app = TestApp(size: CGSize(width: 200, height: 100))
        let control = UISwitch(frame: CGRect(x: 20, y: 20, width: 500, height: 1))
        control.semanticContentAttribute = mirrored ? .forceRightToLeft : .forceLeftToRight
        app.show(control)
        return (app, control, EventLog(control, events: ["valueChanged", "touchUpInside", "primaryActionTriggered"]))
    }

    @Test("B2: a switch has a size of its own")
    func size() {
        let (_, control, _) = stage()
        #expect(control.frame == CGRect(x: 20, y: 20, width: 63, height: 28))
        control.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
        #expect(control.frame == CGRect(x: 1, y: 2, width: 63, height: 28) && control.intrinsicContentSize.width == 63)
    }

    @Test("B3: a tap switches and tells once; setting tells nobody")
    func tap() {
        let (app, control, log) = stage()
        app.touchDown(at: CGPoint(x: 30, y: 30)).lift()
        #expect(control.isOn && log.names == ["valueChanged", "primaryActionTriggered", "touchUpInside"])
        control.isOn = false
        control.setOn(true, animated: true)
        #expect(log.names.count == 3)
        app.waitUntilIdle()
        control.isEnabled = false
        app.touchDown(at: CGPoint(x: 30, y: 30)).lift()
        #expect(control.isOn && log.names.count == 3)
    }

    @Test("B3: a drag leaves the switch on the finger's side", arguments: [false, true])
    func drag(mirrored: Bool) {
        let (app, control, log) = stage(mirrored)
        let (off, on): (CGFloat, CGFloat) = mirrored ? (75, 28) : (28, 75)
        let finger = app.touchDown(at: CGPoint(x: off, y: 30))
        finger.move(to: CGPoint(x: on, y: 30))
        #expect(!control.isOn && control.shownIsOn)
        finger.move(to: CGPoint(x: off, y: 30))
        finger.lift()
        #expect(!control.isOn && log.names == ["touchUpInside"])
        let second = app.touchDown(at: CGPoint(x: off, y: 30))
        second.move(to: CGPoint(x: on, y: 30))
        second.lift()
        #expect(control.isOn && log.names.filter { $0 == "valueChanged" }.count == 1)
        app.waitUntilIdle()
        let third = app.touchDown(at: CGPoint(x: on, y: 30))
        third.move(to: CGPoint(x: off, y: 30))
        third.cancel()
        #expect(control.isOn && control.shownIsOn)
    }

    @Test("B13, B10: Space switches; the value is spoken as 1 and 0")
    func keys() {
        let (app, control, log) = stage()
        #expect(control.accessibilityValue == "0" && control.accessibilityTraits == [.button, .toggleButton])
        app.typeKey("Tab")
        app.typeKey(" ")
        #expect(control.isOn && log.names == ["valueChanged", "primaryActionTriggered"] && control.accessibilityValue == "1")
    }

    @Test("B8: a nib's switch")
    func nib() throws {
        let (objects, messages) = NibStage.load("""
            <switch opaque="NO" contentMode="scaleToFill" contentHorizontalAlignment="center" contentVerticalAlignment="center" on="YES" id="s">
            <rect key="frame" x="10" y="20" width="51" height="31"/><color key="onTintColor" red="1" green="0" blue="0" alpha="1"/></switch>
            """)
        let control = try #require(objects.first as? UISwitch)
        #expect(messages.isEmpty && control.isOn && control.onTintColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        #expect(control.frame.origin == CGPoint(x: 10, y: 20))
        let copy = try copied(control)
        #expect(copy.isOn && copy.onTintColor == control.onTintColor && copy.subviews.count == 1)
    }

    @Test("B5: switches look as recorded", arguments: [UIUserInterfaceStyle.dark, .light], [SliderLook.current, .classic])
    func pictures(style: UIUserInterfaceStyle, look: SliderLook) throws {
        let app = TestApp(size: CGSize(width: 240, height: 90), style: style)
        app.window.sliderLook = look
        for index in 0..<6 {
            let control = UISwitch(frame: CGRect(x: 8 + CGFloat(index % 3) * 75, y: index < 3 ? 8 : 48, width: 0, height: 0))
            control.isOn = index % 3 != 0
            control.isEnabled = index < 3
            if index % 3 == 2 {
                control.onTintColor = .systemPurple
                control.thumbTintColor = .systemYellow
                control.semanticContentAttribute = .forceRightToLeft
            }
            app.show(control)
        }
        try expectPicture(of: app, named: "switches \(style == .dark ? "dark" : "light") \(look.rawValue)")
    }
}

import Testing
@_spi(SliderKit) @testable import UIKit
@_spi(SliderKit) import UIKitTesting

@MainActor @Suite("UISegmentedControl") struct UISegmentedControlTests {
    private func stage(_ mirrored: Bool = false) -> (TestApp, UISegmentedControl, EventLog) {
        let app = TestApp(size: CGSize(width: 340, height: 80))
        let control = UISegmentedControl(items: ["One", "Two", "Three"])
        control.frame = CGRect(x: 20, y: 20, width: 300, height: 32)
        control.semanticContentAttribute = mirrored ? .forceRightToLeft : .forceLeftToRight
        app.show(control)
        return (app, control, EventLog(control, events: ["valueChanged"]))
    }

    @Test("B2: segments come, go and keep the selection")
    func segments() {
        let control = UISegmentedControl(items: ["a", "b"])
        #expect(control.numberOfSegments == 2 && control.selectedSegmentIndex == UISegmentedControl.noSegment)
        control.selectedSegmentIndex = 1
        control.insertSegment(withTitle: "c", at: 0, animated: false)
        #expect(control.selectedSegmentIndex == 2 && control.titleForSegment(at: 2) == "b")
        control.removeSegment(at: 0, animated: false)
        #expect(control.selectedSegmentIndex == 1)
        control.removeSegment(at: 1, animated: false)
        #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment && control.numberOfSegments == 1)
        control.setWidth(80, forSegmentAt: 0)
        control.setWidth(.nan, forSegmentAt: 0)
        #expect(control.widthForSegment(at: 0) == 80 && control.intrinsicContentSize == CGSize(width: 80, height: 32))
        control.removeAllSegments()
        #expect(control.numberOfSegments == 0)
    }

    @Test("B3: a tap selects when the finger lifts", arguments: [false, true])
    func taps(mirrored: Bool) {
        let (app, control, log) = stage(mirrored)
        let finger = app.touchDown(at: CGPoint(x: 30, y: 30))
        #expect(control.selectedSegmentIndex == -1 && log.names.isEmpty)
        finger.lift()
        #expect(control.selectedSegmentIndex == (mirrored ? 2 : 0) && log.names.count == 1)
        app.touchDown(at: CGPoint(x: 30, y: 30)).lift()
        #expect(log.names.count == 1)
        control.setEnabled(false, forSegmentAt: 1)
        app.touchDown(at: CGPoint(x: 170, y: 30)).lift()
        control.selectedSegmentIndex = 1
        #expect(control.selectedSegmentIndex == 1 && log.names.count == 1)
    }

    @Test("B3: the selected segment is dragged along; a finger that slides away changes nothing")
    func drag() {
        let (app, control, log) = stage()
        control.selectedSegmentIndex = 0
        let finger = app.touchDown(at: CGPoint(x: 30, y: 30))
        finger.move(to: CGPoint(x: 170, y: 30))
        #expect(control.selectedSegmentIndex == 1 && log.names.count == 1)
        finger.move(to: CGPoint(x: 300, y: 30))
        finger.lift()
        #expect(control.selectedSegmentIndex == 2 && log.names.count == 2)
        let other = app.touchDown(at: CGPoint(x: 30, y: 30))
        other.move(to: CGPoint(x: 30, y: 300))
        other.lift()
        #expect(control.selectedSegmentIndex == 2 && log.names.count == 2)
    }

    @Test("B3: a momentary control has a number only while it tells; actions come first")
    func momentary() {
        let app = TestApp(size: CGSize(width: 340, height: 80))
        var lines: [String] = []
        let control = UISegmentedControl(frame: CGRect(x: 20, y: 20, width: 300, height: 32), actions: [UIAction(title: "A") { _ in lines.append("A") }])
        control.isMomentary = true
        control.addAction(UIAction { lines.append("changed \(($0.sender as! UISegmentedControl).selectedSegmentIndex)") }, for: .valueChanged)
        app.show(control)
        app.touchDown(at: CGPoint(x: 100, y: 30)).lift()
        app.touchDown(at: CGPoint(x: 100, y: 30)).lift()
        #expect(lines == ["A", "changed 0", "A", "changed 0"] && control.selectedSegmentIndex == -1)
    }

    @Test("B13, B10: arrows select; each segment is an element", arguments: [false, true])
    func keys(mirrored: Bool) throws {
        let (app, control, log) = stage(mirrored)
        control.selectedSegmentIndex = 0
        control.setEnabled(false, forSegmentAt: 1)
        app.typeKey("Tab")
        app.typeKey(mirrored ? "ArrowLeft" : "ArrowRight")
        #expect(control.selectedSegmentIndex == 2 && log.names.count == 1)
        let elements = try #require(control.accessibilityElements as? [UIAccessibilityElement])
        #expect(elements.map(\.accessibilityLabel) == ["One", "Two", "Three"])
        #expect(elements[1].accessibilityTraits == [.button, .notEnabled] && elements[2].accessibilityTraits == [.button, .selected])
        #expect(elements[0].accessibilityFrame == CGRect(x: mirrored ? 220 : 20, y: 20, width: 100, height: 32))
        #expect(elements[0].accessibilityActivate() && control.selectedSegmentIndex == 0 && log.names.count == 2)
    }

    @Test("B8: a nib's segments, and their archive")
    func nib() throws {
        let (objects, messages) = NibStage.load("""
            <segmentedControl opaque="NO" contentMode="scaleToFill" contentHorizontalAlignment="left" contentVerticalAlignment="top" segmentControlStyle="plain" selectedSegmentIndex="1" id="s">
            <rect key="frame" x="10" y="20" width="240" height="32"/><segments><segment title="First"/><segment title="Second" width="90"/><segment title="Third" enabled="NO"/></segments>
            <color key="selectedSegmentTintColor" red="1" green="0" blue="0" alpha="1"/></segmentedControl>
            """)
        #expect(messages.isEmpty, "\(messages)")
        let control = try #require(objects.first as? UISegmentedControl)
        for made in [control, try copied(control)] {
            #expect(made.numberOfSegments == 3 && made.selectedSegmentIndex == 1 && made.titleForSegment(at: 2) == "Third")
            #expect(made.widthForSegment(at: 1) == 90 && !made.isEnabledForSegment(at: 2))
            #expect(made.selectedSegmentTintColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        }
    }

    @Test("B5: segments look as recorded", arguments: [UIUserInterfaceStyle.dark, .light], [SliderLook.current, .classic])
    func pictures(style: UIUserInterfaceStyle, look: SliderLook) throws {
        let app = TestApp(size: CGSize(width: 316, height: 170), style: style)
        app.window.sliderLook = look
        for index in 0..<4 {
            let control = UISegmentedControl(items: ["One", "Two", "Longer", "Four"])
            control.frame = CGRect(x: 8, y: 8 + CGFloat(index) * 40, width: 300, height: 32)
            if index > 0 { control.selectedSegmentIndex = index - 1 }
            if index == 1 {
                control.setEnabled(false, forSegmentAt: 2)
                control.setTitleTextAttributes([.foregroundColor: UIColor.systemRed], for: .selected)
                control.selectedSegmentTintColor = .systemYellow
            }
            if index == 2 {
                control.semanticContentAttribute = .forceRightToLeft
                control.setImage(UIImage(systemName: "plus"), forSegmentAt: 3)
                control.apportionsSegmentWidthsByContent = true
            }
            if index == 3 { control.isEnabled = false }
            app.show(control)
        }
        let finger = app.touchDown(at: CGPoint(x: 120, y: 24))
        try expectPicture(of: app, named: "segments \(style == .dark ? "dark" : "light") \(look.rawValue)")
        finger.cancel()
    }
}

import Testing
@_spi(SliderKit) import UIKit
@_spi(SliderKit) import UIKitTesting

@MainActor @Suite("Focus") struct FocusTests {
    @Test("B13: Tab goes through the rows in reading order and round, Shift-Tab back", arguments: [false, true])
    func readingOrder(mirrored: Bool) {
        let stage = FocusStage(mirrored: mirrored)
        // Added in no order; in the upper row the right one hangs a little lower.
        stage.add(3, 20, 200)
        stage.add(2, 200, 55)
        stage.add(1, 20, 50)
        stage.add(4, 200, 200)
        #expect(stage.focused == 0)
        #expect(stage.walk(5) == (mirrored ? [2, 1, 4, 3, 2] : [1, 2, 3, 4, 1]))
        #expect(stage.walk(4, "Tab", .shift) == (mirrored ? [3, 4, 1, 2] : [4, 3, 2, 1]))
    }

    @Test("B13: Shift-Tab begins at the last item")
    func begin() {
        let stage = FocusStage()
        stage.add(1, 20, 50)
        stage.add(2, 20, 100)
        #expect(stage.walk(1, "Tab", .shift) == [2])
    }

    @Test("B13: what a container holds is gone through together")
    func containers() {
        let stage = FocusStage()
        let (left, right) = (UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 400)), UIView(frame: CGRect(x: 220, y: 0, width: 200, height: 400)))
        stage.view.addSubview(right)
        stage.view.addSubview(left)
        for (index, y) in [50, 150].enumerated() {
            stage.add(1 + index, 20, CGFloat(y), to: left)
            stage.add(3 + index, 20, CGFloat(y), to: right)
        }
        #expect(stage.walk(4) == [1, 2, 3, 4])
    }

    @Test("B13: what is hidden, seen through, disabled or takes no interaction is left out, by itself or by a view around it")
    func leftOut() {
        let stage = FocusStage()
        let all = (1...9).map { stage.add($0, 20, CGFloat($0) * 45) }
        all[1].isHidden = true
        all[2].isEnabled = false
        all[3].isUserInteractionEnabled = false
        all[4].alpha = 0
        let changes: [(UIView) -> Void] = [{ $0.isHidden = true }, { $0.alpha = 0 }, { $0.isUserInteractionEnabled = false }]
        for (index, change) in changes.enumerated() {
            let box = UIView(frame: stage.view.bounds)
            stage.view.addSubview(box)
            box.addSubview(all[5 + index])
            change(box)
        }
        #expect(stage.walk(3) == [1, 9, 1])
    }

    @Test("B13: the state and `isFocused` tell of the focus, and looks are asked for again")
    func state() {
        let stage = FocusStage()
        let slider = stage.add(1, 20, 50)
        let (normal, pressed, focused) = (UIImage(), UIImage(), UIImage())
        slider.setThumbImage(normal, for: .normal)
        slider.setThumbImage(pressed, for: .highlighted)
        stage.app.typeKey("Tab")
        #expect(slider.isFocused && slider.state == .focused && slider.currentThumbImage === normal)
        slider.isHighlighted = true
        #expect(slider.state == [.focused, .highlighted] && slider.currentThumbImage === pressed)
        slider.isHighlighted = false
        slider.setThumbImage(focused, for: .focused)
        #expect(slider.currentThumbImage === focused)
        stage.add(2, 20, 100)
        stage.app.typeKey("Tab")
        #expect(!slider.isFocused && slider.state == .normal && slider.currentThumbImage === normal)
    }

    @Test("B13: the focus moves on from what is removed, hidden or disabled, and is dropped after the last")
    func loss() {
        let stage = FocusStage()
        let all = (1...4).map { stage.add($0, 20, CGFloat($0) * 50) }
        _ = stage.walk(2)
        all[1].removeFromSuperview()
        #expect(!all[1].isFocused && all[1].state == .normal && stage.focused == 0)
        stage.app.host.commit()
        #expect(stage.focused == 3)
        all[2].isHidden = true
        stage.app.host.commit()
        #expect(stage.focused == 4)
        all[3].isEnabled = false
        #expect(all[3].state == .disabled)
        stage.app.host.commit()
        // There is none after it.
        #expect(stage.focused == 1)
        stage.view.isUserInteractionEnabled = false
        stage.app.host.commit()
        #expect(stage.focused == 0)
        stage.view.isUserInteractionEnabled = true
        stage.app.host.commit()
        #expect(stage.focused == 0)
    }

    @Test("B13: an item that is only moved to another place keeps the focus")
    func moved() {
        let stage = FocusStage()
        let slider = stage.add(1, 20, 50)
        stage.add(2, 20, 100)
        let box = UIView(frame: stage.view.bounds)
        stage.view.addSubview(box)
        stage.app.typeKey("Tab")
        slider.removeFromSuperview()
        box.addSubview(slider)
        stage.app.host.commit()
        #expect(slider.isFocused && slider.state == .focused)
    }

    @Test("B13: an item that is gone for good gives the focus to the next")
    func deallocated() {
        let stage = FocusStage()
        stage.add(1, 20, 50)
        stage.add(2, 20, 100)
        stage.app.typeKey("Tab")
        weak var seen: UIView?
        do {
            let first = stage.view.viewWithTag(1)
            seen = first
            first?.removeFromSuperview()
        }
        stage.app.host.commit()
        #expect(stage.focused == 2 && seen == nil)
    }

    @Test(
        "B13: a presented controller takes the focus and gives it back",
        arguments: [UIModalPresentationStyle.fullScreen, .overFullScreen], [true, false])
    func presented(style: UIModalPresentationStyle, hasItem: Bool) {
        let stage = FocusStage()
        stage.add(1, 20, 50)
        stage.add(2, 20, 100)
        _ = stage.walk(2)
        let sheet = UIViewController()
        sheet.modalPresentationStyle = style
        if hasItem { stage.add(9, 20, 20, to: sheet.view) }
        stage.controller.present(sheet, animated: true)
        stage.app.wait(1)
        #expect(stage.focused == (hasItem ? 9 : 0))
        #expect(stage.walk(2) == (hasItem ? [9, 9] : [0, 0]))
        sheet.dismiss(animated: true)
        stage.app.wait(1)
        #expect(stage.focused == 2)
    }

    @Test("B13: arrows that nobody takes move the focus to the nearest item on that side")
    func arrows() {
        final class Key: UIView { override var canBecomeFocused: Bool { true } }
        let stage = FocusStage()
        for index in 0..<9 {
            let key = Key(frame: CGRect(x: 20 + index % 3 * 60, y: 20 + index / 3 * 60, width: 40, height: 40))
            key.tag = index + 1
            stage.view.addSubview(key)
        }
        #expect(stage.walk(1, "ArrowRight") == [0])
        #expect(stage.walk(1) == [1])
        #expect(stage.walk(3, "ArrowRight") == [2, 3, 3])
        #expect(stage.walk(3, "ArrowDown") == [6, 9, 9])
        #expect(stage.walk(2, "ArrowLeft") == [8, 7])
        #expect(stage.walk(1, "ArrowUp") == [4])
    }

    @Test("B13: a touch shows no ring and takes the focus from another; keys then go to what was touched", arguments: [false, true])
    func touch(mirrored: Bool) {
        let stage = FocusStage(mirrored: mirrored)
        let first = stage.add(1, 20, 50), second = stage.add(2, 20, 150)
        stage.app.typeKey("Tab")
        second.value = 0.5
        let finger = stage.app.touchDown(at: CGPoint(x: 70, y: 167))
        #expect(stage.focused == 0 && second.state == .highlighted && first.state == .normal)
        finger.lift()
        #expect((first.layer.sublayers ?? []).isEmpty && (second.layer.sublayers ?? []).isEmpty)
        stage.app.typeKey("Escape")
        #expect(stage.focused == 0)
        stage.app.typeKey("PageUp")
        #expect(stage.focused == 2 && second.value == 0.6 && first.value == 0)
        #expect(second.layer.sublayers?.count == 1)
    }

    @Test("B13: Tab goes on from what was touched")
    func tabAfterTouch() {
        let stage = FocusStage()
        for tag in 1...3 { stage.add(tag, 20, CGFloat(tag) * 50) }
        stage.app.touchDown(at: CGPoint(x: 36, y: 117)).lift()
        #expect(stage.walk(2) == [3, 1])
    }

    @Test("B13: the keyboard's focus scrolls into view")
    func scrolls() {
        let stage = FocusStage()
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        scroll.contentSize = CGSize(width: 300, height: 1000)
        stage.view.addSubview(scroll)
        stage.add(1, 20, 50, to: scroll)
        stage.add(2, 20, 600, to: scroll)
        _ = stage.walk(2)
        stage.app.waitUntilIdle()
        #expect(stage.focused == 2 && scroll.contentOffset.y >= 434 && scroll.contentOffset.y <= 450)
    }

    @Test("B13: keys go to the focused item's window only")
    func windows() {
        let stage = FocusStage()
        stage.add(1, 20, 50)
        stage.app.typeKey("Tab")
        let other = UIWindow(frame: stage.app.window.bounds)
        other.isHidden = false
        #expect(UIFocusSystem.focusSystem(for: other) !== stage.system)
        #expect(UIFocusSystem.focusSystem(for: UIView()) == nil)
        KeyInjector.press("ArrowRight", in: other)
        #expect((stage.view.viewWithTag(1) as? UISlider)?.value == 0)
        other.isHidden = true
    }
}

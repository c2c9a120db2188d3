@testable import Sliders
import Testing
@_spi(SliderKit) import UIKitTesting

@MainActor struct ConfirmSliderTests {
    /// A slider whose thumb has a way of 200 points.
    @MainActor private final class Stage {
        let app: TestApp
        let slider = ConfirmSlider()
        private(set) var words: [String] = []
        private(set) var sent: [String] = []

        init(_ direction: ConfirmDirection = .forward, isRightToLeft: Bool = false, style: UIUserInterfaceStyle = .light, _ setUp: (ConfirmSlider) -> Void = { _ in }) {
            app = TestApp(size: CGSize(width: 320, height: 320), scale: 1, style: style)
            slider.direction = direction
            slider.text = "Slide to pay"
            if isRightToLeft { slider.semanticContentAttribute = .forceRightToLeft }
            setUp(slider)
            slider.frame = direction.isVertical ? CGRect(x: 132, y: 32, width: 56, height: 256) : CGRect(x: 32, y: 132, width: 256, height: 56)
            slider.onEvent { [weak self] event in
                switch event {
                case .began(let cause): self?.words.append("began \(cause.rawValue)")
                case .moved(let progress): self?.words.append("moved \((progress * 100).rounded() / 100)")
                case .confirmed(let cause): self?.words.append("confirmed \(cause.rawValue)")
                case .cancelled(let reason): self?.words.append("cancelled \(reason.rawValue)")
                }
            }
            slider.addAction(UIAction { [weak self] _ in self?.sent.append("done") }, for: .primaryActionTriggered)
            app.show(slider)
        }

        var place: CGPoint { slider.convert(slider.thumbCenter(at: slider.progress), to: nil) }
        /// The words without those of the way.
        var outcome: [String] { words.filter { !$0.hasPrefix("moved") } }
        /// A drag from the thumb along its way, by points.
        func drag(_ points: CGFloat, duration: Double = 0.5, hold: Double = 0.3) {
            let finger = app.touchDown(at: place), way = way
            finger.drag(to: CGPoint(x: place.x + way.dx * points, y: place.y + way.dy * points), duration: duration)
            app.wait(hold)
            finger.lift()
        }
        var way: CGVector {
            let start = slider.thumbCenter(at: 0), end = slider.thumbCenter(at: 1)
            return CGVector(dx: (end.x - start.x) / 200, dy: (end.y - start.y) / 200)
        }
    }

    @Test("C7: four directions, in both directions of reading", arguments: ConfirmDirection.allCases, [false, true])
    func directions(direction: ConfirmDirection, isRightToLeft: Bool) {
        let stage = Stage(direction, isRightToLeft: isRightToLeft)
        let expected: CGVector =
            switch direction {
            case .forward: CGVector(dx: isRightToLeft ? -1 : 1, dy: 0)
            case .backward: CGVector(dx: isRightToLeft ? 1 : -1, dy: 0)
            case .down: CGVector(dx: 0, dy: 1)
            case .up: CGVector(dx: 0, dy: -1)
            }
        #expect(stage.way == expected)
        stage.drag(200)
        #expect(stage.outcome == ["began touch", "confirmed touch"] && stage.sent == ["done"] && stage.slider.phase == .confirmed)
        #expect(stage.words.last == "confirmed touch" && stage.words[stage.words.count - 2] == "moved 1.0")
    }

    @Test("C7: let go too early, it returns in 0.3 s, and cancelled is an outcome of its own")
    func early() {
        let stage = Stage()
        stage.drag(100)
        #expect(stage.outcome == ["began touch", "cancelled released"] && stage.sent.isEmpty && stage.slider.progress == 0)
        func x() -> CGFloat { stage.slider.thumb.layer.presentation()?.position.x ?? -1 }
        stage.app.wait(0.15)
        #expect(x() > 40 && x() < 120)
        stage.app.wait(0.16)
        #expect(abs(x() - 28) < 0.5 && stage.slider.phase == .idle)
    }

    @Test("C2: past the ends the rest of the way is kept, so that the thumb waits for the finger")
    func ends() {
        let stage = Stage()
        let finger = stage.app.touchDown(at: stage.place)
        finger.move(by: 260)
        #expect(stage.slider.progress == 1)
        finger.move(by: -50)
        #expect(stage.slider.progress == 1)
        finger.move(by: -110)
        #expect(stage.slider.progress == 0.5)
        finger.move(by: -400)
        finger.move(by: 300)
        #expect(stage.slider.progress == 0)
        finger.lift()
    }

    @Test("C7: a flick confirms before the threshold where it may")
    func flick() {
        let stage = Stage { $0.travel = ConfirmTravel(flickVelocity: 600) }
        stage.drag(140, duration: 0.15, hold: 0)
        #expect(stage.outcome.last == "confirmed touch")
        let other = Stage { $0.travel = ConfirmTravel(flickVelocity: 600) }
        other.drag(140, duration: 0.15, hold: 0.3)
        #expect(other.outcome.last == "cancelled released")
    }

    @Test("C3: a touch that is cancelled, a slider that is switched off or taken away returns too", arguments: ["system", "off", "removal", "escape", "reset"])
    func interrupted(how: String) {
        let stage = Stage()
        let finger = stage.app.touchDown(at: stage.place)
        finger.move(by: 120)
        switch how {
        case "system": finger.cancel()
        case "off": stage.slider.isEnabled = false
        case "removal": stage.slider.removeFromSuperview()
        case "escape":
            stage.slider.becomeFirstResponder()
            stage.app.typeKey("Escape")
        default: stage.slider.reset(animated: true)
        }
        finger.move(by: 200)
        finger.lift()
        #expect(stage.outcome == ["began touch", how == "escape" ? "cancelled dismissed" : "cancelled interrupted"] && stage.slider.progress == 0)
    }

    @Test("C7: activating it twice confirms without a drag, by tap, key and tool; once alone does not", arguments: ["tap", "Space", "Enter", "tool"])
    func activation(how: String) {
        let stage = Stage()
        func activate() {
            switch how {
            case "tap": stage.app.touchDown(at: stage.place).lift()
            case "tool": #expect(stage.slider.accessibilityActivate())
            default:
                stage.slider.becomeFirstResponder()
                stage.app.typeKey(how == "Space" ? " " : how)
            }
        }
        activate()
        #expect(stage.slider.phase == .armed && stage.slider.label.text == "Again to confirm" && stage.app.spoken.contains("Again to confirm"))
        stage.app.wait(4.1)
        #expect(stage.slider.phase == .idle && stage.outcome.last == "cancelled dismissed")
        activate()
        stage.app.wait(2)
        activate()
        let cause = how == "tap" ? "touch" : how == "tool" ? "assistiveTool" : "key"
        #expect(stage.outcome.suffix(2) == ["began \(cause)", "confirmed \(cause)"] && stage.sent == ["done"])
    }

    @Test("C7: an assistive tool's action confirms at once; where activation is off, that remains")
    func action() throws {
        let stage = Stage { $0.allowsDoubleActivation = false }
        #expect(!stage.slider.accessibilityActivate() && stage.slider.accessibilityTraits.contains(.button) && stage.slider.accessibilityLabel == "Slide to pay")
        stage.app.touchDown(at: stage.place).lift()
        #expect(stage.outcome == ["began touch", "cancelled released"])
        let action = try #require(stage.slider.accessibilityCustomActions?.first)
        #expect(action.name == "Confirm" && action.actionHandler?(action) == true)
        #expect(stage.outcome.suffix(2) == ["began assistiveTool", "confirmed assistiveTool"] && stage.slider.accessibilityValue == "Confirmed")
        #expect(stage.slider.accessibilityCustomActions == nil)
    }

    @Test("A5: within the undo window it can be taken back, by tap, key and tool; then it is confirmed")
    func undo() {
        let stage = Stage {
            $0.undoWindow = 3
            $0.undoText = "Take back"
        }
        stage.drag(200)
        #expect(stage.slider.phase == .undoable && stage.sent.isEmpty && stage.slider.label.text == "Take back")
        stage.app.wait(2)
        stage.app.touchDown(at: CGPoint(x: 100, y: 160)).lift()
        #expect(stage.outcome == ["began touch", "cancelled undone"] && stage.slider.progress == 0)
        stage.app.wait(2)
        #expect(stage.sent.isEmpty)
        stage.drag(200)
        #expect(stage.slider.accessibilityCustomActions?.map(\.name) == ["Take back"])
        stage.slider.becomeFirstResponder()
        stage.app.typeKey("Escape")
        #expect(stage.outcome.last == "cancelled undone")
        stage.app.wait(0.5)
        stage.drag(200)
        stage.app.wait(3.1)
        #expect(stage.outcome.last == "confirmed touch" && stage.sent == ["done"])
    }

    @Test("C7: reset, confirmation by the program, and the loading state")
    func program() {
        let stage = Stage()
        stage.slider.startLoading()
        #expect(stage.slider.phase == .idle)
        stage.slider.confirm(animated: true)
        #expect(stage.outcome == ["began program", "confirmed program"])
        stage.slider.confirm(animated: true)
        stage.slider.startLoading()
        #expect(stage.slider.phase == .loading && stage.slider.accessibilityValue == "In progress" && stage.outcome.count == 2)
        stage.app.touchDown(at: stage.place).lift()
        stage.slider.stopLoading()
        #expect(stage.slider.phase == .confirmed)
        stage.slider.reset(animated: false)
        #expect(stage.slider.phase == .idle && stage.slider.progress == 0 && stage.outcome.count == 2)
    }

    @Test("C6: what moves with the thumb is animated with it")
    func along() {
        let stage = Stage()
        let page = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        stage.app.show(page)
        stage.slider.onEvent { if case .moved(let progress) = $0 { page.center.x = 5 + progress * 200 } }
        let finger = stage.app.touchDown(at: stage.place)
        finger.drag(to: CGPoint(x: stage.place.x + 100, y: 160), duration: 0.3)
        finger.lift()
        stage.app.wait(0.15)
        let thumb = stage.slider.thumb.layer.presentation()?.position.x ?? 0, along = page.layer.presentation()?.position.x ?? 0
        #expect(along > 20 && along < 100 && abs((thumb - 28) - (along - 5)) < 1)
    }

    @Test("C7: it is felt where the threshold is passed and for success, by fingers only")
    func haptics() {
        let stage = Stage()
        FeedbackLog.clear()
        stage.drag(200)
        #expect(FeedbackLog.entries.map { $0.name.hasPrefix("impact") } == [true, false])
        stage.slider.reset(animated: false)
        stage.slider.hasHaptics = false
        stage.drag(200)
        #expect(FeedbackLog.entries.count == 2)
    }

    @Test("C7: a drag along its way beats a scroll view around, one across scrolls")
    func scrolling() {
        let app = TestApp(size: CGSize(width: 320, height: 320), scale: 1)
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 320)), slider = ConfirmSlider(frame: CGRect(x: 32, y: 132, width: 256, height: 56))
        scrollView.contentSize = CGSize(width: 900, height: 900)
        scrollView.addSubview(slider)
        app.show(scrollView)
        let finger = app.touchDown(at: CGPoint(x: 60, y: 160))
        finger.drag(to: CGPoint(x: 160, y: 164), duration: 0.2)
        #expect(slider.progress > 0.4 && scrollView.contentOffset == .zero)
        finger.lift()
        let other = app.touchDown(at: CGPoint(x: 200, y: 160))
        other.drag(to: CGPoint(x: 200, y: 100), duration: 0.2)
        other.lift()
        #expect(scrollView.contentOffset.y > 20)
    }

    @Test("C7: whatever happens, each try has one outcome", arguments: 0..<40)
    func grammar(seed: Int) {
        var random = SeededRandom(seed)
        let stage = Stage(ConfirmDirection.allCases[seed % 4], isRightToLeft: random.chance()) {
            $0.undoWindow = random.chance() ? 1 : 0
            $0.travel = ConfirmTravel(flickVelocity: random.chance() ? 500 : nil)
        }
        stage.slider.becomeFirstResponder()
        var finger: TestFinger?
        for _ in 0..<50 {
            switch random.next(9) {
            case 0: finger = finger ?? stage.app.touchDown(at: stage.place)
            case 1: finger?.lift(); finger = nil
            case 2: finger?.cancel(); finger = nil
            case 3: stage.app.typeKey([" ", "Escape", "Enter"][random.next(3)])
            case 4: stage.app.wait(random.next(in: 0...2))
            case 5: _ = stage.slider.accessibilityActivate()
            case 6: if random.chance() { stage.slider.reset(animated: random.chance()) } else { stage.slider.confirm(animated: random.chance()) }
            default: finger?.move(by: CGFloat(random.next(in: -120...120)), CGFloat(random.next(in: -120...120)))
            }
        }
        finger?.lift()
        stage.app.wait(10)
        var isOpen = false
        for word in stage.outcome {
            #expect(word.hasPrefix("began") != isOpen, "\(stage.outcome)")
            isOpen = word.hasPrefix("began")
        }
        #expect(!isOpen)
    }

    @Test("C7: pictures", arguments: [UIUserInterfaceStyle.light, .dark], [false, true])
    func pictures(style: UIUserInterfaceStyle, isRightToLeft: Bool) throws {
        let app = TestApp(size: CGSize(width: 320, height: 420), style: style)
        func add(_ y: CGFloat, _ setUp: (ConfirmSlider) -> Void) {
            let slider = ConfirmSlider(frame: CGRect(x: 20, y: y, width: 280, height: 56))
            slider.text = "Slide to pay"
            slider.confirmedText = "Paid"
            if isRightToLeft { slider.semanticContentAttribute = .forceRightToLeft }
            app.show(slider)
            setUp(slider)
        }
        add(16) { _ in }
        add(88) { $0.go(to: 0.3) }
        add(160) { $0.confirm(animated: false) }
        add(232) {
            $0.confirm(animated: false)
            $0.startLoading()
        }
        add(304) { $0.isEnabled = false }
        let upright = ConfirmSlider(frame: CGRect(x: 20, y: 370, width: 280, height: 40))
        upright.direction = .down
        upright.thumbSize = CGSize(width: 32, height: 20)
        upright.cornerRadius = 8
        app.show(upright)
        app.wait(0.5)
        try expectPicture(of: app, named: "confirm-\(style == .dark ? "dark" : "light")-\(isRightToLeft ? "rtl" : "ltr")")
    }
}

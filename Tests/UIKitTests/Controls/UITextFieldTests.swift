@_spi(SliderKit) import HeadlessHost
import Testing
@_spi(SliderKit) @testable import UIKit
@_spi(SliderKit) import UIKitTesting

@MainActor final class UITextFieldTests {
    final class Watcher: NSObject, UITextFieldDelegate {
        var log: [String] = []
        var begins = true, ends = true, changes = true, clears = true, returns = true
        func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { note("shouldBegin", begins) }
        func textFieldDidBeginEditing(_ textField: UITextField) { log.append("didBegin") }
        func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { note("shouldEnd", ends) }
        func textFieldDidEndEditing(_ textField: UITextField) { log.append("didEnd") }
        func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool {
            note("change \(range.location),\(range.length) '\(string)'", changes)
        }
        func textFieldShouldClear(_ textField: UITextField) -> Bool { note("shouldClear", clears) }
        func textFieldShouldReturn(_ textField: UITextField) -> Bool { note("shouldReturn", returns) }
        private func note(_ text: String, _ answer: Bool) -> Bool {
            log.append(text)
            return answer
        }
    }

    let app = TestApp(size: CGSize(width: 320, height: 200))
    let field = UITextField(frame: CGRect(x: 20, y: 40, width: 200, height: 34))
    let watcher = Watcher()

    init() {
        field.borderStyle = .roundedRect
        field.delegate = watcher
        app.show(field)
        for (event, name) in [
            (UIControl.Event.editingDidBegin, "begin"), (.editingChanged, "changed"), (.editingDidEnd, "end"), (.primaryActionTriggered, "primary"),
        ] {
            field.addAction(UIAction { [watcher] _ in watcher.log.append("\(name)!") }, for: event)
        }
    }

    private func edit(_ text: String = "") {
        field.text = text
        field.becomeFirstResponder()
        watcher.log = []
    }

    private func type(_ keys: String..., flags: UIKeyModifierFlags = []) {
        for key in keys { app.typeKey(key, modifierFlags: flags) }
    }

    private var caret: NSRange { field.selectedRange }

    // MARK: Editing

    @Test("B3: a touch begins editing, keys write, and giving up ends it, in order")
    func order() {
        app.touchDown(at: CGPoint(x: 60, y: 57)).lift()
        #expect(field.isEditing && field.isFirstResponder)
        app.typeText("hi")
        field.resignFirstResponder()
        #expect(
            watcher.log == [
                "shouldBegin", "didBegin", "begin!", "change 0,0 'h'", "changed!", "change 1,0 'i'", "changed!", "shouldEnd", "didEnd", "end!",
            ])
        #expect(field.text == "hi" && !field.isEditing)
    }

    @Test("B3: the delegate may refuse to begin, to change, to clear and to end; a forced end comes all the same")
    func refusals() {
        watcher.begins = false
        #expect(!field.becomeFirstResponder() && watcher.log == ["shouldBegin"])
        watcher.begins = true
        edit("a")
        watcher.changes = false
        type("b", "Backspace")
        #expect(field.text == "a" && watcher.log == ["change 1,0 'b'", "change 0,1 ''"])
        watcher.ends = false
        watcher.log = []
        #expect(!field.resignFirstResponder() && field.isEditing)
        #expect(app.window.endEditing(true) && !field.isEditing)
        #expect(watcher.log == ["shouldEnd", "shouldEnd", "didEnd", "end!"])
    }

    @Test("B3: setting the text from code tells nobody; inserting tells of the change", arguments: ["", "abc"])
    func code(text: String) {
        edit(text)
        field.text = "xyz"
        #expect(watcher.log == [])
        field.insertText("!")
        field.deleteBackward()
        field.deleteBackward()
        #expect(field.text == "xy" && watcher.log == ["changed!", "changed!", "changed!"])
    }

    @Test("B3: Return asks, tells, and ends editing where somebody listens to editingDidEndOnExit", arguments: [true, false])
    func returning(listens: Bool) {
        edit("a")
        if listens { field.addAction(UIAction { [watcher] _ in watcher.log.append("exit!") }, for: .editingDidEndOnExit) }
        type("Enter")
        #expect(watcher.log == (listens ? ["shouldReturn", "exit!", "primary!", "shouldEnd", "didEnd", "end!"] : ["shouldReturn", "primary!"]))
        #expect(field.isEditing == !listens)
        edit("a")
        watcher.returns = false
        type("Enter")
        #expect(watcher.log == ["shouldReturn"])
        watcher.returns = true
        field.enablesReturnKeyAutomatically = true
        edit("")
        type("Enter")
        #expect(watcher.log == [])
    }

    @Test("B13: keys move the caret, with Shift they select", arguments: [false, true])
    func moving(isRightToLeft: Bool) {
        edit(isRightToLeft ? "אבג דהו" : "abc def")
        let (back, forth) = isRightToLeft ? ("ArrowRight", "ArrowLeft") : ("ArrowLeft", "ArrowRight")
        #expect(caret == NSRange(location: 7, length: 0))
        type(back, back)
        #expect(caret.location == 5)
        type("Home")
        #expect(caret.location == 0)
        type(forth, flags: .shift)
        type(forth, flags: .shift)
        #expect(caret == NSRange(location: 0, length: 2))
        type(forth)
        #expect(caret == NSRange(location: 2, length: 0))
        type("End", flags: .shift)
        #expect(caret == NSRange(location: 2, length: 5))
        type("x")
        #expect(field.text?.count == 3 && caret == NSRange(location: 3, length: 0))
        type("a", flags: .command)
        #expect(caret == NSRange(location: 0, length: 3))
        type("Backspace")
        #expect(field.text == "")
        type("Backspace")
        #expect(watcher.log.last == "changed!")
    }

    @Test("B13: words and whole letters are moved over and deleted as one")
    func letters() {
        edit("one two 👨‍👩‍👧")
        type("Backspace")
        #expect(field.text == "one two ")
        type("ArrowLeft", flags: .alternate)
        #expect(caret.location == 4)
        type("Delete")
        #expect(field.text == "one wo ")
        type("Backspace", flags: .alternate)
        #expect(field.text == "wo ")
        type(".", "-", "E")
        #expect(field.text == ".-Ewo ")
    }

    @Test("B13: a key that is held writes again and again")
    func held() {
        edit()
        KeyInjector.down("a", in: app.window)
        app.wait(0.8)
        KeyInjector.up("a")
        #expect((field.text?.count ?? 0) > 2)
        let count = field.text?.count
        app.wait(0.5)
        #expect(field.text?.count == count)
    }

    @Test("B13: Tab gives a field the focus and with it the keys, and takes them on", arguments: [false, true])
    func tabs(isMirrored: Bool) {
        let slider = UISlider(frame: CGRect(x: 20, y: 100, width: 200, height: 31))
        app.show(slider)
        app.window.semanticContentAttribute = isMirrored ? .forceRightToLeft : .unspecified
        type("Tab")
        #expect(field.isEditing && field.isFocused)
        type("a", "Tab")
        #expect(field.text == "a" && !field.isEditing && slider.isFocused)
        type("ArrowRight")
        #expect(slider.value > 0)
    }

    @Test("B3: a touch places the caret, a second one selects the word, a drag moves the caret")
    func touches() {
        edit("one two")
        let text = field.textRect(forBounds: field.bounds)
        let left = CGPoint(x: field.frame.minX + text.minX + 1, y: 57)
        app.touchDown(at: left).lift()
        #expect(caret == NSRange(location: 0, length: 0))
        app.touchDown(at: left).lift()
        #expect(caret == NSRange(location: 0, length: 3))
        app.wait(1)
        let finger = app.touchDown(at: left)
        finger.move(to: CGPoint(x: 200, y: 57))
        #expect(caret == NSRange(location: 7, length: 0))
        finger.lift()
    }

    @Test("B3: disabling, leaving the window and another field end editing", arguments: [0, 1, 2])
    func ending(way: Int) {
        edit("a")
        switch way {
        case 0: field.isEnabled = false
        case 1: field.removeFromSuperview()
        default:
            let other = UITextField(frame: CGRect(x: 20, y: 100, width: 100, height: 34))
            app.show(other)
            #expect(other.becomeFirstResponder())
        }
        #expect(!field.isEditing && watcher.log.contains("didEnd") && watcher.log.filter { $0 == "end!" }.count == 1)
    }

    @Test("B3: the clear button asks, clears and tells")
    func clearing() throws {
        field.clearButtonMode = .always
        field.text = "abc"
        app.wait(0.1)
        let middle = field.convert(CGPoint(x: field.clearButtonRect(forBounds: field.bounds).midX, y: 17), to: nil)
        watcher.clears = false
        app.touchDown(at: middle).lift()
        #expect(field.text == "abc" && watcher.log == ["shouldClear"])
        watcher.clears = true
        app.touchDown(at: middle).lift()
        #expect(field.text == "" && watcher.log == ["shouldClear", "shouldClear", "changed!"])
    }

    @Test("B3: a field that clears itself begins empty")
    func clearsItself() {
        field.text = "abc"
        field.clearsOnBeginEditing = true
        field.becomeFirstResponder()
        #expect(field.text == "" && watcher.log == ["shouldBegin", "shouldClear", "didBegin", "begin!", "changed!"])
        edit("abc")
        field.clearsOnInsertion = true
        type("x")
        #expect(field.text == "x" && !field.clearsOnInsertion)
    }

    @Test("B3: places in the text can be asked for and set")
    func positions() throws {
        edit("hello")
        let start = field.beginningOfDocument
        let second = try #require(field.position(from: start, offset: 2))
        #expect(field.offset(from: start, to: field.endOfDocument) == 5 && field.position(from: start, offset: 6) == nil)
        let range = try #require(field.textRange(from: start, to: second))
        field.selectedTextRange = range
        #expect(field.text(in: range) == "he" && field.selectedTextRange == range)
        field.replace(range, withText: "ye")
        #expect(field.text == "yello" && field.selectedTextRange?.start == second)
        #expect(field.caretRect(for: second).minX > field.caretRect(for: start).minX)
        field.resignFirstResponder()
        #expect(field.selectedTextRange == nil)
    }

    @Test("F1: the caret blinks on the virtual clock, without fading")
    func blinking() {
        edit("abc")
        app.wait(0.1)
        let shown = app.picture()
        app.wait(0.2)
        #expect(app.picture().isPixelEqual(to: shown))
        app.wait(0.4)
        let hidden = app.picture()
        #expect(!hidden.isPixelEqual(to: shown))
        app.wait(0.5)
        #expect(app.picture().isPixelEqual(to: shown))
        field.resignFirstResponder()
        app.wait(0.1)
        #expect(app.picture().isPixelEqual(to: hidden))
    }

    @Test("H3: a field that was edited is freed")
    func noLeak() {
        weak var weakField: UITextField?
        do {
            let other = UITextField(frame: CGRect(x: 0, y: 100, width: 100, height: 34))
            weakField = other
            app.show(other)
            other.becomeFirstResponder()
            app.wait(0.7)
            other.removeFromSuperview()
        }
        app.wait(1)
        #expect(weakField == nil)
    }

    // MARK: Looks

    @Test("B9: a field has the height of its border style")
    func sizes() {
        #expect(field.intrinsicContentSize.height == 34)
        field.font = .systemFont(ofSize: 40)
        #expect(field.intrinsicContentSize.height > 50)
        let plain = UITextField()
        #expect(plain.intrinsicContentSize.width == 0 && plain.intrinsicContentSize.height > 18 && plain.intrinsicContentSize.height < 24)
        plain.placeholder = "Name"
        #expect(plain.intrinsicContentSize.width > 30)
    }

    @Test("B7: fields mirror", arguments: [false, true], [false, true])
    func pictures(isMirrored: Bool, isDark: Bool) throws {
        let app = TestApp(host: HeadlessHost(
            size: CGSize(width: 260, height: 330), style: isDark ? .dark : .light, direction: isMirrored ? .rightToLeft : .leftToRight))
        let styles: [UITextField.BorderStyle] = [.none, .line, .bezel, .roundedRect]
        for (index, style) in styles.enumerated() {
            let field = UITextField(frame: CGRect(x: 10, y: 10 + index * 40, width: 110, height: 34))
            field.borderStyle = style
            field.text = "Text"
            field.clearButtonMode = .always
            app.window.addSubview(field)
            let empty = UITextField(frame: CGRect(x: 140, y: 10 + index * 40, width: 110, height: 34))
            empty.borderStyle = style
            empty.placeholder = "Placeholder"
            app.window.addSubview(empty)
        }
        let sided = UITextField(frame: CGRect(x: 10, y: 170, width: 240, height: 34))
        sided.borderStyle = .roundedRect
        sided.text = "Between two views"
        for path in [\UITextField.leftView, \.rightView] {
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 16, height: 16))
            view.backgroundColor = path == \.leftView ? .systemRed : .systemGreen
            sided[keyPath: path] = view
        }
        sided.leftViewMode = .always
        sided.rightViewMode = .unlessEditing
        let secret = UITextField(frame: CGRect(x: 10, y: 210, width: 110, height: 34))
        secret.borderStyle = .roundedRect
        secret.text = "secret"
        secret.isSecureTextEntry = true
        secret.isEnabled = false
        let centered = UITextField(frame: CGRect(x: 140, y: 210, width: 110, height: 34))
        centered.borderStyle = .roundedRect
        centered.textAlignment = .center
        centered.attributedText = NSAttributedString(string: "9.5", attributes: [.font: UIFont.boldSystemFont(ofSize: 20), .foregroundColor: UIColor.systemOrange])
        let long = UITextField(frame: CGRect(x: 10, y: 250, width: 110, height: 34))
        long.borderStyle = .roundedRect
        long.text = "A text that is too long"
        let edited = UITextField(frame: CGRect(x: 140, y: 250, width: 110, height: 34))
        edited.borderStyle = .roundedRect
        edited.text = "Another one that is"
        let selected = UITextField(frame: CGRect(x: 10, y: 290, width: 240, height: 34))
        selected.borderStyle = .roundedRect
        selected.text = "ab אבג cd"
        for field in [sided, secret, centered, long, edited, selected] { app.window.addSubview(field) }
        edited.becomeFirstResponder()
        app.wait(0.1)
        let name = "\(isDark ? "dark" : "light") \(isMirrored ? "rtl" : "ltr")"
        try expectPicture(of: app, named: "fields \(name)")
        selected.becomeFirstResponder()
        selected.selectedTextRange = selected.textRange(
            from: selected.position(from: selected.beginningOfDocument, offset: 1)!, to: selected.position(from: selected.beginningOfDocument, offset: 5)!)
        app.wait(0.1)
        try expectPicture(of: app.picture(of: CGRect(x: 0, y: 286, width: 260, height: 44)), named: "selection \(name)")
    }

    @Test("B10: overridden places and drawing are used")
    func overrides() {
        final class Padded: UITextField {
            var drawn = CGRect.zero
            override func textRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 30, dy: 0) }
            override func drawText(in rect: CGRect) { drawn = rect }
        }
        let padded = Padded(frame: CGRect(x: 0, y: 100, width: 200, height: 30))
        padded.text = "a"
        app.show(padded)
        app.wait(0.1)
        _ = app.picture()
        #expect(padded.drawn == CGRect(x: 30, y: 0, width: 140, height: 30))
    }

    @Test("B8: a field speaks its text, its placeholder, and no secret")
    func accessibility() {
        field.placeholder = "Name"
        #expect(field.accessibilityValue == "Name")
        field.text = "Ada"
        #expect(field.accessibilityValue == "Ada")
        field.isSecureTextEntry = true
        #expect(field.accessibilityValue == "•••")
    }

    @Test("I20: a field's text, looks and traits survive an archive")
    func coding() throws {
        field.text = "abc"
        field.placeholder = "p"
        field.keyboardType = .decimalPad
        field.textAlignment = .right
        field.isSecureTextEntry = true
        let data = try NSKeyedArchiver.archivedData(withRootObject: field, requiringSecureCoding: false)
        let unarchiver = try NSKeyedUnarchiver(forReadingFrom: data)
        unarchiver.requiresSecureCoding = false
        let copy = try #require(unarchiver.decodeObject(forKey: NSKeyedArchiveRootObjectKey) as? UITextField)
        #expect(copy.text == "abc" && copy.placeholder == "p" && copy.keyboardType == .decimalPad && copy.textAlignment == .right)
        #expect(copy.borderStyle == .roundedRect && copy.isSecureTextEntry && copy.subviews.count == 1)
    }

    // MARK: Commands

    final class Commander: UIViewController {
        var log: [String] = []
        override func target(forAction action: Selector, withSender sender: Any?) -> Any? {
            ["save:", "right:"].contains(action.name) ? self : super.target(forAction: action, withSender: sender)
        }
        func save(_ command: UIKeyCommand) { log.append("save \(command.discoverabilityTitle ?? "")") }
        func right(_ command: UIKeyCommand) { log.append("right") }
    }

    @Test("B13: key commands go up the chain, but not before what a text or the focus does with a key")
    func commands() {
        let controller = Commander()
        app.show(controller)
        controller.addKeyCommand(
            UIKeyCommand(input: "s", modifierFlags: .command, action: Selector("save:", Commander.save(_:)), discoverabilityTitle: "Save"))
        let right = UIKeyCommand(title: "Right", action: Selector("right:", Commander.right(_:)), input: UIKeyCommand.inputRightArrow)
        controller.addKeyCommand(right)
        type("s", flags: .command)
        type("s")
        type("ArrowRight")
        #expect(controller.log == ["save Save", "right"])
        let inner = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 34))
        inner.text = "ab"
        controller.view.addSubview(inner)
        inner.becomeFirstResponder()
        inner.selectedTextRange = inner.textRange(from: inner.beginningOfDocument, to: inner.beginningOfDocument)
        type("ArrowRight")
        #expect(controller.log.count == 2 && inner.selectedRange.location == 1)
        type("s", flags: .command)
        right.wantsPriorityOverSystemBehavior = true
        type("ArrowRight")
        #expect(controller.log == ["save Save", "right", "save Save", "right"] && inner.selectedRange.location == 1)
        controller.removeKeyCommand(right)
        type("ArrowRight")
        #expect(inner.selectedRange.location == 2)
    }

    @Test("B13: a view that takes text gets the keys that nobody took")
    func keyInput() {
        final class Pad: UIView, UIKeyInput {
            var text = ""
            var hasText: Bool { !text.isEmpty }
            override var canBecomeFirstResponder: Bool { true }
            func insertText(_ text: String) { self.text += text }
            func deleteBackward() { _ = text.popLast() }
        }
        let pad = Pad(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        app.show(pad)
        pad.becomeFirstResponder()
        type("a", "b", "Backspace", "Enter", "ArrowLeft")
        #expect(pad.text == "a\n" && pad.keyboardType == .default)
    }
}

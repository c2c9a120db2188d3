import Testing
@_spi(SliderKit) @testable import UIKit
@_spi(SliderKit) import UIKitTesting

@MainActor @Suite("UIButton") struct UIButtonTests {
    private func app(_ button: UIButton, mirrored: Bool = false, style: UIUserInterfaceStyle = .light) -> TestApp {
        let app = TestApp(size: CGSize(width: 200, height: 80), style: style)
        button.semanticContentAttribute = mirrored ? .forceRightToLeft : .forceLeftToRight
        if button.frame.size == .zero { button.sizeToFit() }
        button.frame.origin = CGPoint(x: 20, y: 20)
        app.show(button)
        return app
    }

    private func square(_ color: UIColor, _ side: CGFloat = 20) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { context in
            color.setFill()
            context.fill(CGRect(x: 0, y: 0, width: side, height: side))
            UIColor.white.setFill()
            context.fill(CGRect(x: 2, y: 2, width: 6, height: 6))
        }
    }

    @Test("B2: what is not set for a state is what is set for normal")
    func fallback() {
        let button = UIButton()
        let image = square(.red)
        button.setTitle("a", for: .normal)
        button.setTitle("s", for: .selected)
        button.setTitleColor(.red, for: .normal)
        button.setImage(image, for: .normal)
        #expect(button.buttonType == .custom && button.currentTitle == "a" && button.titleLabel?.text == "a")
        #expect(button.title(for: .highlighted) == "a" && button.title(for: [.selected, .highlighted]) == "a")
        button.isSelected = true
        #expect(button.currentTitle == "s" && button.currentTitleColor == .red && button.currentImage === image)
        #expect(button.titleLabel?.text == "s" && button.imageView?.image === image)
        button.setTitle(nil, for: .selected)
        #expect(button.currentTitle == "a")
        #expect(UIButton().currentTitleColor == .white)
        #expect(UIButton(type: .system).titleLabel?.font.pointSize == 15)
    }

    @Test("B2: attributed titles count before plain ones of their state")
    func attributed() {
        let button = UIButton(type: .system)
        button.setTitle("plain", for: .normal)
        button.setAttributedTitle(NSAttributedString(string: "rich"), for: .normal)
        #expect(button.titleLabel?.text == "rich" && button.currentAttributedTitle?.string == "rich" && button.currentTitle == "plain")
        button.setAttributedTitle(nil, for: .normal)
        #expect(button.titleLabel?.text == "plain")
    }

    @Test("B3: a tap sends touchUpInside, then primaryActionTriggered")
    func events() {
        let button = UIButton(type: .system, primaryAction: nil)
        button.setTitle("Tap", for: .normal)
        let app = app(button)
        let log = EventLog(button, events: ["touchDown", "touchUpInside", "primaryActionTriggered", "valueChanged", "touchUpOutside"])
        let finger = app.touchDown(at: CGPoint(x: 30, y: 30))
        #expect(button.isHighlighted)
        finger.lift()
        #expect(log.names == ["touchDown", "touchUpInside", "primaryActionTriggered"])
        log.clear()
        let away = app.touchDown(at: CGPoint(x: 30, y: 30))
        away.move(to: CGPoint(x: 190, y: 200))
        #expect(!button.isHighlighted)
        away.lift()
        #expect(log.names == ["touchDown", "touchUpOutside"])
        log.clear()
        button.changesSelectionAsPrimaryAction = true
        app.touchDown(at: CGPoint(x: 30, y: 30)).lift()
        #expect(button.isSelected && log.names == ["touchDown", "touchUpInside", "primaryActionTriggered", "valueChanged"])
    }

    @Test("B13: Space and Return press a button that has the focus")
    func keys() {
        let button = UIButton(type: .system)
        button.setTitle("Tap", for: .normal)
        let app = app(button)
        let log = EventLog(button, events: ["touchDown", "touchUpInside", "primaryActionTriggered"])
        app.typeKey("Tab")
        #expect(button.isFocused)
        app.holdKey(" ")
        #expect(button.isHighlighted && log.names.isEmpty)
        app.releaseKey(" ")
        #expect(!button.isHighlighted)
        app.typeKey("Enter")
        #expect(log.names == ["touchUpInside", "primaryActionTriggered", "touchUpInside", "primaryActionTriggered"])
        button.isEnabled = false
        app.typeKey("Enter")
        #expect(log.names.count == 4)
    }

    @Test("B10: a screen reader says title and kind, and taps")
    func speech() {
        let button = UIButton(type: .system)
        button.setTitle("Reset", for: .normal)
        _ = app(button)
        #expect(AccessibilitySpeech.sentence(for: button) == "Reset. Button.")
        #expect(button.accessibilityTraits == .button)
        button.isEnabled = false
        button.isSelected = true
        #expect(button.accessibilityTraits == [.button, .notEnabled, .selected])
    }

    @Test("B2: title and image stand in reading direction, moved by their insets", arguments: [false, true])
    func layout(mirrored: Bool) {
        let button = UIButton()
        button.setTitle("Wide", for: .normal)
        button.setImage(square(.red), for: .normal)
        button.frame = CGRect(x: 0, y: 0, width: 160, height: 40)
        _ = app(button, mirrored: mirrored)
        button.layoutIfNeeded()
        let title = button.titleLabel!.frame, image = button.imageView!.frame
        #expect(image.size == CGSize(width: 20, height: 20) && image.midY == 20)
        #expect(mirrored ? title.maxX <= image.minX + 0.5 : image.maxX <= title.minX + 0.5)
        button.titleEdgeInsets = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: -10)
        button.layoutIfNeeded()
        #expect(button.titleLabel!.frame.minX == title.minX + 10 && button.imageView!.frame == image)
        button.titleEdgeInsets = .zero
        button.contentHorizontalAlignment = .leading
        button.layoutIfNeeded()
        #expect(mirrored ? button.imageView!.frame.maxX == 160 : button.imageView!.frame.minX == 0)
    }

    @Test("B2: the size that fits is the content's with its insets")
    func sizes() {
        let button = UIButton()
        button.setImage(square(.red), for: .normal)
        #expect(button.intrinsicContentSize == CGSize(width: 20, height: 20))
        button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(button.intrinsicContentSize == CGSize(width: 26, height: 24))
        let titled = UIButton(type: .system)
        titled.setTitle("i", for: .normal)
        let height = titled.titleLabel!.intrinsicContentSize.height
        #expect(titled.intrinsicContentSize == CGSize(width: 30, height: height + 12))
        titled.titleLabel?.font = .systemFont(ofSize: 40)
        #expect(titled.intrinsicContentSize.height > 52)
        titled.contentEdgeInsets.left = .nan
        #expect(titled.contentEdgeInsets == .zero)
    }

    @Test("B2: a configuration's handler hears of each state before the frame")
    func handler() {
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Go"
        var states: [UInt] = []
        let button = UIButton(configuration: configuration, primaryAction: UIAction(title: "unused") { _ in })
        button.configurationUpdateHandler = { states.append($0.state.rawValue) }
        let app = app(button)
        #expect(states == [0] && button.titleLabel?.text == "Go")
        let finger = app.touchDown(at: CGPoint(x: 30, y: 30))
        finger.lift()
        #expect(states == [0, 1, 0])
        #expect(configuration.updated(for: button).baseForegroundColor == .white)
        #expect(configuration == configuration && configuration != .plain())
        let line = UIFont.preferredFont(forTextStyle: .body, compatibleWith: button.traitCollection).lineHeight
        #expect(abs(button.intrinsicContentSize.height - (14 + line)) <= 1)
    }

    @Test("B8: a nib's button has its titles, colours, insets and configuration")
    func nib() throws {
        let (objects, messages) = NibStage.load("""
            <button opaque="NO" contentMode="scaleToFill" contentHorizontalAlignment="center" contentVerticalAlignment="center" buttonType="system" lineBreakMode="middleTruncation" id="b">
            <rect key="frame" x="10" y="20" width="80" height="30"/>
            <fontDescription key="fontDescription" type="boldSystem" pointSize="20"/>
            <inset key="contentEdgeInsets" minX="1" minY="2" maxX="3" maxY="4"/>
            <state key="normal" title="Go"><color key="titleColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/></state>
            <state key="selected" title="Gone"/>
            </button>
            <button contentMode="scaleToFill" buttonType="system" id="c"><rect key="frame" x="0" y="0" width="80" height="35"/>
            <state key="normal" title="Button"/>
            <buttonConfiguration key="configuration" style="tinted" title="Call" imagePlacement="trailing" imagePadding="4" cornerStyle="capsule">
            <color key="baseForegroundColor" systemColor="labelColor"/></buttonConfiguration></button>
            """)
        let button = try #require(objects.first as? UIButton), configured = try #require(objects.last as? UIButton)
        #expect(messages.isEmpty, "\(messages)")
        #expect(button.buttonType == .system && button.currentTitle == "Go" && button.title(for: .selected) == "Gone")
        #expect(button.titleLabel?.font == .boldSystemFont(ofSize: 20) && button.currentTitleColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        #expect(button.contentEdgeInsets == UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 3))
        #expect(configured.configuration?.style == .tinted && configured.configuration?.title == "Call")
        #expect(configured.configuration?.imagePlacement == .trailing && configured.configuration?.cornerStyle == .capsule)
    }

    @Test("B8: a button comes back from its archive")
    func coding() throws {
        let button = UIButton(type: .system)
        button.setTitle("Go", for: .normal)
        button.setTitleColor(.red, for: .highlighted)
        button.titleLabel?.font = .systemFont(ofSize: 31)
        button.imageEdgeInsets.left = 7
        button.changesSelectionAsPrimaryAction = true
        let data = try NSKeyedArchiver.archivedData(withRootObject: button, requiringSecureCoding: false)
        let unarchiver = try NSKeyedUnarchiver(forReadingFrom: data)
        unarchiver.requiresSecureCoding = false
        let copy = try #require(unarchiver.decodeObject(forKey: NSKeyedArchiveRootObjectKey) as? UIButton)
        #expect(copy.buttonType == .system && copy.currentTitle == "Go" && copy.titleColor(for: .highlighted) == .red)
        #expect(copy.titleLabel?.font.pointSize == 31 && copy.imageEdgeInsets.left == 7 && copy.changesSelectionAsPrimaryAction)
        #expect(copy.subviews.filter { $0 is UILabel }.count == 1)
    }

    @Test("B5: buttons look as recorded", arguments: [false, true], [UIUserInterfaceStyle.dark, .light])
    func pictures(mirrored: Bool, style: UIUserInterfaceStyle) throws {
        let app = TestApp(size: CGSize(width: 320, height: 300), style: style)
        var y: CGFloat = 8
        func add(_ button: UIButton, _ x: CGFloat) {
            button.semanticContentAttribute = mirrored ? .forceRightToLeft : .forceLeftToRight
            button.sizeToFit()
            button.frame.origin = CGPoint(x: x, y: y)
            app.show(button)
        }
        for state in 0..<4 {
            let set = { (button: UIButton) in
                button.isHighlighted = state == 1
                button.isEnabled = state != 2
                button.isSelected = state == 3
                return button
            }
            let system = UIButton(type: .system)
            system.setTitle("System", for: .normal)
            add(set(system), 8)
            let custom = UIButton()
            custom.setTitle("Own", for: .normal)
            custom.setTitleColor(.systemRed, for: .normal)
            custom.setImage(square(.systemOrange), for: .normal)
            add(set(custom), 70)
            add(set(UIButton(type: .detailDisclosure)), 140)
            add(set(UIButton(type: .contactAdd)), 170)
            for (index, made) in [UIButton.Configuration.plain(), .gray()].enumerated() {
                var configuration = made
                configuration.title = "One"
                add(set(UIButton(configuration: configuration)), 200 + CGFloat(index) * 60)
            }
            y += 38
        }
        for (index, made) in [UIButton.Configuration.tinted(), .filled()].enumerated() {
            var configuration = made
            configuration.title = "Title"
            configuration.subtitle = "Subtitle"
            configuration.image = UIImage(systemName: "plus")
            configuration.imagePadding = 6
            configuration.imagePlacement = index == 0 ? .leading : .top
            configuration.background.strokeWidth = index == 0 ? 1 : 0
            add(UIButton(configuration: configuration), 8 + CGFloat(index) * 150)
        }
        y += 80
        add(UIButton(type: .close), 8)
        app.waitUntilIdle()
        try expectPicture(of: app, named: "buttons \(style == .dark ? "dark" : "light") \(mirrored ? "RTL" : "LTR")")
    }
}

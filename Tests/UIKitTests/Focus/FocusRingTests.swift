import Testing
@_spi(SliderKit) import UIKit
@_spi(SliderKit) import UIKitTesting

@MainActor @Suite("Focus rings") struct FocusRingTests {
    private func ringFrame(_ view: UIView) -> CGRect? {
        view.layer.sublayers?.last.map { $0.convert($0.bounds, to: view.layer) }
    }

    @Test("B13: a slider is one layer, and has one more only while it has the focus")
    func layers() {
        let stage = FocusStage()
        let slider = stage.add(1, 20, 50)
        #expect((slider.layer.sublayers ?? []).isEmpty && slider.subviews.isEmpty)
        stage.app.typeKey("Tab")
        #expect(slider.layer.sublayers?.count == 1 && slider.subviews.isEmpty)
        #expect(ringFrame(slider) == slider.bounds.insetBy(dx: -5, dy: -5))
        slider.frame.size.width = 200
        stage.app.host.commit()
        #expect(ringFrame(slider)?.width == 210)
        slider.isEnabled = false
        #expect((slider.layer.sublayers ?? []).isEmpty)
    }

    @Test("B13: the ring goes with a slider that is turned and moved, and takes in a thumb that sticks out")
    func follows() {
        let stage = FocusStage()
        let slider = stage.add(1, 100, 100)
        stage.app.typeKey("Tab")
        let ring = slider.layer.sublayers?.last
        slider.transform = CGAffineTransform(rotationAngle: -.pi / 2)
        slider.center.x += 50
        stage.app.host.commit()
        let frame = ring.map { $0.convert($0.bounds, to: stage.view.layer) } ?? .null
        #expect(abs(frame.midX - 200) < 0.001 && abs(frame.midY - 117) < 0.001 && abs(frame.width - 44) < 0.001 && abs(frame.height - 110) < 0.001)
        slider.transform = .identity
        slider.bounds.size.height = 10
        stage.app.host.commit()
        let thumb = slider.thumbRect(forBounds: slider.bounds, trackRect: slider.trackRect(forBounds: slider.bounds), value: slider.value)
        #expect(ringFrame(slider)?.height == max(thumb.height, 10) + 10)
        // Nothing it does to the ring is animated.
        #expect(ring?.animationKeys() ?? [] == [])
    }

    @Test("B13: the effect decides where the ring runs and in which view; a copy of it is kept; nil shows none")
    func effects() {
        let stage = FocusStage()
        let slider = stage.add(1, 100, 100)
        slider.transform = CGAffineTransform(rotationAngle: .pi / 2)
        let halo = UIFocusHaloEffect(roundedRect: CGRect(x: 10, y: 0, width: 20, height: 30), cornerRadius: 6, curve: .continuous)
        halo.containerView = stage.view
        halo.referenceView = slider
        slider.focusEffect = halo
        halo.position = .inside
        stage.app.typeKey("Tab")
        let ring = stage.view.layer.sublayers?.last
        #expect((slider.layer.sublayers ?? []).isEmpty && ring !== slider.layer)
        let frame = ring?.frame ?? .null
        let expected = slider.convert(CGRect(x: 7, y: -3, width: 26, height: 36), to: stage.view)
        #expect(abs(frame.midX - expected.midX) < 0.001 && abs(frame.midY - expected.midY) < 0.001 && abs(frame.width - 36) < 0.001)
        #expect(ring?.cornerRadius == 9 && ring?.cornerCurve == .continuous)
        halo.containerView = nil
        slider.focusEffect = halo
        #expect(ringFrame(slider) == CGRect(x: 10, y: 0, width: 20, height: 30))
        #expect((slider.focusEffect as? UIFocusHaloEffect)?.position == .inside)
        slider.focusEffect = UIFocusHaloEffect(path: UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 20, height: 20)))
        #expect(ringFrame(slider) == CGRect(x: -3, y: -3, width: 26, height: 26) && slider.layer.sublayers?.count == 1)
        slider.focusEffect = nil
        #expect(slider.focusEffect == nil && (slider.layer.sublayers ?? []).isEmpty && slider.isFocused)
        slider.focusEffect = UIFocusEffect()
        #expect(slider.layer.sublayers?.count == 1)
        slider.focusEffect = UIFocusHaloEffect(rect: CGRect(x: 0, y: CGFloat.nan, width: 20, height: 20))
        #expect((slider.layer.sublayers ?? []).isEmpty)
    }

    @Test("B13: pictures of rings: sliders, turned ones, paths outside and inside, in light and dark", arguments: [false, true])
    func pictures(dark: Bool) throws {
        let app = TestApp(size: CGSize(width: 200, height: 240), style: dark ? .dark : .light)
        var views: [UIView] = []
        for index in 0..<5 {
            let slider = UISlider(frame: CGRect(x: 20, y: 16, width: 160, height: 34))
            slider.value = 0.4
            views.append(slider)
            switch index {
            case 1:
                slider.frame = CGRect(x: 100, y: 120, width: 100, height: 34)
                slider.transform = CGAffineTransform(rotationAngle: -.pi / 2)
            case 2:
                slider.frame.origin.y = 66
                slider.frame.size.width = 90
                slider.transform = CGAffineTransform(rotationAngle: .pi / 12)
            case 3, 4:
                slider.frame = CGRect(x: index == 3 ? 10 : 65, y: 190, width: 50, height: 34)
                let halo = UIFocusHaloEffect(path: UIBezierPath(ovalIn: CGRect(x: 5, y: 0, width: 40, height: 34)))
                halo.position = index == 3 ? .outside : .inside
                slider.focusEffect = halo
            default: break
            }
            // Each in a window of its own, so that all have their focus at once.
            if index == 0 {
                app.show(slider)
                app.typeKey("Tab")
            } else {
                let window = UIWindow(frame: app.window.bounds)
                window.backgroundColor = .clear
                window.isOpaque = false
                window.addSubview(slider)
                window.isHidden = false
                UIFocusSystem.focusSystem(for: window)?.requestFocusUpdate(to: slider)
                views.append(window)
            }
        }
        app.host.commit()
        try expectPicture(of: app, named: dark ? "dark" : "light")
        for view in views { (view as? UIWindow)?.isHidden = true }
    }
}

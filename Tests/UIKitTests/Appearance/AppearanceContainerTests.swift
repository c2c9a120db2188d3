import Testing
@_spi(SliderKit) import UIKit
@_spi(SliderKit) import UIKitTesting

@MainActor @Suite(.serialized) struct AppearanceContainerTests {
    private func slider(in views: UIView..., app: TestApp) -> UISlider {
        let slider = UISlider()
        let chain = views + [slider]
        for (outer, inner) in zip(chain, chain.dropFirst()) { outer.addSubview(inner) }
        app.show(chain[0])
        return slider
    }

    @Test("B14: a container's settings hold inside of it, at any depth, subclasses included")
    func container() {
        withAppearance { app in
            UISlider.appearance().thumbTintColor = .red
            UISlider.appearance(whenContainedInInstancesOf: [Shelf.self]).thumbTintColor = .blue
            #expect(slider(in: UIView(), app: app).thumbTintColor == .red)
            #expect(slider(in: Shelf(), UIView(), app: app).thumbTintColor == .blue)
            #expect(slider(in: GlassShelf(), app: app).thumbTintColor == .blue)
        }
    }

    @Test("B14: chains name the innermost container first, and the longer one holds")
    func chains() {
        withAppearance { app in
            UISlider.appearance(whenContainedInInstancesOf: [GlassShelf.self, Shelf.self]).thumbTintColor = .green
            UISlider.appearance(whenContainedInInstancesOf: [Shelf.self]).thumbTintColor = .blue
            #expect(slider(in: Shelf(), UIView(), GlassShelf(), app: app).thumbTintColor == .green)
            #expect(slider(in: GlassShelf(), UIStackView(), app: app).thumbTintColor == .blue)
        }
    }

    @Test("B14: of two containers the one nearer to the window holds")
    func outermost() {
        withAppearance { app in
            UISlider.appearance(whenContainedInInstancesOf: [Shelf.self]).thumbTintColor = .blue
            UISlider.appearance(whenContainedInInstancesOf: [UIStackView.self]).thumbTintColor = .green
            #expect(slider(in: UIStackView(), Shelf(), app: app).thumbTintColor == .green)
            #expect(slider(in: Shelf(), UIStackView(), app: app).thumbTintColor == .blue)
        }
    }

    @Test("B14: controllers are containers")
    func controllers() {
        final class Inner: UIViewController {}
        withAppearance { app in
            UISlider.appearance(whenContainedInInstancesOf: [Inner.self]).thumbTintColor = .blue
            UISlider.appearance(whenContainedInInstancesOf: [UINavigationController.self]).maximumTrackTintColor = .green
            let inner = Inner()
            let slider = UISlider()
            inner.view.addSubview(slider)
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            window.rootViewController = UINavigationController(rootViewController: inner)
            window.makeKeyAndVisible()
            _ = app.picture()
            #expect(slider.thumbTintColor == .blue && slider.maximumTrackTintColor == .green)
            window.isHidden = true
        }
    }

    @Test("B14: a slider that moves to another container of its window is styled again")
    func moving() {
        withAppearance { app in
            UISlider.appearance(whenContainedInInstancesOf: [Shelf.self]).thumbTintColor = .blue
            UISlider.appearance(whenContainedInInstancesOf: [UIStackView.self]).thumbTintColor = .green
            let slider = slider(in: Shelf(), app: app)
            #expect(slider.thumbTintColor == .blue)
            let stack = UIStackView()
            app.show(stack)
            stack.addSubview(slider)
            #expect(slider.thumbTintColor == .green)
            app.show(slider)
            #expect(slider.thumbTintColor == .green)
        }
    }

    @Test("B14: settings for traits hold where the traits are so, and follow a change")
    func traits() {
        withAppearance { app in
            let dark = UITraitCollection(userInterfaceStyle: .dark)
            UISlider.appearance(for: dark).thumbTintColor = .blue
            UISlider.appearance().thumbTintColor = .red
            UISlider.appearance(for: dark, whenContainedInInstancesOf: [Shelf.self]).thumbTintColor = .green
            let shelf = Shelf()
            let slider = slider(in: shelf, app: app)
            #expect(slider.thumbTintColor == .red)
            shelf.overrideUserInterfaceStyle = .dark
            #expect(slider.thumbTintColor == .green)
            shelf.overrideUserInterfaceStyle = .light
            #expect(slider.thumbTintColor == .red)
            let night = UIView()
            night.overrideUserInterfaceStyle = .dark
            #expect(self.slider(in: night, app: app).thumbTintColor == .blue)
        }
    }
}

import Testing

@_spi(SliderKit) @testable import UIKit
@_spi(SliderKit) import UIKitTesting

@MainActor @Suite struct PointerTests {
    let app = TestApp(size: CGSize(width: 200, height: 100), scale: 1)
    let view = UIView(frame: CGRect(x: 20, y: 20, width: 100, height: 40))
    let pointer = PointerInjector()

    /// Gives the left half a style and keeps a diary.
    final class Delegate: NSObject, UIPointerInteractionDelegate {
        var diary: [String] = []
        var style: UIPointerStyle?
        var animated = 0

        func pointerInteraction(
            _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
        ) -> UIPointerRegion? {
            request.location.x < 50 ? UIPointerRegion(rect: CGRect(x: 0, y: 0, width: 50, height: 40), identifier: "left") : nil
        }

        func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle? {
            diary.append("style \(region.identifier.map(String.init(describing:)) ?? "none")")
            return style
        }

        func pointerInteraction(
            _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion, animator: any UIPointerInteractionAnimating
        ) {
            diary.append("enter")
            animator.addAnimations { interaction.view?.alpha = 0.5 }
            animator.addCompletion { done in self.animated += done ? 1 : 0 }
        }

        func pointerInteraction(
            _ interaction: UIPointerInteraction, willExit region: UIPointerRegion, animator: any UIPointerInteractionAnimating
        ) { diary.append("exit") }
    }

    init() {
        view.backgroundColor = .gray
        app.show(view)
    }

    @Test("D4: an interaction hears of its view, is on one view at a time, and leaves") func membership() {
        let other = UIView()
        let interaction = UIPointerInteraction(delegate: nil)
        view.addInteraction(interaction)
        view.addInteraction(interaction)
        #expect(view.interactions.count == 1 && interaction.view === view)
        other.addInteraction(interaction)
        #expect(view.interactions.isEmpty && interaction.view === other)
        other.removeInteraction(interaction)
        other.removeInteraction(interaction)
        #expect(other.interactions.isEmpty && interaction.view == nil)
        view.interactions = [interaction, UIPointerInteraction(delegate: nil)]
        #expect(view.interactions.count == 2)
    }

    @Test("D4: regions are entered and left once, and the delegate's animations run") func regions() {
        let delegate = Delegate()
        let interaction = UIPointerInteraction(delegate: delegate)
        view.addInteraction(interaction)
        pointer.hover(at: CGPoint(x: 30, y: 30), in: app.window)
        pointer.hover(at: CGPoint(x: 40, y: 30), in: app.window)
        #expect(delegate.diary == ["enter", "style left"])
        app.wait(0.5)
        #expect(view.alpha == 0.5 && delegate.animated == 1)
        pointer.hover(at: CGPoint(x: 100, y: 30), in: app.window)
        #expect(delegate.diary == ["enter", "style left", "exit"])
        pointer.hover(at: CGPoint(x: 30, y: 30), in: app.window)
        interaction.invalidate()
        interaction.isEnabled = false
        #expect(delegate.diary.suffix(4) == ["enter", "style left", "style left", "exit"])
        pointer.hover(at: CGPoint(x: 31, y: 30), in: app.window)
        #expect(delegate.diary.last == "exit")
    }

    @Test("D4: a hover tints and grows the view, and both end with it", arguments: [UIUserInterfaceStyle.light, .dark])
    func hover(style: UIUserInterfaceStyle) {
        view.overrideUserInterfaceStyle = style
        view.addInteraction(UIPointerInteraction(delegate: nil))
        let rest = app.picture()
        pointer.hover(at: CGPoint(x: 70, y: 40), in: app.window)
        app.wait(0.5)
        #expect(!app.picture().isPixelEqual(to: rest))
        #expect(view.transform == .identity, "the view's own transform stays its owner's")
        pointer.leave()
        app.wait(0.5)
        #expect(app.picture().isPixelEqual(to: rest))
        #expect(view.layer.sublayers?.isEmpty ?? true)
    }

    @Test("D4: a lift casts a shadow, a highlight stays inside, no tint draws nothing") func effects() {
        let delegate = Delegate()
        view.addInteraction(UIPointerInteraction(delegate: delegate))
        let preview = UITargetedPreview(view: view)
        let rest = app.picture()
        func changes(_ style: UIPointerStyle?) -> Bool {
            delegate.style = style
            pointer.hover(at: CGPoint(x: 30, y: 30), in: app.window)
            view.alpha = 1
            app.wait(0.5)
            view.alpha = 1
            let differs = !app.picture().isPixelEqual(to: rest)
            pointer.leave()
            app.wait(0.5)
            return differs
        }
        #expect(changes(UIPointerStyle(effect: .lift(preview))))
        #expect(changes(UIPointerStyle(effect: .highlight(preview))))
        #expect(
            !changes(UIPointerStyle(effect: .hover(preview, preferredTintMode: .none, prefersShadow: false, prefersScaledContent: false))))
        #expect(!changes(UIPointerStyle(shape: .verticalBeam(length: 20))))
        #expect(!changes(UIPointerStyle.hidden()))
        #expect(!changes(nil))
    }

    @Test("H3: nothing keeps a view, its interaction or its delegate") func memory() {
        weak var lostView: UIView?
        weak var lostInteraction: UIPointerInteraction?
        autoreleased {
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            let interaction = UIPointerInteraction(delegate: nil)
            view.addInteraction(interaction)
            (lostView, lostInteraction) = (view, interaction)
        }
        #expect(lostView == nil && lostInteraction == nil)
    }

    private func autoreleased(_ work: () -> Void) { work() }
}

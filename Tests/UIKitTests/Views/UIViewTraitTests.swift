import Foundation
import Testing
@_spi(SliderKit) import HeadlessHost
@_spi(SliderKit) @testable import UIKit

@Suite(.serialized)
struct UIViewTraitTests {
    final class TraitObserver: UIView {
        var previous: [UITraitCollection?] = []
        override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
            previous.append(previousTraitCollection)
        }
    }

    private static let dynamic = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }

    @Test("I15: a change of style re-resolves the background, not a cgColor taken before") @MainActor
    func dynamicColors() {
        let stage = ViewStage()
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        view.backgroundColor = UIViewTraitTests.dynamic
        view.layer.borderColor = UIViewTraitTests.dynamic.cgColor
        view.layer.borderWidth = 5
        stage.window.addSubview(view)
        #expect(stage.pixel(25, 25) == .black)
        stage.window.overrideUserInterfaceStyle = .dark
        #expect(stage.pixel(25, 25) == .white)
        #expect(stage.pixel(2, 2) == .black)
        #expect(view.backgroundColor == UIViewTraitTests.dynamic)
    }

    @Test("I15: views hear of changed traits once, with the previous ones") @MainActor
    func notification() {
        let stage = ViewStage()
        let view = TraitObserver()
        stage.window.addSubview(view)
        #expect(view.previous.count == 1)
        #expect(view.previous.first! == nil)
        stage.window.overrideUserInterfaceStyle = .dark
        stage.window.overrideUserInterfaceStyle = .dark
        #expect(view.previous.count == 2)
        #expect(view.previous.last!?.userInterfaceStyle == .light)
        #expect(view.traitCollection.userInterfaceStyle == .dark)
        view.overrideUserInterfaceStyle = .light
        #expect(view.traitCollection.userInterfaceStyle == .light)
    }

    @Test("I15: registrations are called for their traits only, until they are ended") @MainActor
    func registrations() {
        let stage = ViewStage()
        let view = TraitObserver()
        stage.window.addSubview(view)
        var calls: [UIUserInterfaceStyle] = []
        let registration = view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (view: TraitObserver, previous) in
            calls.append(previous.userInterfaceStyle)
        }
        view.registerForTraitChanges([UITraitLayoutDirection.self]) { (_: TraitObserver, _) in calls.append(.unspecified) }
        view.overrideUserInterfaceStyle = .dark
        #expect(calls == [.light])
        view.unregisterForTraitChanges(registration)
        view.overrideUserInterfaceStyle = .light
        #expect(calls == [.light])
    }

    @Test("I15: the traits are current while a view draws and lays out") @MainActor
    func currentTraits() {
        final class Prober: UIView {
            var styles: [UIUserInterfaceStyle] = []
            override func layoutSubviews() { styles.append(UITraitCollection.current.userInterfaceStyle) }
            override func draw(_ rect: CGRect) { styles.append(UITraitCollection.current.userInterfaceStyle) }
        }
        let stage = ViewStage()
        let view = Prober(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.overrideUserInterfaceStyle = .dark
        stage.window.addSubview(view)
        stage.host.commit()
        #expect(view.styles == [.dark, .dark])
        #expect(UITraitCollection.current.userInterfaceStyle == .light)
    }

    @Test("B7: semantic attributes decide the direction") @MainActor
    func direction() {
        let stage = ViewStage()
        let view = UIView()
        stage.window.addSubview(view)
        #expect(view.effectiveUserInterfaceLayoutDirection == .leftToRight)
        UIScreen.main.traitOverrides = UITraitCollection(layoutDirection: .rightToLeft)
        defer { UIScreen.main.traitOverrides = nil }
        #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
        view.semanticContentAttribute = .playback
        #expect(view.effectiveUserInterfaceLayoutDirection == .leftToRight)
        view.semanticContentAttribute = .forceRightToLeft
        #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
        #expect(UIView.userInterfaceLayoutDirection(for: .playback, relativeTo: .rightToLeft) == .leftToRight)
        #expect(UIView.userInterfaceLayoutDirection(for: .unspecified, relativeTo: .rightToLeft) == .rightToLeft)
    }
}

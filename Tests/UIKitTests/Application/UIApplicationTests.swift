import Foundation
import Testing
@_spi(SliderKit) import HeadlessHost
@_spi(SliderKit) @testable import UIKit

@Suite(.serialized)
struct UIApplicationTests {
    @Test("Windows are listed by level, then by when they were shown; the key window is one of them") @MainActor
    func windows() {
        let stage = ViewStage()
        let alert = UIWindow(frame: stage.window.frame)
        alert.windowLevel = .alert
        alert.isHidden = false
        let other = UIWindow(frame: stage.window.frame)
        other.makeKeyAndVisible()
        #expect(UIApplication.shared.windows == [stage.window, other, alert])
        #expect(other.isKeyWindow)
        #expect(!stage.window.isKeyWindow)
        other.isHidden = true
        #expect(UIApplication.shared.keyWindow === alert)
        alert.isHidden = true
        #expect(UIApplication.shared.windows == [stage.window])
    }

    @Test("A launch calls will, did, active; leaving the front posts the notifications") @MainActor
    func launch() {
        final class Delegate: UIResponder, UIApplicationDelegate {
            var log: [String] = []
            func application(
                _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
            ) -> Bool {
                log.append("will")
                return true
            }
            func application(
                _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
            ) -> Bool {
                log.append("did")
                return true
            }
            func applicationDidBecomeActive(_ application: UIApplication) { log.append("active") }
            func applicationWillResignActive(_ application: UIApplication) { log.append("resign") }
        }
        _ = ViewStage()
        let delegate = Delegate()
        UIApplication.shared.launch(delegate)
        #expect(delegate.log == ["will", "did", "active"])
        #expect(UIApplication.shared.applicationState == .active)
        UIApplication.shared.resignActive()
        #expect(delegate.log.last == "resign")
        #expect(UIApplication.shared.applicationState == .inactive)
        UIApplication.shared.becomeActive()
        #expect(UIApplication.shared.next === delegate)
    }

    @Test("The screen and the device answer for the host") @MainActor
    func screen() {
        _ = ViewStage(size: CGSize(width: 320, height: 480))
        #expect(UIScreen.main.bounds == CGRect(x: 0, y: 0, width: 320, height: 480))
        #expect(UIScreen.main.nativeBounds.width == 640)
        #expect(UIScreen.main.scale == 2)
        #expect(UIDevice.current.userInterfaceIdiom == .phone)
        #expect(UIDevice.current.name == "SliderKit")
    }

    @Test("Only one responder is first; it resigns for the next one and when it leaves its window") @MainActor
    func firstResponder() {
        final class Field: UIView {
            override var canBecomeFirstResponder: Bool { true }
        }
        let stage = ViewStage()
        let (a, b) = (Field(), Field())
        #expect(!a.becomeFirstResponder())
        stage.window.addSubview(a)
        stage.window.addSubview(b)
        #expect(a.becomeFirstResponder())
        #expect(b.becomeFirstResponder())
        #expect(!a.isFirstResponder)
        b.removeFromSuperview()
        #expect(!b.isFirstResponder)
    }

    @Test("Trait collections merge, compare and stay current for a closure") @MainActor
    func traits() {
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        let both = UITraitCollection(traitsFrom: [dark, UITraitCollection(displayScale: 3)])
        #expect(both.userInterfaceStyle == .dark)
        #expect(both.displayScale == 3)
        #expect(both.containsTraits(in: dark))
        #expect(!dark.containsTraits(in: both))
        #expect(dark.isEqual(UITraitCollection(userInterfaceStyle: .dark)))
        dark.performAsCurrent { #expect(UITraitCollection.current === dark) }
        #expect(UITraitCollection.current !== dark)
    }
}

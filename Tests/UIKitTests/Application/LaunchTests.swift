import Testing
@_spi(SliderKit) @testable import UIKit
@_spi(SliderKit) import UIKitTesting

@MainActor struct LaunchTests {
    final class Delegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        var log: [String] = []
        func application(_ application: UIApplication, willFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
            log.append("will \(window?.rootViewController?.title ?? "-")")
            return true
        }
        func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
            log.append("did \(window?.rootViewController?.title ?? "-") \(window?.isKeyWindow == true)")
            return true
        }
        func applicationDidBecomeActive(_ application: UIApplication) { log.append("active \(window?.isKeyWindow == true)") }
    }

    final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        static weak var made: SceneDelegate?
        var window: UIWindow?
        var log: [String] = []
        convenience init(_: Never...) {
            self.init()
            Self.made = self
        }
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
            let scene = scene as? UIWindowScene
            log.append("connect \(window?.rootViewController?.title ?? "-") \(window?.windowScene === scene)")
        }
        func sceneWillEnterForeground(_ scene: UIScene) { log.append("foreground") }
        func sceneDidBecomeActive(_ scene: UIScene) { log.append("active \(scene.activationState == .foregroundActive)") }
        func sceneWillResignActive(_ scene: UIScene) { log.append("resign") }
    }

    private static func app() throws -> TestApp {
        let app = TestApp(size: CGSize(width: 320, height: 480))
        let board = try StoryboardStage.load(StoryboardStage.scene("a", attributes: #"title="Start""#))
        AppInterface.bundle = try #require(Bundle(path: URL(fileURLWithPath: board.file.path).deletingLastPathComponent().path))
        return app
    }

    private static func end() {
        AppInterface.bundle = .main
        AppInterface.current = AppInterface()
        UIApplication.shared.allScenes = []
        UIApplication.shared.launchedDelegate = nil
    }

    @Test("D1: the main storyboard's first controller is the window's root before the delegate hears of the launch")
    func storyboard() throws {
        _ = try Self.app()
        defer { Self.end() }
        var interface = AppInterface()
        interface.mainStoryboard = "Test"
        let delegate = Delegate()
        UIApplication.shared.launch(delegate, interface: interface)
        #expect(delegate.log == ["will Start", "did Start false", "active true"])
        #expect(UIApplication.shared.keyWindow === delegate.window && NibLedger.messages.isEmpty)
    }

    @Test("H2: a main storyboard that is missing is told of, and the launch goes on")
    func missing() throws {
        _ = try Self.app()
        defer { Self.end() }
        var interface = AppInterface()
        interface.mainStoryboard = "Nowhere"
        let delegate = Delegate()
        UIApplication.shared.launch(delegate, interface: interface)
        #expect(delegate.log == ["will -", "did - false", "active false"])
        #expect(NibLedger.messages.count == 1 && NibLedger.messages[0].contains("no storyboard named Nowhere"))
    }

    @Test("D1: an app with scenes has its window from the scene's storyboard, and its scene's delegate hears instead of its own")
    func scenes() throws {
        _ = try Self.app()
        defer { Self.end() }
        Registry.shared.class(SceneDelegate.self, named: "SceneDelegate") { _ in SceneDelegate() }
        var interface = AppInterface()
        interface.usesScenes = true
        interface.scenes = [.init(name: "Default Configuration", delegateClass: "App.SceneDelegate", storyboard: "Test")]
        let delegate = Delegate()
        UIApplication.shared.launch(delegate, interface: interface)
        let scene = try #require(UIApplication.shared.connectedScenes.first as? UIWindowScene)
        let sceneDelegate = try #require(scene.delegate as? SceneDelegate)
        #expect(delegate.log == ["will -", "did - false"])
        #expect(sceneDelegate.log == ["connect Start true", "foreground", "active true"])
        #expect(scene.windows.count == 1 && scene.windows.first === sceneDelegate.window && scene.keyWindow === sceneDelegate.window)
        UIApplication.shared.resignActive()
        #expect(sceneDelegate.log.last == "resign" && scene.activationState == .foregroundInactive)
        UIApplication.shared.becomeActive()
    }
}

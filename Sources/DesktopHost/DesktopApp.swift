import Foundation
@_spi(SliderKit) import HeadlessHost
@_spi(SliderKit) import LiveHost
@_spi(SliderKit) import UIKit

/// Runs an app that was written for Linux's desktops.
///
///     import DesktopHost
///     import UIKit
///
///     DesktopApp.run(AppDelegate())
@MainActor public enum DesktopApp {
    /// Opens a window, starts the app in it, and exits the program when the window is closed: with 0, or with 1 and a line on standard error
    /// where there is no display.
    /// - Parameters:
    ///   - delegate: The app's delegate, made when there is a screen. It makes its window in `application(_:didFinishLaunchingWithOptions:)`.
    ///   - title: The window's title; the program's name by default.
    ///   - size: The window's size in points; 390 × 844 by default.
    ///   - scale: Pixels per point; the display's by default.
    ///   - style: Light by default.
    public static func run(
        _ delegate: @autoclosure () -> any UIApplicationDelegate, title: String? = nil, size: CGSize = CGSize(width: 390, height: 844),
        scale: CGFloat? = nil, style: UIUserInterfaceStyle = .light
    ) -> Never {
        do {
            let name = title ?? URL(fileURLWithPath: CommandLine.arguments.first ?? "").lastPathComponent
            var screen = LiveScreen(size: size)
            screen.style = style
            let host = try DesktopHost(title: name, screen: screen, scale: scale)
            UIApplication.shared.launch(delegate())
            host.run()
            host.close()
            exit(0)
        } catch {
            FileHandle.standardError.write(Data("\(error)\n".utf8))
            exit(1)
        }
    }
}

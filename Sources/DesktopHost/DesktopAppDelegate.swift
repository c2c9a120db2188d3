import UIKit

/// An application's delegate that can be the program's `@main`:
///
///     @main final class AppDelegate: UIResponder, DesktopAppDelegate { … }
@MainActor public protocol DesktopAppDelegate: UIApplicationDelegate {
    /// Makes the delegate.
    init()
}

extension DesktopAppDelegate {
    /// Runs the app in a window until that is closed.
    public static func main() { DesktopApp.run(Self()) }
}

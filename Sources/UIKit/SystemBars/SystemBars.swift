/// The status bar and the home indicator: who decides how they look, and their layers, which a host may show above all windows.
@MainActor
final class SystemBars {
    static let shared = SystemBars()

    private(set) var isStatusBarHidden = false
    private(set) var preferredStyle = UIStatusBarStyle.default
    private(set) var isHomeIndicatorHidden = false
    /// Above the windows.
    let layer = CALayer()
    private let painting = SystemBarsPainting()
    private var needsUpdate = true
    private var isDark = false

    /// Has the controllers asked again before the next layout.
    func setNeedsUpdate() { needsUpdate = true }

    func updateIfNeeded() {
        if needsUpdate { update(animation: nil) }
    }

    /// Asks the controllers at once.
    /// - Parameter animation: how the status bar comes or goes; nil: at once.
    func update(animation: (kind: UIStatusBarAnimation, duration: TimeInterval)?) {
        needsUpdate = false
        let front = frontController
        let wasHidden = isStatusBarHidden
        let styler = front?.final { $0.childForStatusBarStyle }
        isStatusBarHidden = front?.final { $0.childForStatusBarHidden }.prefersStatusBarHidden ?? false
        isHomeIndicatorHidden = front?.final { $0.childForHomeIndicatorAutoHidden }.prefersHomeIndicatorAutoHidden ?? false
        preferredStyle = styler?.preferredStatusBarStyle ?? .default
        isDark = (front?.traitCollection ?? UIScreen.main.traitCollection).userInterfaceStyle == .dark
        // Behind a card the screen is black.
        if front?.presentedController?.activePresentation?.showsBlackBehind == true { preferredStyle = .lightContent }
        if wasHidden != isStatusBarHidden {
            for window in UIApplication.shared.allWindows { window.safeAreaMayHaveChanged() }
        }
        let host = UIApplication.shared.presentHost
        guard host.showsSystemBars else { return }
        let textIsLight = preferredStyle == .lightContent || preferredStyle == .default && isDark
        painting.show(
            in: layer, screen: host.screenBounds, scale: host.screenScale,
            statusBar: .init(
                height: host.statusBarHeight, isHidden: isStatusBarHidden || host.statusBarHeight == 0, isLight: textIsLight,
                isMirrored: UIScreen.main.traitCollection.layoutDirection == .rightToLeft),
            indicator: .init(isHidden: isHomeIndicatorHidden || !host.hasHomeIndicator, isLight: isDark), animation: animation)
    }

    var statusBarFrame: CGRect {
        let host = UIApplication.shared.presentHost
        guard !isStatusBarHidden, host.statusBarHeight > 0 else { return .zero }
        return CGRect(x: 0, y: 0, width: host.screenBounds.width, height: host.statusBarHeight)
    }

    /// Who is asked first: the root controller of the key window, or what covers its screen.
    private var frontController: UIViewController? {
        let application = UIApplication.shared
        let window = application.currentKeyWindow?.root != nil ? application.currentKeyWindow : application.allWindows.last { $0.root != nil }
        guard var front = window?.root else { return nil }
        while let next = front.presentedController, next.presentationPhase != .dismissing,
            next.activePresentation?.coversScreen == true || next.modalPresentationCapturesStatusBarAppearance
        { front = next }
        return front
    }
}

extension UIViewController {
    /// The last of the children that controllers name for a question.
    fileprivate func final(_ child: (UIViewController) -> UIViewController?) -> UIViewController {
        var asked = self
        var steps = 0
        while let next = child(asked), next !== asked, steps < 100 {
            asked = next
            steps += 1
        }
        return asked
    }

    func statusBarWishesChanged() {
        guard let block = AnimationBlock.current, AnimationBlock.areEnabled, block.duration > 0 else { return SystemBars.shared.setNeedsUpdate() }
        let kind = preferredStatusBarUpdateAnimation
        SystemBars.shared.update(animation: kind == .none ? nil : (kind, block.duration))
    }
}

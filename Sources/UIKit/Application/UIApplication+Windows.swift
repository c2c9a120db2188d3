extension UIApplication {
    /// Keeps the list of visible windows, back to front: by level, then by when they were shown.
    func windowVisibilityChanged(_ window: UIWindow) {
        let isListed = allWindows.contains { $0 === window }
        if window.isHidden {
            guard isListed else { return }
            allWindows.removeAll { $0 === window }
            KeyInjector.viewLeftWindow(window)
            if currentKeyWindow === window {
                window.resignKey()
                currentKeyWindow = allWindows.last
                currentKeyWindow?.becomeKey()
            }
            window.becameInvisible()
        } else {
            guard !isListed else { return }
            allWindows.append(window)
            sortWindows()
            window.becameVisible()
        }
        UIScreen.main.windowsChanged()
    }

    func sortWindows() {
        // Swift's sort is stable in practice only; the index keeps equal levels in order.
        allWindows = allWindows.enumerated().sorted { a, b in
            (a.element.level.rawValue, a.offset) < (b.element.level.rawValue, b.offset)
        }.map(\.element)
        UIScreen.main.windowsChanged()
    }

    /// Every window that the event's touches are in gets the event, once.
    func deliver(_ event: UIEvent) {
        if event.touches.count == 1, let touch = event.touches.first {
            touch.window?.sendEvent(event)
            return
        }
        if let event = event as? UIPressesEvent { return deliver(event) }
        var seen: [UIWindow] = []
        for touch in event.allTouches ?? [] {
            guard let window = touch.window, !seen.contains(where: { $0 === window }) else { continue }
            seen.append(window)
            window.sendEvent(event)
        }
    }

    private func deliver(_ event: UIPressesEvent) {
        var seen: [UIWindow] = []
        for press in event.allPresses {
            guard let window = press.window, !seen.contains(where: { $0 === window }) else { continue }
            seen.append(window)
            window.sendEvent(event)
        }
    }

    func replaceHost(_ host: any UIKitHost) {
        UIScreen.formerScale = presentHost.screenScale
        presentHost = host
        DeviceTurning.reset(host.interfaceOrientation)
        UIScreen.main.hostChanged()
        for window in allWindows { window.traitsMayHaveChanged() }
    }

    /// The direction of the host's first language.
    var directionOfLanguage: UIUserInterfaceLayoutDirection {
        guard let language = presentHost.preferredLanguages.first, language != "en" else { return .leftToRight }
        return Locale.Language(identifier: language).characterDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }

    /// The direction of the user's language as a host sets it; nil: that of its first language.
    @_spi(SliderKit)
    public var layoutDirectionOverride: UIUserInterfaceLayoutDirection? {
        get { direction }
        set {
            direction = newValue
            UIScreen.main.traitsChanged()
        }
    }
}

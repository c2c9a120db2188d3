extension UIApplication {
    /// Tells the delegate, the observers and the controllers of all windows that memory is short. Linux warns nobody: a host or a test does.
    @_spi(SliderKit)
    public func warnOfShortMemory() {
        delegate?.applicationDidReceiveMemoryWarning(self)
        NotificationCenter.default.post(name: UIApplication.didReceiveMemoryWarningNotification, object: self)
        for window in allWindows { window.rootViewController?.warnOfShortMemory() }
    }
}

extension UIViewController {
    fileprivate func warnOfShortMemory() {
        didReceiveMemoryWarning()
        for child in children { child.warnOfShortMemory() }
        if let presented = presentedViewController, presented.presentingViewController === self { presented.warnOfShortMemory() }
    }
}

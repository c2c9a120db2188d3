extension UIApplication {
    /// The host's screen has another size, scale, safe area or other traits, as when the user resizes a desktop's window. Windows that filled
    /// the screen fill it again; controllers hear of it first, as they hear of a turn, and nothing is animated. A touch that is under way goes on.
    /// - Parameter before: the screen's rectangle as it was, in points.
    @_spi(SliderKit)
    public func screenChanged(from before: CGRect) {
        UIScreen.main.screenOfHostChanged()
        for window in allWindows { window.screenTurned(from: before, animated: false, duration: 0) }
        commit()
    }
}

extension UIScreen {
    /// A new compositor for the new screen, and a notification if the text size is another one.
    func screenOfHostChanged() {
        let old = mergedTraits?.preferredContentSizeCategory
        hostChanged()
        traitsChanged(from: old)
    }
}

extension UIScreen {
    /// Posted when `brightness` changed.
    nonisolated public static let brightnessDidChangeNotification = Notification.Name("UIScreenBrightnessDidChangeNotification")

    /// How bright the screen is, from 0 to 1. Default 0.5. Hosts on Linux don't dim their window: the value is kept for who asks.
    public var brightness: CGFloat {
        get { ownBrightness }
        set {
            let value = newValue.isNaN ? ownBrightness : min(max(newValue, 0), 1)
            guard value != ownBrightness else { return }
            ownBrightness = value
            NotificationCenter.default.post(name: UIScreen.brightnessDidChangeNotification, object: self)
        }
    }
}

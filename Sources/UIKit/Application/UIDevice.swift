/// The device, as far as there is one.
@preconcurrency @MainActor
open class UIDevice: NSObject {
    /// The device that the app runs on.
    public static let current = UIDevice()

    nonisolated override init() { super.init() }

    /// "SliderKit": no Apple device stands behind it.
    open var name: String { "SliderKit" }
    /// The same.
    open var model: String { "SliderKit" }
    /// The same.
    open var localizedModel: String { "SliderKit" }
    /// The name of the system: "Linux".
    open var systemName: String { "Linux" }
    /// The version of iOS whose behaviour is provided: "26.0".
    open var systemVersion: String { "26.0" }
    /// Phone or tablet, as the host says.
    open var userInterfaceIdiom: UIUserInterfaceIdiom { UIScreen.main.traitCollection.userInterfaceIdiom }
    /// How the device is held. It can differ from how the interface is turned, which controllers have a say in.
    open var orientation: UIDeviceOrientation { DeviceTurning.orientation }
    /// Whether turns are announced: more calls of `begin…` than of `end…` came. Default false.
    open var isGeneratingDeviceOrientationNotifications: Bool { DeviceTurning.listeners > 0 }
    /// Has turns of the device announced by `orientationDidChangeNotification`; calls nest.
    open func beginGeneratingDeviceOrientationNotifications() { DeviceTurning.listeners += 1 }
    /// Ends that.
    open func endGeneratingDeviceOrientationNotifications() { DeviceTurning.listeners = max(0, DeviceTurning.listeners - 1) }
    /// Posted when the device was turned, while somebody asked for it.
    nonisolated public static let orientationDidChangeNotification = Notification.Name("UIDeviceOrientationDidChangeNotification")
}

/// How a device is held.
public enum UIDeviceOrientation: Int, Sendable {
    case unknown = 0
    case portrait = 1
    case portraitUpsideDown = 2
    case landscapeLeft = 3
    case landscapeRight = 4
    case faceUp = 5
    case faceDown = 6

    /// Upright, either way up.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    /// On its side.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    /// On a table.
    public var isFlat: Bool { self == .faceUp || self == .faceDown }
}

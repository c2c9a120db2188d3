/// Which way up the interface is.
public enum UIInterfaceOrientation: Int, Sendable {
    case unknown = 0
    case portrait = 1
    case portraitUpsideDown = 2
    /// The device is turned to the left: the top of its hardware is at the left.
    case landscapeRight = 3
    /// The device is turned to the right: the top of its hardware is at the right.
    case landscapeLeft = 4

    /// Upright, either way up.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    /// On its side.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }

    var mask: UIInterfaceOrientationMask { UIInterfaceOrientationMask(rawValue: 1 << UInt(rawValue)) }
    /// How the device is held when the interface is so.
    var device: UIDeviceOrientation { UIDeviceOrientation(rawValue: rawValue) ?? .unknown }
}

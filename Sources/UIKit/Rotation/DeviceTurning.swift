/// How the device is held, and who wants to hear of it.
@MainActor
enum DeviceTurning {
    static var orientation = UIDeviceOrientation.portrait
    static var listeners = 0

    static func reset(_ interface: UIInterfaceOrientation) {
        orientation = interface.device
    }
}

/// The idiom that a control behaves by.
public enum UIBehavioralStyle: UInt, Sendable {
    /// That of the app.
    case automatic = 0
    /// As on a tablet, which phones share: the control takes colours and images.
    case pad = 1
    /// As on a Mac, in apps of the Mac idiom.
    case mac = 2
}

extension ProcessInfo {
    /// Whether the user asked the system to save power. Linux has no such setting: false.
    public var isLowPowerModeEnabled: Bool { false }
}

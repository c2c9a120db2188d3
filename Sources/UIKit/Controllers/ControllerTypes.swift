/// How a controller covers what it is presented over.
public enum UIModalPresentationStyle: Int, Sendable {
    /// The system's choice: full screen here.
    case automatic = -2
    /// Covers the screen; what is beneath is removed.
    case fullScreen = 0
    /// Covers the context; what is beneath is removed.
    case currentContext = 3
    /// Covers the screen; what is beneath stays visible.
    case overFullScreen = 5
    /// Covers the context; what is beneath stays visible.
    case overCurrentContext = 6
}

/// How a presented controller comes in.
public enum UIModalTransitionStyle: Int, Sendable {
    /// Slides up.
    case coverVertical = 0
    /// Fades in.
    case crossDissolve = 2
}

/// Light or dark text in the status bar.
public enum UIStatusBarStyle: Int, Sendable {
    case `default` = 0
    case lightContent = 1
    case darkContent = 3
}

/// Where a controller is between hidden and shown.
enum AppearanceState {
    case disappeared, appearing, appeared, disappearing
}

/// Whether a controller is being presented or dismissed.
enum PresentationPhase {
    case idle, presenting, dismissing
}

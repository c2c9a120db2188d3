/// How a controller covers what it is presented over.
public enum UIModalPresentationStyle: Int, Sendable {
    /// The system's choice: a sheet.
    case automatic = -2
    /// Adapting: the style that was asked for.
    case none = -1
    /// Covers the screen; what is beneath is removed.
    case fullScreen = 0
    /// A sheet: a card that leaves what is beneath visible at the top of a phone's screen, and around it on a tablet's.
    case pageSheet = 1
    /// The same, smaller on a tablet: 540 by 620 points, or the preferred content size.
    case formSheet = 2
    /// Covers the context; what is beneath is removed.
    case currentContext = 3
    /// As the transitioning delegate's presentation controller arranges.
    case custom = 4
    /// Covers the screen; what is beneath stays visible.
    case overFullScreen = 5
    /// Covers the context; what is beneath stays visible.
    case overCurrentContext = 6
    /// A bubble that points at a view or a bar's button; a sheet in narrow windows.
    case popover = 7
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
    /// Dark in light style, light in dark style.
    case `default` = 0
    /// Light, for dark content beneath.
    case lightContent = 1
    /// Dark, for light content beneath.
    case darkContent = 3
}

/// How the status bar comes and goes.
public enum UIStatusBarAnimation: Int, Sendable {
    /// At once.
    case none = 0
    /// It fades.
    case fade = 1
    /// It slides up out of the screen, and back.
    case slide = 2
}

/// Where a controller is between hidden and shown.
enum AppearanceState {
    case disappeared, appearing, appeared, disappearing
}

/// Whether a controller is being presented or dismissed.
enum PresentationPhase {
    case idle, presenting, dismissing
}

import RunnerProtocol

/// What one page shows.
struct LiveTab {
    /// What it asked for last; nil before it asked for anything.
    var wanted: Wanted?
    /// The process whose pictures it shows.
    var child: LiveChild?
    /// The process that takes its place as soon as it shows something.
    var next: LiveChild?
    /// What happened to make the screen that is on its way, and when, in seconds of system uptime.
    var cause: (text: String, at: Double)?
    /// The screen that is on its way.
    var generation = 0
    /// What of the files that it is made of is not understood.
    var problems: [String] = []

    struct Wanted {
        var name: String
        var mode: RunnerRequest.Mode
        var screen: ScreenOptions
        var isGrid: Bool
    }
}

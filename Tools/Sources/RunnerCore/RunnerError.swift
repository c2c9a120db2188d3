/// Why a request can't be done, in one line.
struct RunnerError: Error, CustomStringConvertible {
    let description: String
    /// Whether it is the place that is to blame, where pictures should go, and neither the class nor the script.
    let isSetup: Bool

    init(_ description: String, isSetup: Bool = false) {
        self.description = description
        self.isSetup = isSetup
    }
}

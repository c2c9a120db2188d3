import Foundation

extension Process {
    /// Ends a program at once. What is started from a test's thread may have inherited blocked signals, so that asking it is not enough.
    func end() {
        guard isRunning else { return }
        kill(processIdentifier, SIGKILL)
        waitUntilExit()
    }
}

import Foundation

/// Tells what a nib holds that could not be applied, each thing once, with file and line.
@_spi(SliderKit) @MainActor
public enum NibLedger {
    private static var told: Set<NibProblem> = []
    private static var ordered: [NibProblem] = []

    /// The messages so far, in their order: `file:line: what, and what to do`.
    public static var messages: [String] { ordered.map(\.description) }

    /// Hears each new message. Default: it is printed on standard error.
    public static var listener: (String) -> Void = { message in
        FileHandle.standardError.write(Data((message + "\n").utf8))
    }

    /// Forgets what was told, for tests and for reloading files.
    public static func removeAll() {
        told = []
        ordered = []
    }

    static func tell(_ problem: NibProblem) {
        guard told.insert(problem).inserted else { return }
        ordered.append(problem)
        listener(problem.description)
    }
}

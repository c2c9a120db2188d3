import Foundation

/// Where the tool writes: results to standard output, everything else to standard error.
enum Console {
    static func print(_ text: String) {
        write(text.hasSuffix("\n") ? text : text + "\n", to: .standardOutput)
    }

    static func note(_ text: String) {
        write(text + "\n", to: .standardError)
    }

    static func error(_ text: String) {
        note("sliderkit: error: \(text)")
    }

    private static func write(_ text: String, to handle: FileHandle) {
        try? handle.write(contentsOf: Data(text.utf8))
    }

    /// An object as JSON with sorted keys, one key a line.
    static func json(_ value: some Encodable) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(value), as: UTF8.self)
    }
}

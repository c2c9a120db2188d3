import Foundation

/// One Swift file as its user wrote it.
public struct SourceFile: Sendable {
    /// The absolute path; diagnostics, breakpoints and crash lines of the rewritten copy point to it.
    public var path: String
    public var text: String
    /// False if the bytes were not UTF-8; such a file is handed on untouched.
    public var isValid: Bool

    public init(path: String, text: String) {
        self.path = path
        self.text = text
        isValid = true
    }

    /// A file from its bytes. Bytes that are not UTF-8 make an invalid file, never an error: `swiftc` explains it best.
    public init(path: String, bytes: Data) {
        self.path = path
        let decoded = String(bytes: bytes, encoding: .utf8)
        text = decoded ?? ""
        isValid = decoded != nil
    }
}

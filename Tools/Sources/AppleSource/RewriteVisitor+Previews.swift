import SwiftSyntax

/// A `#Preview` of the sources.
public struct FoundPreview: Sendable {
    /// The title given, or "Preview".
    public var name: String
    /// A C function of the compiled module, without parameters, to be called on the main thread: it makes the view or view controller and returns it as
    /// an opaque pointer that the caller owns (`Unmanaged<NSObject>.fromOpaque(_:).takeRetainedValue()`).
    public var symbol: String
    /// The Swift function that holds the preview's body.
    var function: String
    public var file: String
    /// From 1.
    public var line: Int
}

extension RewriteVisitor {
    /// `#Preview("Title") { … }` → a function with the same body, since Apple's macro is not there.
    func rewritePreview(_ node: some FreestandingMacroExpansionSyntax) {
        guard scopes.isEmpty, let closure = node.trailingClosure, closure.signature == nil else {
            warn(node, "#Preview is supported at a file's level, with its body in a trailing closure")
            return
        }
        let number = module.number()
        let function = "__sliderkit_preview_\(number)"
        let title = node.arguments.first.flatMap { $0.label == nil ? $0.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue : nil }
        replace(node.pound.startOffset..<closure.leftBrace.endOffset, "@MainActor func \(function)() -> NSObject {")
        useSPI()
        module.files[file].previews.append(
            FoundPreview(
                name: title ?? "Preview", symbol: "sliderkit_preview_\(number)", function: function, file: path,
                line: lines.line(of: node.pound.startOffset)))
    }
}

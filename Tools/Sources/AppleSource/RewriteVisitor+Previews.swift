import SwiftSyntax

/// A `#Preview` of the sources.
public struct FoundPreview: Sendable {
    /// The title given, or "Preview".
    public var name: String
    /// A C function of the compiled module, without parameters, to be called on the main thread: it makes the view or view controller and returns it as
    /// an opaque pointer that the caller owns (`Unmanaged<NSObject>.fromOpaque(_:).takeRetainedValue()`).
    public var symbol: String
    /// Width and height in points that `.fixedLayout(width:height:)` asks for.
    public var size: [Double]?
    /// `.landscapeLeft` or `.landscapeRight` is among its traits.
    public var isLandscape = false
    /// The Swift function that holds the preview's body.
    var function: String
    public var file: String
    /// From 1.
    public var line: Int
}

extension RewriteVisitor {
    /// `#Preview("Title") { … }` → a function with the same body, since Apple's macro is not there.
    func rewritePreview(_ node: some FreestandingMacroExpansionSyntax) {
        let body = node.arguments.first { $0.label?.text == "body" }?.expression.as(ClosureExprSyntax.self)
        guard scopes.isEmpty, let closure = node.trailingClosure ?? body, closure.signature == nil else {
            warn(node, "#Preview is supported at a file's level, with its body in a closure")
            return
        }
        let number = module.number()
        let function = "__sliderkit_preview_\(number)"
        let title = node.arguments.first.flatMap { $0.label == nil ? $0.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue : nil }
        replace(node.pound.startOffset..<closure.leftBrace.endOffset, "@MainActor func \(function)() -> NSObject {")
        if node.trailingClosure == nil, let parenthesis = node.rightParen { replace(closure.rightBrace.startOffset..<parenthesis.endOffset, "}") }
        useSPI()
        var found = FoundPreview(
            name: title ?? "Preview", symbol: "sliderkit_preview_\(number)", function: function, file: path,
            line: lines.line(of: node.pound.startOffset))
        noteTraits(Array(node.arguments), in: &found)
        module.files[file].previews.append(found)
    }

    /// `traits: .landscapeLeft, .fixedLayout(width: 300, height: 60)`; a size that fits is what every view has.
    private func noteTraits(_ arguments: [LabeledExprSyntax], in preview: inout FoundPreview) {
        guard let start = arguments.firstIndex(where: { $0.label?.text == "traits" }) else { return }
        for argument in arguments[start...] where argument.label == nil || argument.label?.text == "traits" {
            let call = argument.expression.as(FunctionCallExprSyntax.self)
            let name = (call?.calledExpression ?? argument.expression).as(MemberAccessExprSyntax.self)?.declName.baseName.text
            switch name {
            case "landscapeLeft", "landscapeRight": preview.isLandscape = true
            case "portrait", "portraitUpsideDown", "sizeThatFitsLayout", "defaultLayout": break
            case "fixedLayout":
                let numbers = call?.arguments.compactMap { Double($0.expression.trimmedDescription) } ?? []
                if numbers.count == 2 {
                    preview.size = numbers
                } else {
                    warn(argument, "the size of a preview must be written in numbers; it gets the one of its view")
                }
            default: warn(argument, "the preview trait \(argument.expression.trimmedDescription) is not understood and left out")
            }
        }
    }
}

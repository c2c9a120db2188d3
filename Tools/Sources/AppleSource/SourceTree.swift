import SwiftParser
import SwiftSyntax

/// A parsed file, or the reason why it was not parsed.
struct SourceTree {
    var root: SourceFileSyntax?
    var lines: LineTable
    var refusal: String?

    private static let maximumSize = 4 << 20
    private static let maximumDepth = 20_000

    init(_ file: SourceFile) {
        lines = LineTable(file.text)
        guard file.isValid else {
            refusal = "the file is not UTF-8 text; it is compiled as it is"
            return
        }
        guard file.text.utf8.count <= Self.maximumSize else {
            refusal = "the file is larger than 4 MB; it is compiled as it is"
            return
        }
        if let reason = NestingGuard.refusal(for: file.text) {
            refusal = reason
            return
        }
        let tree = Parser.parse(source: file.text)
        guard Self.depth(of: Syntax(tree)) <= Self.maximumDepth else {
            refusal = "expressions nest more than \(Self.maximumDepth) levels deep; the file is compiled as it is"
            return
        }
        root = tree
    }

    /// The depth of a tree, found without recursion.
    private static func depth(of tree: Syntax) -> Int {
        var deepest = 0
        var level = [tree]
        while !level.isEmpty {
            deepest += 1
            if deepest > maximumDepth { return deepest }
            level = level.flatMap { node in node.children(viewMode: .sourceAccurate).filter { !$0.is(TokenSyntax.self) } }
        }
        return deepest
    }
}

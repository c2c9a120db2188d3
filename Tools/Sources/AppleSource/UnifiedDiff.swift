/// A unified diff of texts whose lines correspond: the rewriter only adds lines before the first and after the last.
struct UnifiedDiff {
    private enum Line { case same(String), removed(String), added(String) }

    let text: String

    init(path: String, old: String, new: String, context: Int = 3) {
        var oldLines = Self.split(old)
        var newLines = Self.split(new)
        // The added head: everything up to the directive that begins the user's own lines.
        var head: [String] = []
        while let first = newLines.first, head.count < 2, oldLines.first != first || first.hasPrefix("#sourceLocation") {
            guard first.hasPrefix("@_spi(SliderKit)") || first.hasPrefix("#sourceLocation") else { break }
            head.append(first)
            newLines.removeFirst()
            if first.hasPrefix("#sourceLocation") { break }
        }
        var script = head.map { Line.added($0) }
        let shared = min(oldLines.count, newLines.count)
        var removed: [Line] = []
        var added: [Line] = []
        for index in 0..<shared {
            if oldLines[index] == newLines[index] {
                script += removed + added
                (removed, added) = ([], [])
                script.append(.same(oldLines[index]))
            } else {
                removed.append(.removed(oldLines[index]))
                added.append(.added(newLines[index]))
            }
        }
        oldLines.removeFirst(shared)
        newLines.removeFirst(shared)
        script += removed + oldLines.map { .removed($0) } + added + newLines.map { .added($0) }
        text = "--- \(path)\n+++ \(path) (rewritten)\n" + Self.hunks(script, context: context)
    }

    private static func split(_ text: String) -> [String] {
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        if lines.last == "" { lines.removeLast() }
        return lines
    }

    private static func hunks(_ script: [Line], context: Int) -> String {
        let changes = script.indices.filter { if case .same = script[$0] { false } else { true } }
        guard var start = changes.first else { return "" }
        var result = ""
        var end = start
        var ranges: [Range<Int>] = []
        for index in changes.dropFirst() {
            if index - end > 2 * context {
                ranges.append(max(0, start - context)..<min(script.count, end + context + 1))
                start = index
            }
            end = index
        }
        ranges.append(max(0, start - context)..<min(script.count, end + context + 1))
        var (oldLine, newLine, position) = (1, 1, 0)
        for range in ranges {
            while position < range.lowerBound { (oldLine, newLine, position) = (oldLine + 1, newLine + 1, position + 1) }
            var (oldCount, newCount, body) = (0, 0, "")
            for line in script[range] {
                switch line {
                case .same(let text): (oldCount, newCount, body) = (oldCount + 1, newCount + 1, body + " \(text)\n")
                case .removed(let text): (oldCount, body) = (oldCount + 1, body + "-\(text)\n")
                case .added(let text): (newCount, body) = (newCount + 1, body + "+\(text)\n")
                }
            }
            result += "@@ -\(oldCount == 0 ? oldLine - 1 : oldLine),\(oldCount) +\(newLine),\(newCount) @@\n" + body
            (oldLine, newLine, position) = (oldLine + oldCount, newLine + newCount, range.upperBound)
        }
        return result
    }
}

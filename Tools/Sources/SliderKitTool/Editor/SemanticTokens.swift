import AppleSource

/// Semantic tokens are numbers, five for each token, each place told from the one before.
enum SemanticTokens {
    /// Those of a copy, at the places of the user's text; what has no place there is left out.
    static func original(_ data: [Int], _ copy: EditorCopy) -> [Int] {
        var result: [Int] = []
        var (line, column) = (0, 0)
        var last = EditorCopy.Place(line: 0, column: 0)
        for index in stride(from: 0, to: data.count - data.count % 5, by: 5) {
            column = data[index] == 0 ? column + data[index + 1] : data[index + 1]
            line += data[index]
            let start = EditorCopy.Place(line: line, column: column), end = EditorCopy.Place(line: line, column: column + data[index + 2])
            guard let (place, to) = copy.range(inOriginalOf: start, end, isExact: true), place.line == to.line,
                (place.line, place.column) >= (last.line, last.column)
            else { continue }
            result += [place.line - last.line, place.line == last.line ? place.column - last.column : place.column, to.column - place.column]
            result += data[(index + 3)...(index + 4)]
            last = place
        }
        return result
    }
}

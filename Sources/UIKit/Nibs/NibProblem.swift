/// What is wrong in a xib or storyboard, and where.
struct NibProblem: Error, CustomStringConvertible, Hashable {
    /// What is wrong, and what to do.
    let message: String
    /// The file's path.
    let file: String
    /// The line; 0 where the file as a whole is meant.
    let line: Int

    var description: String { "\(place): \(message)" }
    /// `file:line`, or the file alone.
    var place: String { line > 0 ? "\(file):\(line)" : file }
}

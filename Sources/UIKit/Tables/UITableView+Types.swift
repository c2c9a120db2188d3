import Foundation

extension UITableView {
    /// How a table looks as a whole.
    public enum Style: Int, Sendable {
        /// Rows from edge to edge; headers and footers stay in sight while their section is.
        case plain = 0
        /// Sections stand apart on a gray ground.
        case grouped = 1
        /// The same, and sections are rounded and stand away from the sides.
        case insetGrouped = 2
    }

    /// Where scrolling to a row brings it.
    public enum ScrollPosition: Int, Sendable {
        /// By the least distance that shows the whole row; nothing if it is seen.
        case none = 0
        /// To the top of the visible part.
        case top = 1
        /// To its middle.
        case middle = 2
        /// To its bottom.
        case bottom = 3
    }

    /// How rows come and go that are inserted, deleted or reloaded.
    public enum RowAnimation: Int, Sendable {
        /// By fading.
        case fade = 0
        /// From or to the right.
        case right = 1
        /// From or to the left.
        case left = 2
        /// From or to the row above.
        case top = 3
        /// From or to the row below.
        case bottom = 4
        /// At once.
        case none = 5
        /// From or to the middle of the row.
        case middle = 6
        /// The table's choice: fading.
        case automatic = 100
    }

    /// What the separators' insets count from.
    public enum SeparatorInsetReference: Int, Sendable {
        /// The cell's edges.
        case fromCellEdges = 0
        /// Where separators begin and end by themselves.
        case fromAutomaticInsets = 1
    }

    /// The height that stands for "as the content says": −1.
    public nonisolated static let automaticDimension: CGFloat = -1
}

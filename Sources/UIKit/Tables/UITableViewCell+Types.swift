import Foundation

extension UITableViewCell {
    /// Which standard content a cell has.
    public enum CellStyle: Int, Sendable {
        /// A text, and a picture before it.
        case `default` = 0
        /// The same, with a second text at the trailing end.
        case value1 = 1
        /// A small text in the tint, and a second one after it.
        case value2 = 2
        /// A text with a smaller one below.
        case subtitle = 3
    }

    /// Lines between rows.
    public enum SeparatorStyle: Int, Sendable {
        /// None.
        case none = 0
        /// One.
        case singleLine = 1
    }

    /// How a highlighted or selected cell looks. The colours of old are gray too.
    public enum SelectionStyle: Int, Sendable {
        /// As any other.
        case none = 0
        /// Gray.
        case blue = 1
        /// Gray.
        case gray = 2
        /// Gray.
        case `default` = 3
    }

    /// The mark at the trailing end.
    public enum AccessoryType: Int, Sendable {
        /// None.
        case none = 0
        /// There is more behind the row.
        case disclosureIndicator = 1
        /// The same, with a button for details.
        case detailDisclosureButton = 2
        /// The row is chosen.
        case checkmark = 3
        /// A button for details.
        case detailButton = 4
    }
}

import Foundation

extension IndexPath {
    /// The path of a row: two indices.
    public init(row: Int, section: Int) { self.init(indexes: [section, row]) }

    /// The path of an item: two indices.
    public init(item: Int, section: Int) { self.init(indexes: [section, item]) }

    /// The first index: which section. The path must have two.
    public var section: Int {
        get { self[0] }
        set { self[0] = newValue }
    }

    /// The second index: which row of the section. The path must have two.
    public var row: Int {
        get { self[1] }
        set { self[1] = newValue }
    }

    /// The second index, as collections call it.
    public var item: Int {
        get { self[1] }
        set { self[1] = newValue }
    }
}

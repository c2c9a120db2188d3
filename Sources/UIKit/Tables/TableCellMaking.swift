/// A class laid out as `UITableViewCell` is, up to its first method.
///
/// A registered class must be made by `init(style:reuseIdentifier:)`. Swift calls an initialiser through a class value only if it is
/// `required`; Apple's is not, and users' cells could not be compiled if ours was. The initialiser is in the class's table all the same: as
/// the first method, after one field offset for each stored property. Calling it through this class reads that entry. A subclass that lacks
/// the initialiser traps there, as on Apple's systems.
@_spi(SliderKit) @preconcurrency @MainActor open class TableCellMaking: UIView {
    /// Stands for `UITableViewCell.init(style:reuseIdentifier:)`.
    public required init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) { super.init(frame: .zero) }

    /// Nothing of this class is ever made.
    public required init?(coder: NSCoder) { nil }

    final let f01 = 0

    // Not optimised, so that the compiler does not conclude which initialiser is called.
    @inline(never) @_optimize(none)
    static func make(_ cellClass: UITableViewCell.Type, _ identifier: String) -> UITableViewCell {
        let type = unsafeBitCast(cellClass, to: TableCellMaking.Type.self)
        return unsafeDowncast(type.init(style: .default, reuseIdentifier: identifier) as AnyObject, to: UITableViewCell.self)
    }
}

/// A class laid out as `UITableViewHeaderFooterView` is, up to its first method, for the same reason.
@_spi(SliderKit) @preconcurrency @MainActor open class TableViewMaking: UIView {
    /// Stands for `UITableViewHeaderFooterView.init(reuseIdentifier:)`.
    public required init(reuseIdentifier: String?) { super.init(frame: .zero) }

    /// Nothing of this class is ever made.
    public required init?(coder: NSCoder) { nil }

    final let f01 = 0

    @inline(never) @_optimize(none)
    static func make(_ viewClass: UITableViewHeaderFooterView.Type, _ identifier: String) -> UITableViewHeaderFooterView {
        let type = unsafeBitCast(viewClass, to: TableViewMaking.Type.self)
        return unsafeDowncast(type.init(reuseIdentifier: identifier) as AnyObject, to: UITableViewHeaderFooterView.self)
    }
}

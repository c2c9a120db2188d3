@_spi(SliderKit) import CoreGraphics

/// The cells, headers and footers of a table that wait to be used again, and how new ones are made.
@MainActor
final class TableReuse {
    /// The identifier of headers and footers that show the data source's titles.
    static let titles = "_UITableViewTitle"

    enum Source {
        case type(AnyClass)
        case nib(UINib)
        case prototype(TablePrototype)
    }

    private var cellSources: [String: Source] = [:]
    private var viewSources: [String: Source] = [:]
    /// In the file's order.
    private var prototypes: [TablePrototype] = []
    private var cells: [String: [UITableViewCell]] = [:]
    private var views: [String: [UITableViewHeaderFooterView]] = [:]

    // MARK: Registering

    func register(_ type: AnyClass?, _ identifier: String) {
        requireRule(
            type == nil || type is UITableViewCell.Type,
            "\(type.map { "\($0)" } ?? "") can't be registered for cells: it is no UITableViewCell")
        cellSources[identifier] = type.map { .type($0) }
    }

    func register(_ nib: UINib?, _ identifier: String) { cellSources[identifier] = nib.map { .nib($0) } }
    func register(_ prototype: TablePrototype, _ identifier: String) {
        cellSources[identifier] = .prototype(prototype)
        prototypes.append(prototype)
    }

    func registerView(_ type: AnyClass?, _ identifier: String) {
        requireRule(
            type == nil || type is UITableViewHeaderFooterView.Type,
            "\(type.map { "\($0)" } ?? "") can't be registered for headers and footers: it is no UITableViewHeaderFooterView")
        viewSources[identifier] = type.map { .type($0) }
    }

    func registerView(_ nib: UINib?, _ identifier: String) { viewSources[identifier] = nib.map { .nib($0) } }

    /// A new cell of each prototype.
    func makePrototypes() -> [UITableViewCell] { prototypes.compactMap { $0.make() } }

    // MARK: Cells

    /// Keeps a cell until it is asked for; one without an identifier is let go of.
    func put(_ cell: UITableViewCell) {
        guard let identifier = cell.reuseIdentifier, !cell.box.isStatic else { return }
        cells[identifier, default: []].append(cell)
    }

    /// Somebody else uses a cell that waits here.
    func remove(_ cell: UITableViewCell) {
        guard let identifier = cell.reuseIdentifier else { return }
        cells[identifier]?.removeAll { $0 === cell }
    }

    func cell(_ identifier: String) -> UITableViewCell? {
        if let cell = cells[identifier]?.popLast() {
            cell.prepareForReuse()
            return cell
        }
        switch cellSources[identifier] {
        case .type(let type as UITableViewCell.Type): return TableCellMaking.make(type, identifier)
        case .nib(let nib):
            let cell = nib.instantiate(withOwner: nil).lazy.compactMap { $0 as? UITableViewCell }.first
            requireRule(cell != nil, "The nib that is registered for cells with the identifier \(identifier) has no UITableViewCell at its top")
            if cell?.reuseIdentifier == nil { cell?.box.identifier = identifier }
            return cell
        case .prototype(let prototype): return prototype.make()
        default: return nil
        }
    }

    // MARK: Headers and footers

    func put(_ view: UITableViewHeaderFooterView) {
        guard let identifier = view.reuseIdentifier, views[identifier]?.contains(where: { $0 === view }) != true else { return }
        views[identifier, default: []].append(view)
    }

    func view(_ identifier: String) -> UITableViewHeaderFooterView? {
        if let view = views[identifier]?.popLast() {
            view.prepareForReuse()
            return view
        }
        switch viewSources[identifier] {
        case .type(let type as UITableViewHeaderFooterView.Type): return TableViewMaking.make(type, identifier)
        case .nib(let nib):
            let view = nib.instantiate(withOwner: nil).lazy.compactMap { $0 as? UITableViewHeaderFooterView }.first
            requireRule(view != nil, "The nib that is registered for headers with the identifier \(identifier) has no UITableViewHeaderFooterView at its top")
            view?.box.identifier = identifier
            return view
        default: return nil
        }
    }
}

extension UITableView {
    func dequeue(_ identifier: String, for row: IndexPath?) -> UITableViewCell? {
        // A row that is filled in anew keeps its cell.
        if let same = table.reconfigured, same.row == row, same.cell.reuseIdentifier == identifier { return same.cell }
        guard let cell = table.reuse.cell(identifier) else { return nil }
        cell.box.table = self
        if let row, table.model.has(row) { cell.frame = rowRect(row) }
        return cell
    }

    func dequeueKnown(_ identifier: String, for row: IndexPath) -> UITableViewCell {
        guard let cell = dequeue(identifier, for: row) else {
            fatalError(
                "No cell can be made for the identifier \(identifier): register a class or a nib for it, or give a prototype cell of the "
                    + "storyboard that identifier")
        }
        return cell
    }
}

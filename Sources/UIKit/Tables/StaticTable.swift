@_spi(SliderKit) import CoreGraphics

/// The sections and cells that a storyboard gives a table.
@MainActor
final class StaticTable {
    struct Section {
        var header: String?
        var footer: String?
        var cells: [UITableViewCell] = []
    }

    var sections: [Section] = []

    func section(_ index: Int) -> Section? { sections.indices.contains(index) ? sections[index] : nil }

    func cell(_ path: IndexPath) -> UITableViewCell? {
        guard path.count == 2, let section = section(path.section), section.cells.indices.contains(path.row) else { return nil }
        return section.cells[path.row]
    }
}

extension UITableViewController {
    func staticCell(_ tableView: UITableView, _ path: IndexPath) -> UITableViewCell {
        guard let cell = tableView.table.staticTable?.cell(path) else {
            fatalError("\(type(of: self)) must override tableView(_:cellForRowAt:): its table is not static, or has no row \(path)")
        }
        return cell
    }

    func staticHeight(_ tableView: UITableView, _ path: IndexPath) -> CGFloat {
        tableView.table.staticTable?.cell(path)?.box.nibHeight ?? tableView.rowHeight
    }
}

@_spi(SliderKit) import CoreGraphics

/// The sections and cells that a storyboard gives a table.
@MainActor
final class StaticTable: NSObject {
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

// On Interface Builder's canvas, where no controller's code runs, it is the table's data source and delegate.
extension StaticTable: UITableViewDataSource, UITableViewDelegate {
    func numberOfSections(in tableView: UITableView) -> Int { sections.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { self.section(section)?.cells.count ?? 0 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { cell(indexPath) ?? UITableViewCell() }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { self.section(section)?.header }
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { self.section(section)?.footer }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        cell(indexPath)?.box.nibHeight ?? tableView.rowHeight
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

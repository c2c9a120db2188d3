@_spi(SliderKit) import UIKitTesting

@testable @_spi(SliderKit) import UIKit

/// A table of 320 × 480 points that fills a window, its data and a log of what it tells.
@MainActor final class TableStage: NSObject, UITableViewDataSource, UITableViewDelegate {
    let app: TestApp
    let table: UITableView
    var rows: [[String]]
    var headers: [String?] = []
    var footers: [String?] = []
    var log: [String] = []
    /// How many cells have been made.
    var made = 0
    var fill: ((UITableViewCell, IndexPath) -> Void)?
    var height: ((IndexPath) -> CGFloat)?
    var headerView: ((Int) -> UIView?)?
    var willSelect: ((IndexPath) -> IndexPath?)?
    var mayHighlight: ((IndexPath) -> Bool)?
    var cellStyle = UITableViewCell.CellStyle.default
    var makesAll = false

    init(_ rows: [[String]], _ style: UITableView.Style = .plain, size: CGSize = CGSize(width: 320, height: 480), dark: Bool = false, mirrored: Bool = false) {
        app = TestApp(size: size, style: dark ? .dark : .light)
        self.rows = rows
        table = UITableView(frame: CGRect(origin: .zero, size: size), style: style)
        super.init()
        if mirrored { table.traitOverridesForTree = UITraitCollection(layoutDirection: .rightToLeft) }
        table.dataSource = self
        table.delegate = self
    }

    convenience init(count: Int, _ style: UITableView.Style = .plain) { self.init([(0..<count).map { "Row \($0)" }], style) }

    @discardableResult func show() -> TableStage {
        app.show(table)
        return self
    }

    func scroll(_ y: CGFloat) {
        table.contentOffset.y = y
        app.wait(0.02)
    }

    func cell(_ row: Int, _ section: Int = 0) -> UITableViewCell? { table.cellForRow(at: IndexPath(row: row, section: section)) }

    func tap(_ row: Int, _ section: Int = 0) {
        guard let cell = cell(row, section) else { return }
        let finger = app.touchDown(at: cell.convert(CGPoint(x: 100, y: cell.bounds.midY), to: nil))
        app.wait(0.05)
        finger.lift()
    }

    var texts: [String] { table.visibleCells.map { $0.textLabel?.text ?? "-" } }

    // MARK: Data source

    func numberOfSections(in tableView: UITableView) -> Int { rows.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows[section].count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell: UITableViewCell
        if let old = tableView.dequeueReusableCell(withIdentifier: "cell") {
            cell = old
        } else {
            made += 1
            cell = UITableViewCell(style: cellStyle, reuseIdentifier: "cell")
        }
        cell.textLabel?.text = rows[indexPath.section][indexPath.row]
        fill?(cell, indexPath)
        return cell
    }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        headers.indices.contains(section) ? headers[section] : nil
    }
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        footers.indices.contains(section) ? footers[section] : nil
    }

    // MARK: Delegate

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { height?(indexPath) ?? tableView.rowHeight }
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { headerView?(section) }
    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        if makesAll { log.append("will \(indexPath.row)") }
    }
    func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        if makesAll { log.append("end \(indexPath.row)") }
    }
    func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
        log.append("should \(indexPath.row)")
        return mayHighlight?(indexPath) ?? true
    }
    func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) { log.append("highlight \(indexPath.row)") }
    func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) { log.append("unhighlight \(indexPath.row)") }
    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        log.append("willSelect \(indexPath.row)")
        return willSelect.map { $0(indexPath) } ?? indexPath
    }
    func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
        log.append("willDeselect \(indexPath.row)")
        return indexPath
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { log.append("select \(indexPath.row)") }
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) { log.append("deselect \(indexPath.row)") }
    func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) { log.append("accessory \(indexPath.row)") }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { log.append("scrolled") }
}

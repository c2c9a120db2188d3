import Testing
@_spi(SliderKit) import UIKitTesting

@testable @_spi(SliderKit) import UIKit

@MainActor @Suite("Tables: changes of rows") struct TableUpdateTests {
    private func path(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }

    @Test("D4: rows that are inserted, deleted, moved and reloaded together end up as the data has them")
    func together() {
        let stage = TableStage([["a", "b", "c", "d", "e"]]).show()
        let kept = stage.cell(2), moved = stage.cell(4), old = stage.cell(3)
        stage.table.selectRow(at: path(2), animated: false, scrollPosition: .none)
        var finished: Bool?
        stage.table.performBatchUpdates {
            stage.rows = [["new", "e", "c", "D"]]
            stage.table.deleteRows(at: [path(0), path(1)], with: .left)
            stage.table.insertRows(at: [path(0)], with: .top)
            stage.table.moveRow(at: path(4), to: path(1))
            stage.table.reloadRows(at: [path(3)], with: .fade)
        } completion: { finished = $0 }
        #expect(stage.texts == ["new", "e", "c", "D"] && stage.table.numberOfRows(inSection: 0) == 4)
        #expect(stage.cell(2) === kept && stage.cell(1) === moved && stage.cell(3) !== old)
        #expect(stage.table.indexPathForSelectedRow == path(2) && kept?.isSelected == true && finished == nil)
        stage.app.wait(0.5)
        #expect(finished == true && stage.table.subviews.filter { $0 is UITableViewCell }.count == 4)
        for (row, cell) in stage.table.visibleCells.enumerated() { #expect(cell.frame.minY == CGFloat(row) * 44 && cell.alpha == 1) }
        #expect(stage.made <= 8)
    }

    @Test("D4: rows slide to their places while the change is animated")
    func animated() {
        let stage = TableStage([["a", "b", "c"]]).show()
        stage.rows = [["x", "a", "b", "c"]]
        stage.table.insertRows(at: [path(0)], with: .fade)
        let cell = stage.cell(1)!
        stage.app.wait(0.15)
        let shown = cell.layer.presentation()?.frame.minY ?? -1
        #expect(shown > 2 && shown < 42 && cell.frame.minY == 44)
        let fresh = stage.cell(0)!.layer.presentation()?.opacity ?? -1
        #expect(fresh > 0.05 && fresh < 0.95)
        stage.app.wait(0.3)
        #expect(cell.layer.presentation()?.frame.minY ?? 44 == 44)
    }

    @Test("D4: each way of coming and going ends in the same place", arguments: [UITableView.RowAnimation.fade, .right, .left, .top, .bottom, .none, .middle, .automatic])
    func ways(animation: UITableView.RowAnimation) {
        let stage = TableStage([["a", "b", "c"]]).show()
        stage.rows = [["a", "x", "c"]]
        stage.table.beginUpdates()
        stage.table.deleteRows(at: [path(1)], with: animation)
        stage.table.insertRows(at: [path(1)], with: animation)
        stage.table.endUpdates()
        stage.app.wait(0.15)
        stage.app.wait(0.5)
        #expect(stage.texts == ["a", "x", "c"] && stage.table.subviews.filter { $0 is UITableViewCell }.count == 3)
        #expect(stage.cell(1)?.frame == CGRect(x: 0, y: 44, width: 320, height: 44) && stage.cell(1)?.alpha == 1)
        stage.rows = [["a", "x", "c", "d"]]
        stage.table.insertRows(at: [path(3)], with: animation)
        stage.app.wait(0.5)
        // The cell that went is used again as good as new.
        #expect(stage.made == 4 && stage.cell(3)?.alpha == 1 && stage.cell(3)?.frame.minX == 0)
    }

    @Test("D4: sections come, go, move and are counted anew")
    func sections() {
        let stage = TableStage([["a"], ["b", "b2"], ["c"]], .grouped)
        stage.headers = ["A", "B", "C"]
        stage.show()
        let kept = stage.cell(0, 2)
        stage.rows = [["c"], ["n"], ["b", "b2", "b3"]]
        stage.headers = ["C", "N", "B"]
        stage.table.performBatchUpdates {
            stage.table.deleteSections([0], with: .fade)
            stage.table.moveSection(2, toSection: 0)
            stage.table.insertSections([1], with: .fade)
            stage.table.reloadSections([1], with: .fade)
        }
        #expect(stage.texts == ["c", "n", "b", "b2", "b3"] && stage.cell(0, 0) === kept)
        stage.app.wait(0.5)
        #expect((0..<3).map { stage.table.headerView(forSection: $0)?.textLabel?.text } == ["C", "N", "B"])
        #expect(stage.cell(0, 0)?.frame.minY == stage.table.rectForRow(at: path(0, 0)).minY)
    }

    @Test("D4: an update without changes asks for heights again, animated")
    func heights() {
        let stage = TableStage([["a", "b"]])
        var height: CGFloat = 50
        stage.height = { $0.row == 0 ? height : 44 }
        stage.show()
        let cell = stage.cell(1)!
        height = 120
        stage.table.beginUpdates()
        stage.table.endUpdates()
        #expect(cell.frame.minY == 120 && stage.cell(1) === cell)
        stage.app.wait(0.15)
        let shown = cell.layer.presentation()?.frame.minY ?? 0
        #expect(shown > 52 && shown < 118)
        stage.app.wait(0.5)
        #expect(stage.table.contentSize.height == 164)
    }

    @Test("D4: rows above what is seen come and go without a crash, and cells that leave the sight are used again")
    func outside() {
        let stage = TableStage([(0..<100).map { "\($0)" }]).show()
        stage.scroll(2000)
        stage.rows[0].removeFirst(10)
        stage.table.deleteRows(at: (0..<10).map { path($0) }, with: .automatic)
        stage.app.wait(0.5)
        #expect(stage.texts.first == "55" && stage.table.numberOfRows(inSection: 0) == 90)
        stage.rows[0].insert(contentsOf: (0..<30).map { "n\($0)" }, at: 0)
        stage.table.insertRows(at: (0..<30).map { path($0) }, with: .automatic)
        stage.app.wait(0.5)
        #expect(stage.table.contentSize.height == 120 * 44 && stage.table.visibleCells.count <= 12)
        #expect(stage.table.subviews.filter { $0 is UITableViewCell }.count == stage.table.visibleCells.count)
    }

    @Test("D4: rows that are filled in anew keep their cells")
    func reconfigured() {
        let stage = TableStage([["a", "b"]])
        let source = TableReuseTests.ClassSource()
        source.count = 3
        var text = "old"
        source.style = { table, path in
            let cell = table.dequeueReusableCell(withIdentifier: "c", for: path)
            cell.textLabel?.text = text
            return cell
        }
        stage.table.register(UITableViewCell.self, forCellReuseIdentifier: "c")
        stage.table.dataSource = source
        stage.show()
        let cell = stage.cell(1)
        text = "new"
        stage.table.reconfigureRows(at: [path(1), path(77)])
        #expect(stage.cell(1) === cell && stage.texts == ["old", "new", "old"])
    }

    @Test("D4: a wrong number of rows after a change is told with all numbers")
    func wrong() {
        var updates = TableUpdates()
        updates.deletedRows[path(1)] = .fade
        let result = updates.rows(ofNew: 0, old: 0, oldCount: 5, newCount: 5)
        #expect(result.problem?.contains("after the update (5)") == true && result.problem?.contains("deleted (1)") == true)
        #expect(TableUpdates().sections(old: 1, new: 2).problem != nil)
        #expect(updates.rows(ofNew: 0, old: 0, oldCount: 3, newCount: 2).from.map { $0?.row } == [0, 2])
    }
}

import Testing
@_spi(SliderKit) import UIKitTesting

@testable @_spi(SliderKit) import UIKit

@MainActor @Suite("Tables: heights and places") struct TableLayoutTests {
    /// Gives a cell a text of several lines, by constraints to its margins.
    static func wrap(_ cell: UITableViewCell, _ text: String) {
        let label = cell.contentView.subviews.compactMap { $0 as? UILabel }.first { $0.tag == 5 } ?? {
            let label = UILabel()
            label.tag = 5
            label.numberOfLines = 0
            label.translatesAutoresizingMaskIntoConstraints = false
            cell.contentView.addSubview(label)
            let guide = cell.contentView.layoutMarginsGuide
            NSLayoutConstraint.activate([
                label.topAnchor.constraint(equalTo: guide.topAnchor), label.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
                label.leadingAnchor.constraint(equalTo: guide.leadingAnchor), label.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
            ])
            return label
        }()
        label.text = text
    }

    static let long = "A text that is a good deal longer than the width of the row that it stands in, so that it needs several lines."

    @Test("D4: rows size themselves by their constraints, and texts of several lines by the width", arguments: [false, true])
    func selfSizing(mirrored: Bool) {
        let stage = TableStage([["x", "x", "x"]], mirrored: mirrored)
        stage.fill = { cell, path in
            cell.textLabel?.text = nil
            Self.wrap(cell, path.row == 1 ? Self.long : "Short")
        }
        let complaint = ConstraintMessages.write
        var said: [String] = []
        ConstraintMessages.write = { said.append($0) }
        defer { ConstraintMessages.write = complaint }
        stage.show()
        let label = UILabel()
        label.numberOfLines = 0
        label.text = Self.long
        let expected = label.sizeThatFits(CGSize(width: 288, height: 1000)).height + 22
        #expect(expected > 80 && stage.cell(1)?.frame.height == expected)
        #expect(stage.cell(2)?.frame.minY == (stage.cell(0)?.frame.height ?? 0) + expected)
        let inner = stage.cell(1)?.contentView.subviews.first { $0.tag == 5 }
        #expect(inner?.frame == CGRect(x: 16, y: 11, width: 288, height: expected - 22))
        #expect(said.isEmpty, "\(said)")
    }

    @Test("D4: heights that turn out other than estimated move nothing that is seen, and the whole adds up")
    func estimates() {
        let stage = TableStage(count: 300)
        stage.fill = { cell, path in
            cell.textLabel?.text = nil
            Self.wrap(cell, path.row % 3 == 0 ? Self.long : "Short")
        }
        stage.show()
        let start = stage.table.contentSize.height
        stage.table.scrollToRow(at: IndexPath(row: 200, section: 0), at: .top, animated: false)
        stage.app.wait(0.02)
        #expect(abs((stage.cell(200)?.frame.minY ?? 0) - stage.table.contentOffset.y) < 0.01)
        // Backwards, row by row: what was on top keeps its place on the screen, less the step.
        for _ in 0..<40 {
            guard let path = stage.table.indexPathsForVisibleRows?[1], let cell = stage.table.cellForRow(at: path) else { return #expect(Bool(false)) }
            let before = cell.convert(CGPoint.zero, to: nil).y
            stage.scroll(stage.table.contentOffset.y - 17)
            #expect(abs(cell.convert(CGPoint.zero, to: nil).y - before - 17) < 0.01)
        }
        #expect(stage.table.contentSize.height > start)
        stage.scroll(0)
        stage.table.scrollToRow(at: IndexPath(row: 299, section: 0), at: .bottom, animated: true)
        stage.app.wait(1)
        #expect(abs((stage.cell(299)?.frame.maxY ?? 0) - stage.table.bounds.maxY) < 1 && stage.log.last == "scrolled")
    }

    @Test("D4: heights come from the delegate, then from rowHeight; estimates put the asking off")
    func given() {
        let stage = TableStage(count: 100)
        var asked: [Int] = []
        stage.height = { asked.append($0.row); return $0.row.isMultiple(of: 2) ? 30 : 50 }
        stage.show()
        #expect(Set(asked) == Set(0..<100) && stage.table.contentSize.height == 4000)
        #expect(stage.table.rectForRow(at: IndexPath(row: 3, section: 0)) == CGRect(x: 0, y: 110, width: 320, height: 50))
        asked = []
        stage.table.estimatedRowHeight = 40
        stage.app.wait(0.02)
        #expect(asked.max()! < 14 && stage.table.contentSize.height == 4000)
        stage.height = nil
        stage.table.estimatedRowHeight = 0
        stage.table.rowHeight = 100
        stage.app.wait(0.02)
        #expect(stage.table.visibleCells.count == 5 && stage.table.contentSize.height == 10000)
        #expect(stage.table.indexPathForRow(at: CGPoint(x: 5, y: 250)) == IndexPath(row: 2, section: 0))
        #expect(stage.table.indexPathForRow(at: CGPoint(x: 5, y: -1)) == nil)
        #expect(stage.table.indexPathsForRows(in: CGRect(x: 0, y: 150, width: 10, height: 100))?.map(\.row) == [1, 2])
    }

    @Test("D4: plain headers stay in sight while their section is, and the next one pushes them off")
    func floating() {
        let stage = TableStage([(0..<20).map { "a\($0)" }, (0..<20).map { "b\($0)" }])
        stage.headers = ["First", "Second"]
        stage.table.sectionHeaderTopPadding = 0
        stage.show()
        #expect(stage.table.rectForHeader(inSection: 0) == CGRect(x: 0, y: 0, width: 320, height: 28) && stage.cell(0)?.frame.minY == 28)
        stage.scroll(100)
        #expect(stage.table.headerView(forSection: 0)?.frame.minY == 100 && stage.table.headerView(forSection: 0)?.textLabel?.text == "First")
        #expect(stage.table.headerView(forSection: 1) == nil)
        let second: CGFloat = 28 + 20 * 44
        stage.scroll(second - 10)
        #expect(stage.table.headerView(forSection: 0)?.frame.minY == second - 28 && stage.table.headerView(forSection: 1)?.frame.minY == second)
        stage.scroll(second + 50)
        #expect(stage.table.headerView(forSection: 0) == nil && stage.table.headerView(forSection: 1)?.frame.minY == second + 50)
    }

    @Test("D4: grouped sections stand apart, titles and views make headers, and inset ones are rounded")
    func grouped() {
        let stage = TableStage([["a", "b"], ["c"]], .grouped)
        stage.show()
        #expect(stage.cell(0)?.frame.minY == 35 && stage.table.rect(forSection: 0).height == 35 + 88 + 17.5)
        #expect(stage.cell(0, 1)?.frame.minY == 158)
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 70))
        stage.headerView = { $0 == 1 ? view : nil }
        stage.headers = ["Volume"]
        stage.table.reloadData()
        stage.app.wait(0.02)
        #expect(view.frame.size == CGSize(width: 320, height: 70) && view.superview === stage.table)
        #expect(stage.table.headerView(forSection: 0)?.textLabel?.text == "VOLUME" && stage.table.rectForHeader(inSection: 0).height > 50)
        let inset = TableStage([["a", "b", "c"]], .insetGrouped)
        inset.show()
        #expect(inset.cell(0)?.frame == CGRect(x: 16, y: 35, width: 288, height: 44) && inset.cell(0)?.layer.cornerRadius == 10)
        #expect(inset.cell(1)?.layer.cornerRadius == 0 && inset.cell(2)?.layer.maskedCorners == [.layerMinXMaxYCorner, .layerMaxXMaxYCorner])
    }

    @Test("D4: another width lays rows out anew, and content insets shift the first row")
    func width() {
        let stage = TableStage([["x", "x"]])
        stage.fill = { cell, _ in
            cell.textLabel?.text = nil
            Self.wrap(cell, Self.long)
        }
        stage.show()
        let narrow = stage.cell(0)?.frame.height ?? 0
        stage.table.frame.size.width = 160
        stage.app.wait(0.02)
        #expect((stage.cell(0)?.frame.height ?? 0) > narrow * 1.5 && stage.cell(0)?.frame.width == 160)
        stage.table.frame.size.width = 320
        stage.app.wait(0.02)
        #expect(stage.cell(0)?.frame.height == narrow)
        stage.table.contentInset.top = 30
        stage.app.wait(0.02)
        #expect(stage.cell(0)?.convert(CGPoint.zero, to: nil).y == 30)
    }

    @Test("D4: scrolling to a row brings it to the top, the middle, the bottom, or just into sight")
    func scrolling() {
        let stage = TableStage(count: 100).show()
        let go = { (row: Int, position: UITableView.ScrollPosition) in
            stage.table.scrollToRow(at: IndexPath(row: row, section: 0), at: position, animated: false)
            return stage.table.contentOffset.y
        }
        #expect(go(50, .top) == 2200 && go(50, .middle) == 2200 + 22 - 240 && go(50, .bottom) == 2244 - 480)
        #expect(go(51, .none) == 2288 - 480 && go(45, .none) == 2288 - 480 && go(20, .none) == 880)
        #expect(go(99, .top) == 4400 - 480 && go(0, .bottom) == 0)
        stage.table.scrollToRow(at: IndexPath(row: 30, section: 0), at: .top, animated: true)
        #expect(stage.table.contentOffset.y == 0)
        stage.app.wait(0.5)
        #expect(stage.table.contentOffset.y == 1320 && stage.log == ["scrolled"])
    }
}

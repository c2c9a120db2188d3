import Testing
@_spi(SliderKit) import UIKitTesting

@testable @_spi(SliderKit) import UIKit

@MainActor @Suite("Tables: cells and their reuse") struct TableReuseTests {
    final class OwnCell: UITableViewCell {
        static var made = 0
        static var reused = 0
        static var gone = 0
        let slider = UISlider()
        let mark: Int

        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            mark = 7
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            Self.made += 1
            contentView.addSubview(slider)
        }
        required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
        override func prepareForReuse() {
            super.prepareForReuse()
            Self.reused += 1
        }
        deinit { MainActor.assumeIsolated { Self.gone += 1 } }
    }

    final class OwnHeader: UITableViewHeaderFooterView {
        let mark: Int
        override init(reuseIdentifier: String?) {
            mark = 9
            super.init(reuseIdentifier: reuseIdentifier)
        }
        required init?(coder: NSCoder) { fatalError() }
    }

    @Test("D4: a table of 1000 rows makes cells for the seen rows alone, and uses them again while it scrolls")
    func thousand() {
        let stage = TableStage(count: 1000).show()
        // 480 points hold 10.9 rows of 44.
        #expect(stage.made == 11 && stage.texts == (0..<11).map { "Row \($0)" })
        #expect(stage.table.contentSize == CGSize(width: 320, height: 44000))
        for step in 1...200 { stage.scroll(CGFloat(step) * 213) }
        #expect(stage.made <= 12 && stage.table.visibleCells.count <= 12)
        #expect(stage.texts.first == "Row 968" && stage.table.subviews.filter { $0 is UITableViewCell }.count == stage.table.visibleCells.count)
        stage.scroll(0)
        #expect(stage.texts == (0..<11).map { "Row \($0)" } && stage.made <= 12)
    }

    @Test("D4: a finger scrolls a table and it comes to rest, with each row's cell in its place")
    func fling() {
        let stage = TableStage(count: 1000).show()
        let finger = stage.app.touchDown(at: CGPoint(x: 160, y: 400))
        finger.drag(to: CGPoint(x: 160, y: 100), duration: 0.1)
        finger.lift()
        stage.app.wait(3)
        #expect(stage.table.contentOffset.y > 600 && stage.log.isEmpty)
        for path in stage.table.indexPathsForVisibleRows ?? [] {
            #expect(stage.table.cellForRow(at: path)?.frame == CGRect(x: 0, y: CGFloat(path.row) * 44, width: 320, height: 44))
        }
    }

    @Test("D4: registered classes are made by their own init(style:reuseIdentifier:), and told before they are used again")
    func classes() {
        (OwnCell.made, OwnCell.reused) = (0, 0)
        let source = ClassSource()
        let stage = TableStage(count: 0)
        source.style = { $0.dequeueReusableCell(withIdentifier: "own", for: $1) }
        stage.table.register(OwnCell.self, forCellReuseIdentifier: "own")
        stage.table.dataSource = source
        stage.show()
        #expect(OwnCell.made == 11 && OwnCell.reused == 0)
        let cell = stage.cell(3) as? OwnCell
        #expect(cell?.mark == 7 && cell?.slider.superview === cell?.contentView && cell?.reuseIdentifier == "own")
        stage.scroll(4000)
        #expect(OwnCell.made <= 12 && OwnCell.reused >= 10)
        #expect(stage.table.dequeueReusableCell(withIdentifier: "unknown") == nil)
        stage.table.register(OwnHeader.self, forHeaderFooterViewReuseIdentifier: "head")
        let head = stage.table.dequeueReusableHeaderFooterView(withIdentifier: "head") as? OwnHeader
        #expect(head?.mark == 9 && head?.reuseIdentifier == "head")
    }

    final class ClassSource: NSObject, UITableViewDataSource {
        var count = 500
        var style: ((UITableView, IndexPath) -> UITableViewCell)!
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { style(tableView, indexPath) }
    }

    @Test("D2: a registered nib makes cells, and a nib's plain cell takes the identifier that it is registered with")
    func nibs() throws {
        let nib = UINib(
            data: NibStage.xib("""
                <tableViewCell contentMode="scaleToFill" selectionStyle="none" indentationWidth="10" rowHeight="60" id="c"><rect key="frame" x="0" y="0" width="320" height="60"/>
                <tableViewCellContentView key="contentView" opaque="NO" contentMode="center" tableViewCell="c" id="v"><rect key="frame" x="0" y="0" width="320" height="60"/>
                <autoresizingMask key="autoresizingMask"/><subviews><slider value="0.25" minValue="0.0" maxValue="1" id="s"><rect key="frame" x="20" y="10" width="200" height="31"/></slider></subviews>
                </tableViewCellContentView></tableViewCell>
                """), bundle: nil)
        NibLedger.removeAll()
        let source = ClassSource(), stage = TableStage(count: 0)
        source.style = { $0.dequeueReusableCell(withIdentifier: "n", for: $1) }
        stage.table.register(nib, forCellReuseIdentifier: "n")
        stage.table.dataSource = source
        stage.show()
        let slider = stage.cell(2)?.contentView.subviews.first as? UISlider
        #expect(slider?.value == 0.25 && stage.cell(2)?.selectionStyle == UITableViewCell.SelectionStyle.none && stage.cell(2)?.reuseIdentifier == "n")
        stage.scroll(3000)
        #expect(stage.table.visibleCells.count <= 12 && NibLedger.messages.isEmpty, "\(NibLedger.messages)")
    }

    @Test("D4: the delegate hears of cells that come and go, each once")
    func coming() {
        let stage = TableStage(count: 100)
        stage.makesAll = true
        stage.show()
        #expect(stage.log == (0..<11).map { "will \($0)" })
        stage.log = []
        stage.scroll(44)
        #expect(stage.log == ["end 0", "will 11"])
        stage.log = []
        stage.table.reloadData()
        #expect(stage.log.filter { $0.hasPrefix("end") }.count == 11)
        stage.app.wait(0.02)
        #expect(stage.log.filter { $0.hasPrefix("will") }.count == 11 && stage.made == 11)
    }

    @Test("H3: a table, its cells, headers and controller are let go of")
    func memory() {
        OwnCell.gone = 0
        OwnCell.made = 0
        weak var table: UITableView?
        weak var controller: UITableViewController?
        do {
            let app = TestApp(size: CGSize(width: 320, height: 480))
            let own = Controller(style: .grouped)
            app.show(own)
            own.tableView.contentOffset.y = 400
            app.wait(0.02)
            let finger = app.touchDown(at: CGPoint(x: 100, y: 200))
            app.wait(0.2)
            finger.lift()
            app.wait(1)
            own.tableView.performBatchUpdates { own.tableView.reloadRows(at: [IndexPath(row: 10, section: 0)], with: .fade) }
            app.wait(1)
            table = own.tableView
            controller = own
            app.window.rootViewController = nil
            app.wait(1)
        }
        #expect(controller == nil && table == nil && OwnCell.made > 8 && OwnCell.gone == OwnCell.made)
    }

    final class Controller: UITableViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.register(OwnCell.self, forCellReuseIdentifier: "own")
        }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 50 }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "own", for: indexPath)
            cell.accessoryType = .detailButton
            return cell
        }
        override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Sliders" }
    }

    @Test("D4: a table's own header and footer scroll with the rows, and setting one again tells its new height")
    func ends() {
        let stage = TableStage(count: 5)
        let head = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 60)), foot = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 30))
        stage.table.tableHeaderView = head
        stage.table.tableFooterView = foot
        stage.show()
        #expect(head.frame == CGRect(x: 0, y: 0, width: 320, height: 60) && stage.cell(0)?.frame.minY == 60)
        #expect(foot.frame == CGRect(x: 0, y: 280, width: 320, height: 30) && stage.table.contentSize.height == 310)
        head.frame.size.height = 100
        stage.table.tableHeaderView = head
        stage.app.wait(0.02)
        #expect(stage.cell(0)?.frame.minY == 100 && foot.frame.minY == 320)
        stage.table.tableFooterView = nil
        stage.app.wait(0.02)
        #expect(foot.superview == nil && stage.table.contentSize.height == 320)
    }

    @Test("D4: an empty table, one without a data source and one of zero size show nothing and do not fail")
    func empty() {
        let stage = TableStage([]).show()
        #expect(stage.table.numberOfSections == 0 && stage.table.visibleCells.isEmpty && stage.table.indexPathsForVisibleRows == nil)
        #expect(stage.table.rectForRow(at: IndexPath(row: 3, section: 2)) == .zero && stage.table.rect(forSection: 9) == .zero)
        let bare = UITableView()
        bare.layoutIfNeeded()
        #expect(bare.numberOfSections == 0 && bare.numberOfRows(inSection: 0) == 0 && bare.style == .plain)
        bare.rowHeight = .nan
        #expect(bare.rowHeight == UITableView.automaticDimension)
        bare.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .top)
        #expect(bare.indexPathForSelectedRow == nil)
    }
}

import Testing
@_spi(SliderKit) import UIKitTesting

@testable @_spi(SliderKit) import UIKit

@MainActor @Suite("Tables in storyboards") struct TableNibTests {
    final class Prototypes: UITableViewController {
        static var log: [String] = []
        var prepared: (String?, String?)?
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "slider", for: indexPath)
            cell.textLabel?.text = "Row \(indexPath.row)"
            return cell
        }
        override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
            let row = (sender as? UITableViewCell).flatMap { tableView.indexPath(for: $0)?.row }
            Self.log.append("prepare \(segue.identifier ?? "-") \(row ?? -1) \(tableView.indexPathForSelectedRow?.row ?? -1)")
        }
        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { Self.log.append("select \(indexPath.row)") }
        override func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) { Self.log.append("accessory \(indexPath.row)") }
        func changed(_ sender: UISlider) { Self.log.append("changed") }

        static func register() {
            log = []
            let registry = Registry.shared
            registry.class(Prototypes.self, named: "Prototypes")
            registry.class(SliderCell.self, named: "SliderCell")
            registry.class(Fixed.self, named: "Fixed")
            registry.action(Prototypes.self, "changed:", Prototypes.changed)
            registry.outlet(SliderCell.self, "slider", type: UISlider.self) { $0.slider = $1 }
            registry.outlet(Fixed.self, "slider", type: UISlider.self) { $0.slider = $1 }
        }
    }

    final class SliderCell: UITableViewCell {
        weak var slider: UISlider?
        var woken = 0
        override func awakeFromNib() {
            super.awakeFromNib()
            woken += slider == nil ? 100 : 1
        }
    }

    final class Fixed: UITableViewController {
        weak var slider: UISlider?
        var picked: [IndexPath] = []
        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            picked.append(indexPath)
            tableView.deselectRow(at: indexPath, animated: true)
        }
    }

    private func table(_ attributes: String, _ inside: String) -> String {
        """
        <tableView key="view" clipsSubviews="YES" contentMode="scaleToFill" alwaysBounceVertical="YES" \(attributes) id="t">
        <rect key="frame" x="0.0" y="0.0" width="375" height="667"/><autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
        \(inside)
        <connections><outlet property="dataSource" destination="a" id="ds"/><outlet property="delegate" destination="a" id="de"/></connections></tableView>
        """
    }

    private func cell(_ id: String, _ attributes: String, content: String = "", connections: String = "") -> String {
        """
        <tableViewCell clipsSubviews="YES" contentMode="scaleToFill" \(attributes) id="\(id)"><rect key="frame" x="0.0" y="28" width="375" height="60"/>
        <autoresizingMask key="autoresizingMask"/>
        <tableViewCellContentView key="contentView" opaque="NO" clipsSubviews="YES" multipleTouchEnabled="YES" contentMode="center" tableViewCell="\(id)" id="\(id)-c">
        <rect key="frame" x="0.0" y="0.0" width="375" height="60"/><autoresizingMask key="autoresizingMask"/>\(content)</tableViewCellContentView>
        <connections>\(connections)</connections></tableViewCell>
        """
    }

    private let slider = """
        <subviews><slider opaque="NO" contentMode="scaleToFill" value="0.25" minValue="0.0" maxValue="1" translatesAutoresizingMaskIntoConstraints="NO" id="s">
        <rect key="frame" x="14" y="13" width="200" height="35"/><connections><action selector="changed:" destination="a" eventType="valueChanged" id="ac"/></connections></slider></subviews>
        <constraints><constraint firstItem="s" firstAttribute="leading" secondItem="p-c" secondAttribute="leadingMargin" id="k1"/>
        <constraint firstAttribute="trailingMargin" secondItem="s" secondAttribute="trailing" id="k2"/>
        <constraint firstItem="s" firstAttribute="centerY" secondItem="p-c" secondAttribute="centerY" id="k3"/></constraints>
        """

    @Test("D2: prototype cells are made when they are asked for, each with its outlets, actions and constraints")
    func prototypes() throws {
        Prototypes.register()
        let board = try StoryboardStage.load(StoryboardStage.scene(
            "a", "tableViewController", attributes: #"customClass="Prototypes""#, view: nil,
            inside: table(
                #"dataMode="prototypes" style="plain" separatorStyle="default" rowHeight="60" estimatedRowHeight="-1" sectionHeaderHeight="28" sectionFooterHeight="28""#,
                "<prototypes>" + cell(
                    "p", #"selectionStyle="default" indentationWidth="10" reuseIdentifier="slider" rowHeight="60" customClass="SliderCell""#, content: slider,
                    connections: #"<outlet property="slider" destination="s" id="o"/>"#) + "</prototypes>"
                    + #"<view key="tableFooterView" contentMode="scaleToFill" id="f"><rect key="frame" x="0" y="88" width="375" height="33"/></view>"#)))
        let controller = try #require(board.instantiateInitialViewController() as? Prototypes)
        let app = TestApp(size: CGSize(width: 375, height: 667))
        app.show(controller)
        let cell = try #require(controller.tableView.cellForRow(at: IndexPath(row: 2, section: 0)) as? SliderCell)
        let other = try #require(controller.tableView.cellForRow(at: IndexPath(row: 3, section: 0)) as? SliderCell)
        #expect(cell.frame == CGRect(x: 0, y: 120, width: 375, height: 60) && cell.woken == 1 && cell.slider != nil && cell.slider !== other.slider)
        #expect(cell.slider?.value == 0.25 && cell.slider?.alignmentRect(forFrame: cell.slider!.frame).minX == 16)
        cell.slider?.sendActions(for: .valueChanged)
        #expect(Prototypes.log == ["changed"] && controller.tableView.tableFooterView?.frame.height == 33)
        controller.tableView.contentOffset.y = 1200
        app.wait(0.02)
        #expect(controller.tableView.contentSize.height == 2433)
        #expect(StoryboardStage.messages.isEmpty, "\(StoryboardStage.messages)")
    }

    @Test("D2: what a prototype says that is not understood is told once it was made, with its line")
    func ledger() throws {
        Prototypes.register()
        let board = try StoryboardStage.load(StoryboardStage.scene(
            "a", "tableViewController", attributes: #"customClass="Prototypes""#, view: nil,
            inside: table(#"dataMode="prototypes" style="grouped" rowHeight="60""#, "<prototypes>" + cell("p", #"reuseIdentifier="slider" strange="YES""#) + cell("q", "") + "</prototypes>")))
        let controller = try #require(board.instantiateInitialViewController() as? Prototypes)
        _ = controller.view
        #expect(controller.tableView.style == .grouped)
        #expect(StoryboardStage.messages.count == 1 && StoryboardStage.messages[0].contains("reuse identifier"), "\(StoryboardStage.messages)")
        TestApp(size: CGSize(width: 375, height: 667)).show(controller)
        #expect(StoryboardStage.messages.count == 2 && StoryboardStage.messages[1].contains("strange"), "\(StoryboardStage.messages)")
    }

    private func fixed(_ connections: String = "") -> String {
        StoryboardStage.scene(
            "a", "tableViewController", attributes: #"customClass="Fixed" clearsSelectionOnViewWillAppear="NO""#, view: nil,
            inside: table(
                #"dataMode="static" style="grouped" separatorStyle="singleLine" rowHeight="50" sectionHeaderHeight="18" sectionFooterHeight="18""#,
                """
                <sections><tableViewSection headerTitle="Sound" id="s1"><cells>
                \(cell("p", #"selectionStyle="none" indentationWidth="10" rowHeight="70""#, content: slider.replacingOccurrences(of: "<connections><action selector=\"changed:\" destination=\"a\" eventType=\"valueChanged\" id=\"ac\"/></connections>", with: "")))
                \(cell("r", #"selectionStyle="blue" accessoryType="disclosureIndicator" indentationWidth="10" textLabel="l" detailTextLabel="d" style="IBUITableViewCellStyleValue1""#, content: #"<subviews><label opaque="NO" multipleTouchEnabled="YES" contentMode="left" text="Balance" lineBreakMode="tailTruncation" id="l"><rect key="frame" x="16" y="0" width="60" height="43.5"/><fontDescription key="fontDescription" type="system" pointSize="17"/></label><label opaque="NO" contentMode="left" text="Left" textAlignment="right" lineBreakMode="tailTruncation" id="d"><rect key="frame" x="280" y="0" width="60" height="43.5"/></label></subviews>"#, connections: connections))
                </cells></tableViewSection><tableViewSection id="s2"><string key="footerTitle">Two
                lines</string><cells>\(cell("u", #"accessoryType="checkmark""#))</cells></tableViewSection></sections>
                """), connections: #"<outlet property="slider" destination="s" id="o"/>"#)
    }

    @Test("D2: a static table loads with its sections, cells, titles and outlets")
    func fixedTable() throws {
        Prototypes.register()
        let board = try StoryboardStage.load(fixed())
        let controller = try #require(board.instantiateInitialViewController() as? Fixed)
        let app = TestApp(size: CGSize(width: 375, height: 667))
        app.show(controller)
        let table = controller.tableView!
        #expect(table.numberOfSections == 2 && table.numberOfRows(inSection: 0) == 2 && table.numberOfRows(inSection: 1) == 1)
        #expect(controller.slider?.value == 0.25 && controller.slider?.window != nil && !controller.clearsSelectionOnViewWillAppear)
        let cells = table.visibleCells
        #expect(cells.map(\.frame.height) == [70, 50, 50] && cells[2].accessoryType == .checkmark && cells[0].selectionStyle == UITableViewCell.SelectionStyle.none)
        #expect(cells[1].textLabel?.text == "Balance" && cells[1].detailTextLabel?.text == "Left")
        #expect(cells[1].detailTextLabel!.frame.maxX == cells[1].contentView.bounds.width - 8 && cells[1].textLabel!.frame.minX == 16)
        #expect(table.headerView(forSection: 0)?.textLabel?.text == "SOUND" && table.footerView(forSection: 1)?.textLabel?.text?.hasPrefix("Two\n") == true)
        app.touchDown(at: cells[1].convert(CGPoint(x: 100, y: 20), to: nil)).lift()
        #expect(controller.picked == [IndexPath(row: 1, section: 0)])
        #expect(StoryboardStage.messages.isEmpty, "\(StoryboardStage.messages)")
        table.reloadData()
        app.wait(0.02)
        #expect(table.visibleCells.elementsEqual(cells) { $0 === $1 })
    }

    @Test("D2: a tap on a row takes its cell's segue before the delegate hears of the selection")
    func segues() throws {
        Prototypes.register()
        let board = try StoryboardStage.load(
            StoryboardStage.scene(
                "n", "navigationController", view: nil, inside: #"<navigationBar key="navigationBar" contentMode="scaleToFill" id="bar"/>"#,
                connections: #"<segue destination="a" kind="relationship" relationship="rootViewController" id="r"/>"#)
                + StoryboardStage.scene(
                    "a", "tableViewController", attributes: #"customClass="Prototypes""#, view: nil,
                    inside: table(#"dataMode="prototypes" style="plain" rowHeight="60""#, "<prototypes>" + cell(
                        "p", #"reuseIdentifier="slider" accessoryType="detailButton""#,
                        connections: #"<segue destination="b" kind="show" identifier="more" id="g1"/><segue destination="b" kind="show" identifier="info" trigger="accessoryAction" id="g2"/>"#)
                        + "</prototypes>")) + StoryboardStage.scene("b"), initial: "n")
        let navigation = try #require(board.instantiateInitialViewController() as? UINavigationController)
        let controller = try #require(navigation.topViewController as? Prototypes)
        let app = TestApp(size: CGSize(width: 375, height: 667))
        app.show(navigation)
        app.wait(0.1)
        let middle = { (row: Int, x: CGFloat) in
            controller.tableView.cellForRow(at: IndexPath(row: row, section: 0))!.convert(CGPoint(x: x, y: 30), to: nil)
        }
        app.touchDown(at: middle(3, 100)).lift()
        #expect(Prototypes.log == ["prepare more 3 3", "select 3"])
        app.wait(1)
        #expect(navigation.viewControllers.count == 2)
        navigation.popViewController(animated: true)
        app.wait(1)
        // The selection is taken away when the table appears again.
        #expect(controller.tableView.indexPathForSelectedRow == nil)
        Prototypes.log = []
        app.touchDown(at: middle(4, 347)).lift()
        app.wait(1)
        #expect(Prototypes.log == ["accessory 4", "prepare info 4 -1"] && navigation.viewControllers.count == 2)
        #expect(StoryboardStage.messages.isEmpty, "\(StoryboardStage.messages)")
    }

    @Test("D2: Interface Builder's canvas shows a cell of each prototype, and static sections, without the controller's code", arguments: [false, true])
    func canvas(isStatic: Bool) throws {
        Prototypes.register()
        let prototypes = StoryboardStage.scene(
            "a", "tableViewController", attributes: #"customClass="Prototypes""#, view: nil,
            inside: table(#"dataMode="prototypes" style="plain" rowHeight="60""#, "<prototypes>" + cell("p", #"reuseIdentifier="slider" rowHeight="90""#, content: slider)
                + cell("q", #"reuseIdentifier="other""#) + "</prototypes>"))
        let board = try StoryboardStage.load(isStatic ? fixed() : prototypes)
        let scene = try #require(board.file.scene(id: "a"))
        let controller = try #require(board.controller(of: scene, isCanvas: true))
        TestApp(size: CGSize(width: 375, height: 667)).show(controller)
        let cells = (controller.view as? UITableView)?.visibleCells ?? []
        #expect(cells.map(\.frame.height) == (isStatic ? [70, 50, 50] : [90, 60]) && !(controller is Prototypes))
        #expect(cells.first?.contentView.subviews.compactMap { $0 as? UISlider }.first?.value == 0.25)
    }

    @Test("H3: a storyboard's table controller is let go of with its prototypes' cells and static cells", arguments: [false, true])
    func memory(isStatic: Bool) throws {
        Prototypes.register()
        weak var gone: UIViewController?
        weak var cellGone: UITableViewCell?
        let prototype = StoryboardStage.scene(
            "a", "tableViewController", attributes: #"customClass="Prototypes""#, view: nil,
            inside: table(#"dataMode="prototypes" style="plain" rowHeight="60""#, "<prototypes>" + cell(
                "p", #"reuseIdentifier="slider" customClass="SliderCell""#, content: slider, connections: #"<segue destination="a" kind="show" id="g1"/>"#) + "</prototypes>"))
        let board = try StoryboardStage.load(isStatic ? fixed(#"<segue destination="a" kind="show" id="g1"/>"#) : prototype)
        do {
            let controller = try #require(board.instantiateInitialViewController() as? UITableViewController)
            let app = TestApp(size: CGSize(width: 375, height: 667))
            app.show(controller)
            app.wait(1)
            cellGone = controller.tableView.visibleCells.last
            gone = controller
            #expect(cellGone != nil)
            app.window.rootViewController = nil
            app.wait(1)
        }
        #expect(gone == nil && cellGone == nil)
    }
}

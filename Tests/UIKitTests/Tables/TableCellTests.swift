import Testing
@_spi(SliderKit) import UIKitTesting

@testable @_spi(SliderKit) import UIKit

@MainActor @Suite("Tables: cells") struct TableCellTests {
    private func shown(_ style: UITableViewCell.CellStyle, mirrored: Bool = false, _ fill: @escaping (UITableViewCell) -> Void) -> UITableViewCell {
        let stage = TableStage([["Volume"]], mirrored: mirrored)
        stage.cellStyle = style
        stage.fill = { cell, _ in fill(cell) }
        stage.show()
        return stage.cell(0)!
    }

    @Test("D4: the styles have the labels that they have, and place them from both sides", arguments: [false, true])
    func styles(mirrored: Bool) {
        let flip = { (rect: CGRect?, width: CGFloat) in rect.map { mirrored ? CGRect(x: width - $0.maxX, y: $0.minY, width: $0.width, height: $0.height) : $0 } }
        let plain = shown(.default, mirrored: mirrored) { _ in }
        #expect(plain.detailTextLabel == nil && flip(plain.textLabel?.frame, 320) == CGRect(x: 16, y: 0, width: 288, height: 44))
        let value = shown(.value1, mirrored: mirrored) { $0.detailTextLabel?.text = "50 %" }
        #expect(flip(value.detailTextLabel?.frame, 320)?.maxX == 304 && flip(value.textLabel?.frame, 320)?.minX == 16)
        #expect(value.detailTextLabel?.textColor == .secondaryLabel)
        let subtitle = shown(.subtitle, mirrored: mirrored) { $0.detailTextLabel?.text = "Of the speaker" }
        let (upper, lower) = (subtitle.textLabel!.frame, subtitle.detailTextLabel!.frame)
        #expect(upper.maxY < lower.minY && upper.width == 288 && subtitle.frame.height > 50 && subtitle.frame.height < 60)
        let second = shown(.value2, mirrored: mirrored) { $0.detailTextLabel?.text = "50 %" }
        #expect(second.imageView == nil && flip(second.detailTextLabel?.frame, 320)!.minX > flip(second.textLabel?.frame, 320)!.maxX)
        let picture = shown(.default, mirrored: mirrored) { $0.imageView?.image = TabBarSymbols.image(of: .search) }
        #expect(flip(picture.imageView?.frame, 320) == CGRect(x: 16, y: 9, width: 26, height: 26) && flip(picture.textLabel?.frame, 320)?.minX == 58)
        // The separator begins where the text does.
        let line = picture.subviews.compactMap { $0 as? TableLineView }.first
        #expect(flip(line?.frame, 320) == CGRect(x: 58, y: 43.5, width: 262, height: 0.5))
    }

    @Test("D4: the content leaves room for the accessory, as wide as Interface Builder has it", arguments: [false, true])
    func accessories(mirrored: Bool) {
        let rooms: [(UITableViewCell.AccessoryType, CGFloat)] = [
            (.none, 0), (.disclosureIndicator, 33.5), (.checkmark, 39.5), (.detailButton, 47.5), (.detailDisclosureButton, 58.5),
        ]
        for (type, room) in rooms {
            let cell = shown(.default, mirrored: mirrored) { $0.accessoryType = type }
            #expect(cell.contentView.frame == CGRect(x: mirrored ? room : 0, y: 0, width: 320 - room, height: 44))
        }
        let own = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 20))
        let cell = shown(.default, mirrored: mirrored) { $0.accessoryType = .checkmark; $0.accessoryView = own }
        #expect(own.frame == CGRect(x: mirrored ? 16 : 244, y: 12, width: 60, height: 20) && cell.contentView.frame.width == 236)
        cell.accessoryView = nil
        cell.layoutIfNeeded()
        #expect(own.superview == nil && cell.contentView.frame.width == 280.5)
    }

    @Test("D4: separators are the table's, or the cell's own; a cell's colour stays its own")
    func separators() {
        let stage = TableStage([["a", "b", "c"]], .grouped)
        stage.fill = { cell, path in
            if path.row == 1 {
                cell.separatorInset = UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 30)
                cell.backgroundColor = .yellow
            }
        }
        stage.show()
        let lines = { (row: Int) in stage.cell(row)!.subviews.compactMap { $0 as? TableLineView }.map(\.frame) }
        #expect(lines(0) == [CGRect(x: 0, y: 0, width: 320, height: 0.5), CGRect(x: 16, y: 43.5, width: 304, height: 0.5)])
        #expect(lines(1) == [CGRect(x: 40, y: 43.5, width: 250, height: 0.5)])
        #expect(lines(2) == [CGRect(x: 0, y: 43.5, width: 320, height: 0.5)])
        #expect(stage.cell(0)?.backgroundColor == .secondarySystemGroupedBackground && stage.cell(1)?.backgroundColor == .yellow)
        stage.table.separatorInset = .zero
        stage.table.separatorColor = .red
        stage.app.wait(0.02)
        #expect(lines(0).last?.minX == 0 && stage.cell(0)?.subviews.compactMap { $0 as? TableLineView }.first?.backgroundColor == .red)
        stage.table.separatorStyle = .none
        stage.app.wait(0.02)
        #expect(lines(0).isEmpty && lines(1).isEmpty)
    }

    @Test("D4: indentation shifts the content by its steps, as the cell or the delegate says")
    func indentation() {
        let cell = shown(.default) { $0.indentationLevel = 2 }
        #expect(cell.textLabel?.frame.minX == 36 && cell.indentationWidth == 10)
        cell.indentationWidth = 25
        cell.layoutIfNeeded()
        #expect(cell.textLabel?.frame.minX == 66)
    }

    @Test("I20: a cell and a table survive an archive")
    func coding() throws {
        let cell = UITableViewCell(style: .subtitle, reuseIdentifier: "id")
        cell.textLabel?.text = "Text"
        cell.detailTextLabel?.text = "Detail"
        cell.accessoryType = .checkmark
        cell.contentView.addSubview(UISlider(frame: CGRect(x: 1, y: 2, width: 100, height: 34)))
        let data = try NSKeyedArchiver.archivedData(withRootObject: cell, requiringSecureCoding: false)
        let reader = try NSKeyedUnarchiver(forReadingFrom: data)
        reader.requiresSecureCoding = false
        let copy = try #require(reader.decodeObject(forKey: NSKeyedArchiveRootObjectKey) as? UITableViewCell)
        #expect(copy.reuseIdentifier == "id" && copy.textLabel?.text == "Text" && copy.detailTextLabel?.text == "Detail" && copy.accessoryType == .checkmark)
        #expect(copy.contentView.subviews.compactMap { $0 as? UISlider }.count == 1)
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100), style: .grouped)
        table.rowHeight = 70
        table.separatorColor = .red
        let head = UITableViewHeaderFooterView(reuseIdentifier: "h")
        head.textLabel?.text = "Head"
        let all = try NSKeyedArchiver.archivedData(withRootObject: [table, head], requiringSecureCoding: false)
        let second = try NSKeyedUnarchiver(forReadingFrom: all)
        second.requiresSecureCoding = false
        let pair = try #require(second.decodeObject(forKey: NSKeyedArchiveRootObjectKey) as? [UIView])
        let (tableCopy, headCopy) = (pair[0] as? UITableView, pair[1] as? UITableViewHeaderFooterView)
        #expect(tableCopy?.style == .grouped && tableCopy?.rowHeight == 70 && tableCopy?.separatorColor == .red)
        #expect(headCopy?.textLabel?.text == "Head" && headCopy?.reuseIdentifier == "h")
    }

    @Test("I15: tables and cells look as recorded, light, dark and mirrored", arguments: ["light", "dark", "mirrored"])
    func pictures(look: String) throws {
        let stage = TableStage(
            [["Volume", "Balance", "Bass"], ["Chosen", "Details"]], .insetGrouped, size: CGSize(width: 320, height: 360), dark: look == "dark",
            mirrored: look == "mirrored")
        stage.headers = ["Sound", nil]
        stage.footers = [nil, "What the speaker does."]
        stage.cellStyle = .value1
        stage.fill = { cell, path in
            switch (path.section, path.row) {
            case (0, 0):
                let slider = UISlider(frame: CGRect(x: look == "mirrored" ? 18 : 120, y: 5, width: 150, height: 34))
                slider.value = 0.6
                cell.contentView.addSubview(slider)
            case (0, 1): cell.detailTextLabel?.text = "Left"; cell.accessoryType = .disclosureIndicator
            case (0, 2): cell.imageView?.image = TabBarSymbols.image(of: .favorites); cell.detailTextLabel?.text = "+3"
            case (1, 0): cell.accessoryType = .checkmark
            default: cell.accessoryType = .detailDisclosureButton
            }
        }
        stage.show()
        stage.cell(1)?.isHighlighted = true
        try expectPicture(of: stage.app, named: look)
    }

    @Test("D4: a plain table looks as recorded: headers, subtitles, a selected row, separators")
    func plain() throws {
        let stage = TableStage([["First", "Second", "Third"], ["Fourth", "Fifth"]], size: CGSize(width: 320, height: 360))
        stage.headers = ["Section", "Another"]
        stage.cellStyle = .subtitle
        stage.table.sectionHeaderTopPadding = 0
        stage.fill = { cell, path in cell.detailTextLabel?.text = path.row == 1 ? nil : "Details of it" }
        stage.show()
        stage.table.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
        stage.scroll(20)
        try expectPicture(of: stage.app, named: "plain")
    }
}

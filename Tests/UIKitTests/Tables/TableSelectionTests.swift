import Testing
@_spi(SliderKit) import UIKitTesting

@testable @_spi(SliderKit) import UIKit

@MainActor @Suite("Tables: touches and selection") struct TableSelectionTests {
    @Test("I3: a finger highlights its row after the delay, and lifting it selects the row")
    func timing() {
        let stage = TableStage(count: 50).show()
        let finger = stage.app.touchDown(at: CGPoint(x: 100, y: 110))
        #expect(stage.log.isEmpty && stage.cell(2)?.isHighlighted == false)
        stage.app.wait(0.16)
        #expect(stage.log == ["should 2", "highlight 2"] && stage.cell(2)?.isHighlighted == true && stage.cell(2)?.isSelected == false)
        finger.lift()
        #expect(stage.log == ["should 2", "highlight 2", "unhighlight 2", "willSelect 2", "select 2"])
        #expect(stage.cell(2)?.isSelected == true && stage.cell(2)?.isHighlighted == false)
        #expect(stage.table.indexPathForSelectedRow == IndexPath(row: 2, section: 0))
        stage.log = []
        stage.tap(4)
        #expect(stage.log == ["should 4", "highlight 4", "unhighlight 4", "willSelect 4", "willDeselect 2", "deselect 2", "select 4"])
        #expect(stage.cell(2)?.isSelected == false)
    }

    @Test("I3: a drag that scrolls takes the finger from the row: it is not selected")
    func scrolling() {
        let stage = TableStage(count: 50).show()
        let finger = stage.app.touchDown(at: CGPoint(x: 100, y: 300))
        stage.app.wait(0.2)
        #expect(stage.log == ["should 6", "highlight 6"])
        finger.drag(to: CGPoint(x: 100, y: 200))
        #expect(stage.log.last == "unhighlight 6" && stage.table.contentOffset.y > 50)
        finger.lift()
        stage.app.wait(2)
        #expect(!stage.log.contains { $0.hasPrefix("willSelect") } && stage.table.indexPathForSelectedRow == nil)
    }

    @Test("D4: the delegate may refuse highlighting, and choose another row or none")
    func refusing() {
        let stage = TableStage(count: 50).show()
        stage.mayHighlight = { $0.row != 1 }
        stage.tap(1)
        #expect(stage.log == ["should 1"] && stage.table.indexPathForSelectedRow == nil)
        stage.willSelect = { $0.row == 3 ? nil : IndexPath(row: 5, section: 0) }
        stage.tap(3)
        #expect(stage.table.indexPathForSelectedRow == nil)
        stage.tap(2)
        #expect(stage.table.indexPathForSelectedRow?.row == 5 && stage.cell(5)?.isSelected == true && stage.log.last == "select 5")
    }

    @Test("D4: several rows may be selected, and a second tap deselects")
    func multiple() {
        let stage = TableStage(count: 50)
        stage.table.allowsMultipleSelection = true
        stage.show()
        for row in [3, 1, 5] { stage.tap(row) }
        #expect(stage.table.indexPathsForSelectedRows?.map(\.row) == [3, 1, 5])
        stage.log = []
        stage.tap(1)
        #expect(stage.log == ["should 1", "highlight 1", "unhighlight 1", "willDeselect 1", "deselect 1"])
        #expect(stage.table.indexPathsForSelectedRows?.map(\.row) == [3, 5])
        stage.table.allowsMultipleSelection = false
        #expect(stage.table.indexPathsForSelectedRows?.map(\.row) == [3])
        stage.table.allowsSelection = false
        stage.log = []
        stage.tap(7)
        #expect(stage.log.isEmpty && stage.table.indexPathsForSelectedRows == nil)
    }

    @Test("D4: code selects and deselects without a word to the delegate; a cell that comes into view shows it")
    func code() {
        let stage = TableStage(count: 100).show()
        stage.table.selectRow(at: IndexPath(row: 60, section: 0), animated: false, scrollPosition: .none)
        #expect(stage.table.contentOffset.y == 0 && stage.table.visibleCells.allSatisfy { !$0.isSelected })
        stage.scroll(44 * 58)
        #expect(stage.cell(60)?.isSelected == true && stage.table.visibleCells.filter(\.isSelected).count == 1)
        stage.scroll(0)
        #expect(stage.table.visibleCells.allSatisfy { !$0.isSelected })
        stage.table.selectRow(at: IndexPath(row: 30, section: 0), animated: false, scrollPosition: .middle)
        #expect(stage.table.indexPathsForSelectedRows?.map(\.row) == [30] && stage.cell(30)?.isSelected == true)
        stage.table.deselectRow(at: IndexPath(row: 30, section: 0), animated: true)
        #expect(stage.cell(30)?.isSelected == false && stage.log.isEmpty)
        stage.table.selectRow(at: IndexPath(row: 30, section: 0), animated: true, scrollPosition: .none)
        stage.table.reloadData()
        #expect(stage.table.indexPathForSelectedRow == nil)
    }

    final class LoudCell: UITableViewCell {
        var calls: [String] = []
        override func setSelected(_ selected: Bool, animated: Bool) {
            super.setSelected(selected, animated: animated)
            calls.append("selected \(selected) \(animated)")
        }
        override func setHighlighted(_ highlighted: Bool, animated: Bool) {
            super.setHighlighted(highlighted, animated: animated)
            calls.append("highlighted \(highlighted) \(animated)")
        }
    }

    @Test("I5: overrides of setSelected and setHighlighted hear each change, by touch, by code and by property")
    func overrides() {
        let stage = TableStage(count: 1), source = TableReuseTests.ClassSource(), cell = LoudCell()
        source.count = 1
        source.style = { _, _ in cell }
        stage.table.dataSource = source
        stage.show()
        #expect(cell.calls.isEmpty)
        stage.tap(0)
        #expect(cell.calls == ["highlighted true false", "highlighted false false", "selected true false"])
        cell.calls = []
        stage.table.deselectRow(at: IndexPath(row: 0, section: 0), animated: true)
        cell.isHighlighted = true
        #expect(cell.calls == ["selected false true", "highlighted true false"])
    }

    @Test("D4: a highlighted cell shows its gray ground or a view of its own, and its texts follow")
    func grounds() {
        let stage = TableStage(count: 3)
        let own = UIView()
        stage.fill = { cell, path in
            if path.row == 1 { cell.selectedBackgroundView = own }
            if path.row == 2 { cell.selectionStyle = .none }
        }
        stage.show()
        for row in 0..<3 { stage.cell(row)?.isHighlighted = true }
        #expect(own.superview === stage.cell(1) && own.frame == stage.cell(1)?.bounds)
        #expect(stage.cell(0)?.textLabel?.isHighlighted == true && stage.cell(2)?.textLabel?.isHighlighted == false)
        #expect(stage.cell(0)?.subviews.first?.backgroundColor == .systemGray4)
        stage.cell(1)?.setHighlighted(false, animated: true)
        #expect(own.superview != nil)
        stage.app.wait(0.5)
        #expect(own.superview == nil && own.alpha == 1 && stage.cell(1)?.textLabel?.isHighlighted == false)
    }

    @Test("D4: the detail button tells its own row and does not select it; a tap on the arrow selects", arguments: [false, true])
    func accessory(mirrored: Bool) {
        let stage = TableStage([["a", "b"]], mirrored: mirrored)
        stage.fill = { cell, _ in cell.accessoryType = .detailDisclosureButton }
        stage.show()
        let place = { (x: CGFloat) in CGPoint(x: mirrored ? 320 - x : x, y: 66) }
        stage.app.touchDown(at: place(281)).lift()
        stage.app.wait(0.3)
        #expect(stage.log == ["accessory 1"])
        stage.app.touchDown(at: place(308)).lift()
        #expect(stage.log.last == "select 1")
    }

    // MARK: Sliders in cells

    private func sliders(mirrored: Bool = false) -> (TableStage, UISlider) {
        let stage = TableStage([(0..<40).map { "\($0)" }], mirrored: mirrored)
        var sliders: [Int: UISlider] = [:]
        stage.fill = { cell, path in
            let slider = cell.contentView.subviews.compactMap { $0 as? UISlider }.first ?? UISlider(frame: CGRect(x: 60, y: 5, width: 200, height: 34))
            slider.value = 0.5
            cell.contentView.addSubview(slider)
            sliders[path.row] = slider
        }
        stage.show()
        return (stage, sliders[3]!)
    }

    @Test("I3: a slider in a cell takes a horizontal drag at once, and the table does not scroll", arguments: [false, true])
    func horizontal(mirrored: Bool) {
        let (stage, slider) = sliders(mirrored: mirrored)
        let log = EventLog(slider)
        let finger = stage.app.touchDown(at: CGPoint(x: 160, y: 154))
        finger.drag(to: CGPoint(x: mirrored ? 112 : 208, y: 154), duration: 0.1)
        finger.move(by: 0, -60)
        finger.lift()
        stage.app.wait(1)
        #expect(slider.value > 0.75 && stage.table.contentOffset == .zero && stage.log.isEmpty)
        #expect(log.names.first == "touchDown" && log.names.last?.hasPrefix("touchUp") == true)
    }

    @Test("I3: a quick vertical drag that begins on a slider in a cell scrolls the table, and the slider keeps its value")
    func vertical() {
        let (stage, slider) = sliders()
        let finger = stage.app.touchDown(at: CGPoint(x: 160, y: 154))
        finger.drag(to: CGPoint(x: 160, y: 74), duration: 0.1)
        #expect(stage.table.contentOffset.y > 50)
        finger.lift()
        stage.app.wait(2)
        #expect(slider.value == 0.5 && stage.log.isEmpty)
    }

    @Test("I3: once a slider in a cell follows the finger, a vertical drag is its own: controls are not cancelled")
    func held() {
        let (stage, slider) = sliders()
        let finger = stage.app.touchDown(at: CGPoint(x: 160, y: 154))
        stage.app.wait(0.2)
        #expect(slider.isTracking && !stage.table.touchesShouldCancel(in: slider) && stage.table.touchesShouldCancel(in: stage.cell(3)!))
        finger.drag(to: CGPoint(x: 180, y: 74), duration: 0.2)
        #expect(slider.isTracking && stage.table.contentOffset == .zero)
        finger.lift()
        #expect(slider.value > 0.55 && stage.log.isEmpty)
    }
}

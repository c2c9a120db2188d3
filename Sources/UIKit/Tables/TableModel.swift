import Foundation

/// Where the sections and rows of a table are, in the coordinates of its content.
struct TableModel {
    struct Section {
        var top: CGFloat = 0
        /// The room above the header.
        var padding: CGFloat = 0
        var header: CGFloat = 0
        var footer: CGFloat = 0
        private(set) var heights: [CGFloat] = []
        /// Whether a height is the row's own, and no estimate.
        private(set) var isMeasured: [Bool] = []
        /// Where each row ends, counted from the first row's top.
        private var ends: [CGFloat] = []

        var count: Int { heights.count }
        var headerTop: CGFloat { top + padding }
        var rowsTop: CGFloat { headerTop + header }
        var footerTop: CGFloat { rowsTop + (ends.last ?? 0) }
        var bottom: CGFloat { footerTop + footer }

        func rowTop(_ row: Int) -> CGFloat { rowsTop + (row > 0 ? ends[row - 1] : 0) }

        mutating func setRows(_ rows: [(height: CGFloat, isMeasured: Bool)]) {
            heights = rows.map(\.height)
            isMeasured = rows.map(\.isMeasured)
            ends = heights
            sum(from: 0)
        }

        mutating func set(_ height: CGFloat, isMeasured measured: Bool, at row: Int) {
            isMeasured[row] = measured
            guard heights[row] != height else { return }
            heights[row] = height
            sum(from: row)
        }

        private mutating func sum(from first: Int) {
            var end = first > 0 ? ends[first - 1] : 0
            for row in first..<heights.count {
                end += heights[row]
                ends[row] = end
            }
        }

        /// The first row that ends below a place; nil if all end above it.
        func row(endingBelow y: CGFloat) -> Int? {
            let place = y - rowsTop
            var low = 0, high = ends.count
            while low < high {
                let middle = (low + high) / 2
                if ends[middle] > place { high = middle } else { low = middle + 1 }
            }
            return low < ends.count ? low : nil
        }
    }

    var sections: [Section] = []
    /// Where the first section begins: below the table's own header.
    var top: CGFloat = 0

    var bottom: CGFloat { sections.last?.bottom ?? top }

    /// Puts the sections below each other.
    mutating func stack(from first: Int = 0) {
        var y = first > 0 ? sections[first - 1].bottom : top
        for index in first..<sections.count {
            sections[index].top = y
            y = sections[index].bottom
        }
    }

    mutating func set(_ height: CGFloat, isMeasured: Bool, at path: IndexPath) {
        let old = sections[path.section].heights[path.row]
        sections[path.section].set(height, isMeasured: isMeasured, at: path.row)
        if old != height { stack(from: path.section) }
    }

    func has(_ path: IndexPath) -> Bool {
        path.count == 2 && sections.indices.contains(path.section) && path.row >= 0 && path.row < sections[path.section].count
    }

    func height(_ path: IndexPath) -> CGFloat { sections[path.section].heights[path.row] }
    func isMeasured(_ path: IndexPath) -> Bool { sections[path.section].isMeasured[path.row] }
    func top(_ path: IndexPath) -> CGFloat { sections[path.section].rowTop(path.row) }

    /// The first row that ends below a place; nil if all end above it.
    func row(endingBelow y: CGFloat) -> IndexPath? {
        for (index, section) in sections.enumerated() where section.footerTop > y {
            if let row = section.row(endingBelow: y) { return IndexPath(row: row, section: index) }
        }
        return nil
    }

    /// The row after one; nil after the last.
    func next(after path: IndexPath) -> IndexPath? {
        if path.row + 1 < sections[path.section].count { return IndexPath(row: path.row + 1, section: path.section) }
        return ((path.section + 1)..<max(path.section + 1, sections.count)).first { sections[$0].count > 0 }.map { IndexPath(row: 0, section: $0) }
    }

    /// The rows that touch a part of the content.
    func rows(from low: CGFloat, to high: CGFloat) -> [IndexPath] {
        var found: [IndexPath] = []
        var path = row(endingBelow: low)
        while let row = path, top(row) < high {
            found.append(row)
            path = next(after: row)
        }
        return found
    }
}

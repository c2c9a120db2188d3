import Foundation

/// Changes of rows and sections that are made together.
struct TableUpdates {
    typealias Animation = UITableView.RowAnimation
    var insertedRows: [IndexPath: Animation] = [:]
    var deletedRows: [IndexPath: Animation] = [:]
    var reloadedRows: [IndexPath: Animation] = [:]
    var movedRows: [(from: IndexPath, to: IndexPath)] = []
    var insertedSections: [Int: Animation] = [:]
    var deletedSections: [Int: Animation] = [:]
    var reloadedSections: [Int: Animation] = [:]
    var movedSections: [(from: Int, to: Int)] = []

    /// Which section each new one was before; nil for those that came. A message instead where the numbers don't fit.
    func sections(old: Int, new: Int) -> (from: [Int?], problem: String?) {
        let gone = Set(deletedSections.keys).union(movedSections.map(\.from))
        let moved = Dictionary(movedSections.map { ($0.to, $0.from) }) { first, _ in first }
        let fits = old - deletedSections.count + insertedSections.count == new
        guard fits else {
            return ([], Self.complaint("sections", "", new, old, insertedSections.count, deletedSections.count))
        }
        var rest = (0..<old).filter { !gone.contains($0) }.makeIterator()
        return ((0..<new).map { index in
            if insertedSections[index] != nil { return nil }
            return moved[index] ?? rest.next()
        }, nil)
    }

    /// Which row each row of a new section was before; nil for those that came.
    func rows(ofNew section: Int, old: Int, oldCount: Int, newCount: Int) -> (from: [IndexPath?], problem: String?) {
        let deleted = deletedRows.keys.filter { $0.section == old }, inserted = insertedRows.keys.filter { $0.section == section }
        let movedOut = movedRows.filter { $0.from.section == old }, movedIn = movedRows.filter { $0.to.section == section }
        guard oldCount - deleted.count - movedOut.count + inserted.count + movedIn.count == newCount else {
            let moves = movedOut.isEmpty && movedIn.isEmpty ? "" : ", \(movedIn.count) moved in, \(movedOut.count) moved out"
            return ([], Self.complaint("rows", " in section \(section)", newCount, oldCount, inserted.count, deleted.count) + moves)
        }
        let gone = Set(deleted.map(\.row)).union(movedOut.map(\.from.row))
        let moved = Dictionary(movedIn.map { ($0.to.row, $0.from) }) { first, _ in first }
        var rest = (0..<oldCount).filter { !gone.contains($0) }.makeIterator()
        return ((0..<newCount).map { index in
            if insertedRows[IndexPath(row: index, section: section)] != nil { return nil }
            return moved[index] ?? rest.next().map { IndexPath(row: $0, section: old) }
        }, nil)
    }

    private static func complaint(_ what: String, _ place: String, _ new: Int, _ old: Int, _ inserted: Int, _ deleted: Int) -> String {
        "The number of \(what)\(place) after the update (\(new)) must be the number before it (\(old)) plus what was inserted (\(inserted)) "
            + "less what was deleted (\(deleted)): change the data source together with the table"
    }
}

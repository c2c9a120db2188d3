/// What became of each element and attribute of a xib or storyboard.
@_spi(SliderKit)
public struct NibAccount: Equatable, Sendable {
    /// What was applied.
    public var applied = 0
    /// What means something on Interface Builder's canvas alone.
    public var canvas = 0
    /// What the ledger tells of: what can't be applied.
    public var reported = 0
    /// What is none of these.
    public var unaccounted = 0

    /// An account of nothing.
    public init() {}

    @MainActor init(of document: NibDocument) {
        add(document.root)
        document.archive.map { addLeftOver($0) }
    }

    /// What an old file's translation doesn't hold.
    @MainActor private mutating func addLeftOver(_ element: NibElement) {
        if !element.marks.isSuperset(of: [.read, .used]) || element.marks.contains(.told) { count(element.marks) }
        for child in element.children { addLeftOver(child) }
    }

    @MainActor private mutating func add(_ element: NibElement) {
        count(element.marks)
        for marks in element.attributeMarks { count(marks) }
        for child in element.children { add(child) }
    }

    private mutating func count(_ marks: NibMarks) {
        if marks.contains(.told) {
            reported += 1
        } else if marks.isSuperset(of: [.read, .used]) {
            applied += 1
        } else if marks.contains(.used) {
            canvas += 1
        } else {
            unaccounted += 1
        }
    }
}

import Foundation
import Testing

/// What sliders elsewhere can do, each alone; here together. Each row has tests of its own, whose names begin with `G, ` and the row.
struct FeatureTableTests {
    static let rows = [
        "range and step", "even ticks", "listed ticks", "thinned ticks", "dots per state", "end labels inside", "second row of ticks",
        "snap always", "snap on release", "snap never", "steps per segment", "non-linear scale", "reversible scale",
        "vertical", "right to left", "inverted", "neutral value", "limited part", "secondary fill",
        "many thumbs", "least distance", "steps apart", "pushing thumbs", "thumb off alone", "stacked thumbs", "a finger each", "all thumbs together",
        "thumb pictures", "end pictures", "animated change", "hit target",
        "arrows", "pages", "home and end", "held key", "escape", "wheel", "stepped speeds", "precision ramp", "aim at round numbers",
        "tap ignored", "tap jumps", "tap on release", "tap slides", "tap pages", "double tap resets", "touch cancel restores",
        "tick haptics", "stopping haptics", "one final event", "causes",
        "bubble while held", "bubble always", "bubble never", "bubble with focus", "bubble inside window", "bubbles merge", "bubble steady", "attributed text",
        "format both ways", "units in words", "spoken ticks", "spoken ends", "elements per thumb",
        "confirm by threshold", "confirm by velocity", "cancel is an outcome", "without dragging", "undo window", "loading", "label fades", "shimmer",
        "everything together",
    ]

    @Test("G: each feature of the table has a test that names it", arguments: rows)
    func named(row: String) throws {
        #expect(Self.sources.contains("@Test(\"G, \(row): "), "no test is called “G, \(row): …”")
    }

    private static let sources: String = {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        let files = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
        return files.filter { $0.pathExtension == "swift" }.compactMap { try? String(contentsOf: $0, encoding: .utf8) }.joined()
    }()
}

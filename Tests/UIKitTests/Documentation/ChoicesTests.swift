import Foundation
import Testing

struct ChoicesTests {
    private let page = ChoicesPage(
        root: URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../..").standardizedFileURL.path)

    @Test("Choices: the page lists every choice of the sources, and SLIDERKIT_RECORD=1 writes it")
    func current() throws {
        let text = try page.text()
        let record = ProcessInfo.processInfo.environment["SLIDERKIT_RECORD"]?.lowercased() ?? ""
        if ["1", "true", "yes"].contains(record) {
            try text.write(toFile: page.path, atomically: true, encoding: .utf8)
            return
        }
        let old = try? String(contentsOfFile: page.path, encoding: .utf8)
        let lines = Set((old ?? "").split(separator: "\n"))
        let new = text.split(separator: "\n").filter { !lines.contains($0) }
        #expect(
            old == text,
            "\(page.path) is out of date; run this test with SLIDERKIT_RECORD=1. New: \(new.prefix(5).joined(separator: " | "))")
    }

    @Test("Choices: no mark of the sources is missing from the page")
    func complete() throws {
        let text = try page.text()
        let items = text.split(separator: "\n").filter { $0.hasPrefix("- ") }
        var marks = 0
        for case let file as String in try #require(FileManager.default.enumerator(atPath: page.root + "/Sources")) where file.hasSuffix(".swift") {
            let source = try String(contentsOfFile: page.root + "/Sources/" + file, encoding: .utf8)
            marks += source.components(separatedBy: "(choice").count - 1
        }
        #expect(items.count == marks)
        #expect(items.count > 20)
    }

    @Test("Choices: the sentence, the mark's own words, names and values are read off the source")
    func reading() {
        let source = """
            struct Look {
                /// How far. (choice)
                static let growth: CGFloat = 6
                static let key = "a key"
                /// The room. Between things. (choice)
                let gap: CGFloat
                /// How long, in seconds (choice: of the system's order).
                private static let duration: TimeInterval = 0.4
                static let rest: TimeInterval = 2
                /// Nothing to see. It begins at once (choice), so it stays. More.
                ///
                /// A second paragraph (choices; from (some) source).
                @discardableResult open func begin(_ x: Int) -> Bool {
                    // Twice is
                    // enough. (choice)
                    let x = 3
                    repeatIt() // Once more (choice)
                }
                static let classic = Look(
                    gap: 7, other: 1)
                static let current = Look(gap: 8, other: 2)
            }

            """
        #expect(
            SourceChoice.all(in: source) == [
                SourceChoice(subjects: ["growth = 6"], text: "How far."),
                SourceChoice(subjects: ["gap = 7 (classic)", "gap = 8 (current)"], text: "Between things."),
                SourceChoice(subjects: ["duration = 0.4", "rest = 2"], text: "How long, in seconds (of the system's order)."),
                SourceChoice(subjects: ["begin()"], text: "It begins at once, so it stays."),
                SourceChoice(subjects: ["begin()"], text: "A second paragraph (from (some) source)."),
                SourceChoice(subjects: [], text: "Twice is enough."),
                SourceChoice(subjects: [], text: "Once more."),
            ])
    }
}

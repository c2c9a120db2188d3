import Foundation

/// The page of the documentation that lists every choice of the sources.
struct ChoicesPage {
    /// The repository's folder.
    let root: String

    private static let modules = ["CoreGraphics", "QuartzCore", "UIKit", "Sliders", "HeadlessHost", "UIKitTesting"]

    var path: String { root + "/Documentation/Choices.md" }

    /// The page as it should be.
    func text() throws -> String {
        var sections: [String] = []
        for module in try modules() {
            let types = try types(of: module)
            guard !types.isEmpty else { continue }
            sections.append("## \(module)")
            sections += types.map { "### \($0.name)\n\n" + $0.items.joined(separator: "\n") }
        }
        return ChoicesPage.head + "\n" + sections.joined(separator: "\n\n") + "\n"
    }

    private static let head = """
        # Choices, not facts

        SliderKit follows what Apple documents and what was measured on Apple's systems. Where neither settles a question, we chose, and the
        comment in the source says so with the word *choice* in brackets. This page lists these comments. It is generated: after a change of
        one, `SLIDERKIT_RECORD=1 swift test --no-parallel --filter ChoicesTests` writes it anew, and the same test fails until then.

        """

    /// The modules in their order from below, then others.
    private func modules() throws -> [String] {
        let all = try FileManager.default.contentsOfDirectory(atPath: root + "/Sources")
        return ChoicesPage.modules.filter(all.contains) + all.filter { !ChoicesPage.modules.contains($0) }.sorted()
    }

    /// The types of a module that have choices, by name; a type's files stand together.
    private func types(of module: String) throws -> [(name: String, items: [String])] {
        let folder = "Sources/\(module)"
        let files = (FileManager.default.enumerator(atPath: "\(root)/\(folder)")?.compactMap { $0 as? String } ?? [])
            .filter { $0.hasSuffix(".swift") }
        var types: [String: [String]] = [:]
        for file in files.sorted() {
            let source = try String(contentsOfFile: "\(root)/\(folder)/\(file)", encoding: .utf8)
            guard source.contains("(choice") else { continue }
            let name = URL(fileURLWithPath: file).lastPathComponent
            let type = String(name.prefix { $0 != "+" && $0 != "." })
            for choice in SourceChoice.all(in: source) {
                let subjects = choice.subjects.isEmpty || choice.subjects == [type] ? "" : choice.subjects.map { "`\($0)`" }.joined(separator: ", ") + ": "
                types[type, default: []].append("- \(subjects)\(choice.text) [\(name)](../\(folder)/\(file))")
            }
        }
        return types.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }
}

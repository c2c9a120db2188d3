import Foundation
import Testing

/// What compiles here compiles on Apple's platforms: no module with a name of theirs makes anything public that they lack.
struct AppleNamesTests {
    /// Initialisers that nobody can call with an argument: they make `UIView()` compile, which a class of the main actor can't have otherwise.
    private static let exceptions: Set = ["UIView.init(_:)", "UIViewController.init(_:)"]

    @Test("H4: every public name is one of Apple's", arguments: ["CoreGraphics", "QuartzCore", "UIKit"])
    func names(module: String) throws {
        let ours = try SymbolGraph(of: module).names, known = try NameList(of: module).names
        #expect(ours.count > 100)
        let unknown = ours.subtracting(known).subtracting(Self.exceptions).sorted()
        #expect(
            unknown.isEmpty,
            "\(module) makes public what is not in AppleNames/\(module).txt: \(unknown.joined(separator: ", ")). Make it SPI, or, if Apple documents it, add it")
    }

    @Test("G: Sliders sees UIKit's public names only, so that it is as portable as they are")
    func portable() throws {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../../Sources/Sliders").standardizedFileURL
        let files = try #require(FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)).compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }
        #expect(files.count > 80)
        for file in files {
            let text = try String(contentsOf: file, encoding: .utf8)
            #expect(!text.contains("@_spi") && !text.contains("#selector") && !text.contains("@testable"), "\(file.lastPathComponent)")
            let imports = text.split(separator: "\n").filter { $0.hasPrefix("import ") }.map { $0.dropFirst(7) }
            #expect(imports.allSatisfy { ["UIKit", "Foundation", "UIKit.UIGestureRecognizerSubclass"].contains($0) }, "\(file.lastPathComponent): \(imports)")
        }
    }
}

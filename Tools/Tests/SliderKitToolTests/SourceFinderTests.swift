import Foundation
import Testing

@testable import SliderKitTool

struct SourceFinderTests {
    @Test("E: tests, demos, pods and build folders are left out of a folder")
    func leftOut() throws {
        let root = try tree([
            "Slider.swift": "", "More/Other.swift": "", "SliderTests/T.swift": "", "Example/App.swift": "", "Pods/P.swift": "",
            "DemoApp/D.swift": "", ".build/B.swift": "", "main.swift": "",
        ])
        let sources = try SourceFinder(root).find(swiftVersion: nil)
        #expect(names(sources) == ["More/Other.swift", "Slider.swift"])
        #expect(sources.swiftVersion == "5")
    }

    @Test("E: a demo folder is taken when the path names it")
    func namedDemo() throws {
        let root = try tree(["Slider.swift": "", "Example/App.swift": ""])
        #expect(names(try SourceFinder(root + "/Example").find(swiftVersion: nil)) == ["App.swift"])
    }

    @Test("E: a package's targets are taken, with its language mode, and its targets may import each other")
    func package() throws {
        let root = try tree([
            "Package.swift": """
                // swift-tools-version:5.5
                import PackageDescription
                let package = Package(name: "P", targets: [
                    .target(name: "Core", path: "Core", exclude: ["Skipped"]),
                    .target(name: "Face", dependencies: [.target(name: "Core")]),
                    .testTarget(name: "CoreTests", dependencies: ["Core"]),
                ], swiftLanguageVersions: [.v4_2])
                """,
            "Core/A.swift": "", "Core/Skipped/S.swift": "", "Sources/Face/B.swift": "", "Tests/CoreTests/T.swift": "", "Loose.swift": "",
        ])
        let sources = try SourceFinder(root).find(swiftVersion: nil)
        #expect(names(sources) == ["Core/A.swift", "Sources/Face/B.swift"])
        #expect(sources.swiftVersion == "4.2")
        #expect(sources.siblings == ["Core", "Face"])
    }

    @Test("E: a pod's source folders are taken")
    func pod() throws {
        let root = try tree([
            "S.podspec": "Pod::Spec.new do |s|\n s.source_files = 'S/Classes/**/*.swift'\nend", "S/Classes/A.swift": "", "Other/B.swift": "",
        ])
        #expect(names(try SourceFinder(root).find(swiftVersion: nil)) == ["S/Classes/A.swift"])
    }

    @Test("E: an Xcode project tells the language mode")
    func project() throws {
        let root = try tree(["A.swift": "", "P.xcodeproj/project.pbxproj": "SWIFT_VERSION = 4.2;\nSWIFT_VERSION = 5.0;\n"])
        #expect(try SourceFinder(root).find(swiftVersion: nil).swiftVersion == "5")
        #expect(try SourceFinder(root).find(swiftVersion: "6").swiftVersion == "6")
    }

    @Test("E9: what is not there, or holds no Swift, is named")
    func nothing() throws {
        let root = try tree(["readme.txt": ""])
        #expect(throws: ToolError.self) { try SourceFinder(root).find(swiftVersion: nil) }
        #expect(throws: ToolError.self) { try SourceFinder(root + "/readme.txt").find(swiftVersion: nil) }
        #expect(throws: ToolError.self) { try SourceFinder(root + "/gone.swift").find(swiftVersion: nil) }
    }

    private func names(_ sources: SourceSet) -> [String] {
        sources.files.map { String($0.dropFirst(sources.root.count + 1)) }
    }

    private func tree(_ files: [String: String]) throws -> String {
        let root = NSTemporaryDirectory() + "sliderkit-finder-\(UUID().uuidString)"
        for (name, text) in files {
            let url = URL(fileURLWithPath: "\(root)/\(name)")
            try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try text.write(to: url, atomically: true, encoding: .utf8)
        }
        return URL(fileURLWithPath: root).resolvingSymlinksInPath().path
    }
}

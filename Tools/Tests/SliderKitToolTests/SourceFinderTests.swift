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

    @Test("E: a demo's sources include the library whose folder it lies in, if it imports it")
    func demoOfLibrary() throws {
        let root = try tree(["My-Slider.podspec": "", "Slider.swift": "", "Example/App.swift": "import UIKit\nimport My_Slider\n", "Demo/App.swift": "import UIKit\n"])
        let sources = try SourceFinder(root + "/Example").find(swiftVersion: nil)
        #expect(sources.files.map { URL(fileURLWithPath: $0).lastPathComponent }.sorted() == ["App.swift", "Slider.swift"])
        #expect(sources.siblings == ["My_Slider"])
        #expect(names(try SourceFinder(root + "/Demo").find(swiftVersion: nil)) == ["App.swift"])
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

    @Test("E: packages and pods that were fetched are taken where they are imported, with what they import themselves")
    func dependencies() throws {
        let root = try tree([
            "Package.swift": """
                let package = Package(name: "P", dependencies: [.package(url: "https://example.org/Sugar", from: "1.0.0"), .package(path: "Near")],
                    targets: [.target(name: "Face", dependencies: ["Sugar", "Near"], path: "Face")])
                """,
            "Face/B.swift": "import Near\nimport Sugar\nimport Pod_One\n",
            ".build/checkouts/Sugar/Package.swift": "Package(targets: [.target(name: \"Sugar\", path: \"S\")])",
            ".build/checkouts/Sugar/S/Sugar.swift": "import Deep\n",
            ".build/checkouts/Deep/Package.swift": "Package(targets: [.target(name: \"Deep\", path: \".\")])", ".build/checkouts/Deep/Deep.swift": "",
            ".build/checkouts/Idle/Package.swift": "Package(targets: [.target(name: \"Idle\", path: \".\")])", ".build/checkouts/Idle/Idle.swift": "",
            "Pods/Pod-One/Classes/One.swift": "", "Near/Package.swift": "Package(targets: [.target(name: \"Near\", path: \".\")])", "Near/Near.swift": "",
        ])
        let sources = try SourceFinder(root).find(swiftVersion: nil)
        #expect(sources.files.map { URL(fileURLWithPath: $0).lastPathComponent }.sorted() == ["B.swift", "Deep.swift", "Near.swift", "One.swift", "Sugar.swift"])
        #expect(sources.siblings == ["Face", "Sugar", "Deep", "Near", "Pod_One"])
    }

    @Test("D2: a storyboard has the sources of its project, or of the part of it that the project's own sources leave out")
    func nibs() throws {
        let root = try tree([
            "My.podspec": "Pod::Spec.new do |s|\n s.source_files = 'Classes/*.swift'\nend", "Classes/Dial.swift": "", "Demo/App/App.swift": "import My\n",
            "Demo/App/Base.lproj/Main.storyboard": "<document/>", "Classes/Dial.xib": "<document/>",
        ])
        let lasts = { (path: String) in
            try SourceFinder(root + "/" + path).find(swiftVersion: nil).files.map { URL(fileURLWithPath: $0).lastPathComponent }.sorted()
        }
        #expect(try lasts("Demo/App/Base.lproj/Main.storyboard") == ["App.swift", "Dial.swift"])
        #expect(try lasts("Classes/Dial.xib") == ["Dial.swift"])
        // An app beside the pod's own folder, which it is compiled with.
        let mixed = try tree([
            "My.podspec": "Pod::Spec.new do |s|\n s.source_files = 'My/Classes/*.swift'\nend", "My/Classes/Dial.swift": "", "My/AppDelegate.swift": "",
            "My/Base.lproj/Main.storyboard": "<document/>",
        ])
        #expect(
            try SourceFinder(mixed + "/My/Base.lproj/Main.storyboard").find(swiftVersion: nil).files.map { URL(fileURLWithPath: $0).lastPathComponent }.sorted()
                == ["AppDelegate.swift", "Dial.swift"])
        let app = try tree(["TryExample.xcodeproj/project.pbxproj": "", "TryExample/App.swift": "", "TryExample/Base.lproj/Main.storyboard": "<document/>", "Kit/Dial.swift": ""])
        #expect(names(try SourceFinder(app).find(swiftVersion: nil)) == ["Kit/Dial.swift", "TryExample/App.swift"])
    }

    @Test("E: a pod's source folders are taken")
    func pod() throws {
        let root = try tree([
            "S.podspec": "Pod::Spec.new do |s|\n s.source_files = 'S/Classes/**/*.swift'\nend", "S/Classes/A.swift": "", "Other/B.swift": "",
        ])
        #expect(names(try SourceFinder(root).find(swiftVersion: nil)) == ["S/Classes/A.swift"])
    }

    @Test("D3: an Xcode project's targets say which files are compiled, tests apart")
    func membership() throws {
        func project(_ group: String, _ target: String, _ more: String = "") -> String {
            """
            // !$*UTF8*$!
            { archiveVersion = 1; objectVersion = 56; rootObject = P; objects = {
              P = {isa = PBXProject; mainGroup = G; targets = (T, U); };
              G = {isa = PBXGroup; children = (S, X); sourceTree = "<group>"; };
              S = {isa = PBXGroup; path = App; sourceTree = "<group>"; children = (\(group)); };
              X = {isa = PBXFileReference; path = "App/Unused.swift"; sourceTree = SOURCE_ROOT; };
              F1 = {isa = PBXFileReference; path = Main.swift; sourceTree = "<group>"; };
              F2 = {isa = PBXFileReference; path = App/Deep/Far.swift; sourceTree = SOURCE_ROOT; };
              F3 = {isa = PBXFileReference; path = SpecHelper.swift; sourceTree = "<group>"; };
              B1 = {isa = PBXBuildFile; fileRef = F1; }; B2 = {isa = PBXBuildFile; fileRef = F2; }; B3 = {isa = PBXBuildFile; fileRef = F3; };
              T = {isa = PBXNativeTarget; productType = "com.apple.product-type.application"; \(target) };
              U = {isa = PBXNativeTarget; productType = "com.apple.product-type.bundle.unit-test"; buildPhases = (V); };
              H = {isa = PBXSourcesBuildPhase; files = (B1, B2); }; V = {isa = PBXSourcesBuildPhase; files = (B3); };
              Y = {isa = PBXFileSystemSynchronizedRootGroup; path = Synced; sourceTree = "<group>"; };
            }; }
            """
        }
        let files = ["App/Main.swift": "", "App/Deep/Far.swift": "", "App/Unused.swift": "", "App/SpecHelper.swift": "", "App/Synced/Any.swift": ""]
        func found(_ text: String) throws -> [String] {
            names(try SourceFinder(try tree(files.merging(["A.xcodeproj/project.pbxproj": text]) { $1 })).find(swiftVersion: nil))
        }
        #expect(try found(project("F1, F2, F3", "buildPhases = (H);")) == ["App/Deep/Far.swift", "App/Main.swift"])
        #expect(try found(project("F1, Y", "buildPhases = (); fileSystemSynchronizedGroups = (Y);")) == ["App/Synced/Any.swift"])
        // A group in itself, a target without sources and no project at all: everything is taken.
        #expect(try found(project("S, F1", "buildPhases = ();")).count == 5)
        #expect(try found("{ broken").count == 5)
    }

    @Test("E: an app below a package that makes the engine's own modules is compiled without them")
    func engineIsNoLibrary() throws {
        let root = try tree([
            "Package.swift": """
                // swift-tools-version:5.9
                import PackageDescription
                let package = Package(name: "P", targets: [.target(name: "UIKit"), .target(name: "Knobs")])
                """,
            "Sources/UIKit/A.swift": "", "Sources/Knobs/B.swift": "", "Examples/App/App.swift": "import UIKit",
            "Examples/Other/App.swift": "import UIKit\nimport Knobs",
        ])
        #expect(names(try SourceFinder(root + "/Examples/App").find(swiftVersion: nil)) == ["App.swift"])
        #expect(try SourceFinder(root + "/Examples/Other").find(swiftVersion: nil).files.contains { $0.hasSuffix("Sources/Knobs/B.swift") })
    }

    @Test("E: an app in a folder of its own is compiled with the rest of its target in the project above; a library's folder stays alone")
    func targetMates() throws {
        let project = """
            { objects = {
              P = {isa = PBXProject; mainGroup = G; }; G = {isa = PBXGroup; children = (F1, F2, F3); sourceTree = "<group>"; };
              F1 = {isa = PBXFileReference; path = "App/Main.swift"; sourceTree = "<group>"; };
              F2 = {isa = PBXFileReference; path = "Lib/Slider.swift"; sourceTree = "<group>"; };
              F3 = {isa = PBXFileReference; path = "Lib/Other.swift"; sourceTree = "<group>"; };
              B1 = {isa = PBXBuildFile; fileRef = F1; }; B2 = {isa = PBXBuildFile; fileRef = F2; };
              T = {isa = PBXNativeTarget; productType = "com.apple.product-type.application"; buildPhases = (H); };
              H = {isa = PBXSourcesBuildPhase; files = (B1, B2); };
            }; rootObject = P; }
            """
        let root = try tree([
            "A.xcodeproj/project.pbxproj": project, "App/Main.swift": "import UIKit\n@main class D: UIResponder, UIApplicationDelegate {}",
            "Lib/Slider.swift": "", "Lib/Other.swift": "",
        ])
        let files = { (path: String) in try SourceFinder(root + path).find(swiftVersion: nil).files.map { String($0.dropFirst(root.count + 1)) } }
        #expect(try files("/App") == ["App/Main.swift", "Lib/Slider.swift"])
        #expect(try files("/Lib") == ["Lib/Other.swift", "Lib/Slider.swift"])
    }

    @Test("E: a demo that is named itself is taken with the folders in it that are called demos as well")
    func demoInDemo() throws {
        let root = try tree(["KnobExample/Knob/K.swift": "", "KnobExample/KnobExample/App.swift": "", "Knob/K.swift": ""])
        #expect(names(try SourceFinder(root + "/KnobExample").find(swiftVersion: nil)) == ["Knob/K.swift", "KnobExample/App.swift"])
    }

    @Test("E: an Xcode project tells the language mode: of the target that owns the sources, else the lowest")
    func project() throws {
        let root = try tree(["Slider/A.swift": "", "Slider/B.swift": "", "P.xcodeproj/project.pbxproj": Self.project])
        let owned = try SourceFinder(root + "/Slider/A.swift").find(swiftVersion: nil)
        #expect(owned.language == LanguageVersion(mode: "5", origin: "\(root)/P.xcodeproj/project.pbxproj (5.0)"))
        #expect(try SourceFinder(root + "/Slider/B.swift").find(swiftVersion: nil).swiftVersion == "4")
        #expect(try SourceFinder(root + "/Slider").find(swiftVersion: "6").language == LanguageVersion(mode: "6", origin: "--swift-version"))
    }

    @Test("E: the nearest file that names a language mode wins, from the path up to the repository's root; a podspec's highest one counts")
    func nearest() throws {
        let root = try tree([
            "a/b/c/A.swift": "", "a/.swift-version": "3.0\n", "a/b/B.podspec": "s.swift_versions = ['4.2', '5.0']", "d/e/f/g/A.swift": "",
            ".swift-version": "6.1", "r/.git/HEAD": "", "r/s/A.swift": "",
        ])
        let mode = { (path: String) in try SourceFinder(root + path).find(swiftVersion: nil).swiftVersion }
        #expect(try mode("/a/b/c") == "5")
        #expect(try mode("/a/b/c/A.swift") == "5")
        try FileManager.default.removeItem(atPath: root + "/a/b/B.podspec")
        #expect(try mode("/a/b/c") == "4")
        try FileManager.default.removeItem(atPath: root + "/a/.swift-version")
        #expect(try mode("/a/b/c") == "6")
        // Four folders up is too far, and the root of a repository ends the search.
        #expect(try SourceFinder(root + "/d/e/f/g").find(swiftVersion: nil).language == .standard)
        #expect(try SourceFinder(root + "/r/s").find(swiftVersion: nil).language == .standard)
    }

    @Test("E: a package in a parent folder tells the language mode of its own targets only")
    func neighbour() throws {
        let manifest = "// swift-tools-version: 6.0\nlet package = Package(name: \"P\", targets: [.target(name: \"P\")])"
        let root = try tree(["Package.swift": manifest, "Sources/P/A.swift": "", "Examples/One/B.swift": ""])
        #expect(try SourceFinder(root + "/Sources/P").find(swiftVersion: nil).swiftVersion == "6")
        #expect(try SourceFinder(root + "/Examples/One").find(swiftVersion: nil).swiftVersion == "5")
    }

    /// A target in Swift 5 that compiles A.swift, and one in Swift 3 and 4.2 that compiles nothing.
    private static let project = """
        // !$*UTF8*$!
        { objects = {
            F = {isa = PBXFileReference; path = Slider/A.swift; };
            B = {isa = PBXBuildFile; fileRef = F; };
            S = {isa = PBXSourcesBuildPhase; files = (B, ); };
            T1 = {isa = PBXNativeTarget; buildPhases = (S, ); buildConfigurationList = L1; };
            T2 = {isa = PBXNativeTarget; buildPhases = (); buildConfigurationList = L2; };
            L1 = {isa = XCConfigurationList; buildConfigurations = (C1, ); };
            L2 = {isa = XCConfigurationList; buildConfigurations = (C2, C3, ); };
            C1 = {isa = XCBuildConfiguration; buildSettings = {SWIFT_VERSION = 5.0; }; };
            C2 = {isa = XCBuildConfiguration; buildSettings = {SWIFT_VERSION = 4.2; }; };
            C3 = {isa = XCBuildConfiguration; buildSettings = {SWIFT_VERSION = 3.0; }; };
        }; }
        """

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

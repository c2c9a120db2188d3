import Foundation
import Testing

@testable import SliderKitTool

struct TestFinderTests {
    private func tree(_ name: String, _ files: [String: String]) throws -> String {
        let root = try ToolRun.folder("tests-\(name)")
        for (path, text) in files {
            let url = URL(fileURLWithPath: "\(root)/\(path)")
            try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try text.write(to: url, atomically: true, encoding: .utf8)
        }
        return URL(fileURLWithPath: root).resolvingSymlinksInPath().path
    }

    private static let test = "import XCTest\n"

    /// An app, its unit tests and its UI tests, each of one file.
    private static let project = """
        { objects = {
            P = { isa = PBXProject; mainGroup = G; };
            G = { isa = PBXGroup; sourceTree = "<group>"; children = (F1, F2, F3); };
            F1 = { isa = PBXFileReference; path = "App/App.swift"; sourceTree = "<group>"; };
            F2 = { isa = PBXFileReference; path = "Checks/Unit.swift"; sourceTree = "<group>"; };
            F3 = { isa = PBXFileReference; path = "Checks/Face.swift"; sourceTree = "<group>"; };
            B1 = { isa = PBXBuildFile; fileRef = F1; }; B2 = { isa = PBXBuildFile; fileRef = F2; }; B3 = { isa = PBXBuildFile; fileRef = F3; };
            S1 = { isa = PBXSourcesBuildPhase; files = (B1); }; S2 = { isa = PBXSourcesBuildPhase; files = (B2); };
            S3 = { isa = PBXSourcesBuildPhase; files = (B3); };
            T1 = { isa = PBXNativeTarget; name = "Demo-App"; productType = "com.apple.product-type.application"; buildPhases = (S1); };
            T2 = { isa = PBXNativeTarget; name = "Unit"; productType = "com.apple.product-type.bundle.unit-test"; buildPhases = (S2); };
            T3 = { isa = PBXNativeTarget; name = "Face"; productType = "com.apple.product-type.bundle.ui-testing"; buildPhases = (S3); };
        }; rootObject = P; }
        """

    @Test("E3: test targets of a package, then those of projects below, then folders of tests; each file once")
    func bundles() throws {
        let manifest = "// swift-tools-version:5.9\nlet package = Package(name: \"P\", targets: [.target(name: \"P\"), .testTarget(name: \"PTests\", exclude: [\"Old\"])])"
        let root = try tree(
            "bundles",
            [
                "Package.swift": manifest, "Sources/P/P.swift": "", "Tests/PTests/A.swift": Self.test, "Tests/PTests/Help.swift": "",
                "Tests/PTests/Old/O.swift": Self.test, "Tests/LinuxMain.swift": Self.test, "Example/E.xcodeproj/project.pbxproj": Self.project,
                "Example/App/App.swift": "", "Example/Checks/Unit.swift": Self.test, "Example/Checks/Face.swift": Self.test,
                "Example/LooseTests/L.swift": Self.test, "Example/Pods/X/XTests/X.swift": Self.test, "Example/HelperTests/H.swift": "import Foundation",
            ])
        let found = TestFinder(root).bundles()
        #expect(found.bundles.map(\.name) == ["LooseTests", "PTests", "Unit"])
        #expect(Set(found.bundles.flatMap(\.files).map { String($0.dropFirst(root.count + 1)) }) == [
            "Tests/PTests/A.swift", "Tests/PTests/Help.swift", "Example/Checks/Unit.swift", "Example/LooseTests/L.swift",
        ])
        #expect(found.skipped.map(\.name) == ["Face"])
        #expect(found.bundles.last?.products == ["Demo_App"])
    }

    @Test("E3: tests import a pod by its name, or the app of their project, which includes the pod")
    func libraries() throws {
        let root = try tree(
            "libraries",
            [
                "My-Knob.podspec": "s.source_files = 'Classes/*'", "Classes/Knob.swift": "", "Example/E.xcodeproj/project.pbxproj": Self.project,
                "Example/App/App.swift": "import My_Knob", "Example/Checks/Unit.swift": Self.test + "import My_Knob",
            ])
        let pod = try TestPlan(path: root, swiftVersion: nil)
        #expect(pod.libraries.map(\.moduleName) == ["My_Knob"])
        #expect(pod.libraries[0].files == [root + "/Classes/Knob.swift"])
        try (Self.test + "@testable import Demo_App\nimport My_Knob").write(toFile: root + "/Example/Checks/Unit.swift", atomically: true, encoding: .utf8)
        let app = try TestPlan(path: root, swiftVersion: "4.2")
        #expect(app.libraries.map(\.moduleName) == ["Demo_App"])
        #expect(app.libraries[0].files.map { URL(fileURLWithPath: $0).lastPathComponent }.sorted() == ["App.swift", "Knob.swift"])
        #expect(app.parts[0].sources.libraries["My_Knob"] == "Demo_App")
        #expect(app.libraries[0].swiftVersion == "4.2" && app.parts[0].sources.swiftVersion == "4.2")
    }

    @Test("E3: a folder of tests alone is tested against the project that it lies in")
    func insideTests() throws {
        let root = try tree("inside", ["Knob.podspec": "s.source_files = 'Classes/*'", "Classes/Knob.swift": "", "Tests/T.swift": Self.test + "import Knob"])
        let plan = try TestPlan(path: root + "/Tests", swiftVersion: nil)
        #expect(plan.parts.map(\.bundle.files) == [[root + "/Tests/T.swift"]])
        #expect(plan.libraries.map(\.files) == [[root + "/Classes/Knob.swift"]])
    }
}

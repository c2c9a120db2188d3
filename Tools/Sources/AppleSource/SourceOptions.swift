/// What the rewriter must know of the build to judge `#if` as the compiler will.
public struct SourceOptions: Sendable {
    /// Names given to the compiler by `-D`.
    public var defines: Set<String>
    /// Modules that `canImport` finds.
    public var modules: Set<String>
    /// The language mode: "4", "4.2", "5" or "6".
    public var swiftVersion: String
    /// Whether the rewritten files register their classes, actions, outlets and inspectables.
    public var registers: Bool
    /// Whether delegates are written that tell what they hear, for classes whose own are missing when they are tried.
    public var listens: Bool
    /// The folder that holds the module's resources, which `Bundle(for:)` answers for its classes.
    public var bundlePath: String?
    /// Whether the sources are tests: their methods are listed, and their waits go by the host's clock.
    public var isTest = false

    public static let engineModules: Set<String> = [
        "CoreGraphics", "QuartzCore", "UIKit", "Sliders", "UIKitTesting", "Foundation", "FoundationEssentials", "Dispatch", "Glibc",
        "Swift", "Synchronization", "Observation", "RegexBuilder", "XCTest", "Testing", "FoundationNetworking", "FoundationXML",
    ]

    /// Apple's modules whose imports are left out or replaced, so that files which import them may still be compiled.
    public static let droppedModules: Set<String> = Set(RewriteVisitor.absent.keys).union(["CoreFoundation"])

    public init(
        defines: Set<String> = [], modules: Set<String> = SourceOptions.engineModules, swiftVersion: String = "5",
        registers: Bool = true, listens: Bool = true, bundlePath: String? = nil
    ) {
        self.defines = defines
        self.modules = modules
        self.swiftVersion = swiftVersion
        self.registers = registers
        self.listens = listens
        self.bundlePath = bundlePath
    }
}

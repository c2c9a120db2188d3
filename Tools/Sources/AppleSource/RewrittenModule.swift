/// The sources of one module, made ready for Linux, and what was found in them.
public struct RewrittenModule: Sendable {
    public var files: [RewrittenFile]
    /// A further source file of the module. It defines the C function `sliderkit_register`, which fills the engine's registry.
    public var registration: String
    public var classes: [FoundClass]
    /// `@IBInspectable` properties.
    public var inspectables: [FoundMember]
    public var outlets: [FoundMember]
    /// Methods that selectors and nibs reach by name; `name` is the selector.
    public var actions: [FoundMember]
    public var app: FoundApp?
    /// `#Preview`s, in the order of files and lines.
    public var previews: [FoundPreview]
    /// The test methods of `XCTestCase` subclasses, where the sources are tests.
    public var tests: [FoundTest]
    public var diagnostics: [Diagnostic]
    var sources: [SourceFile]

    /// What was changed, file by file, as a unified diff.
    public func unifiedDiff() -> String {
        zip(sources, files).map { $1.unifiedDiff(from: $0.text) }.joined()
    }
}

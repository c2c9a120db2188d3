/// The edits of one file, as they are found.
struct FileRewrite {
    var edits: [SourceEdit] = []
    var diagnostics: [Diagnostic] = []
    /// The rewritten text names what only `@_spi(SliderKit) import UIKit` shows.
    var needsSPI = false
    /// The file names UIKit's types and imports it nowhere: on Apple's platforms a framework's umbrella header does that for all its files.
    var needsUIKit = false
    /// Active imports, as written, for the generated file.
    var imports: [String] = []
    /// Modules imported that do not exist here.
    var missingModules: [String] = []
    var previews: [FoundPreview] = []
    /// The file asks for localised texts.
    var usesTexts = false
    /// Code that goes after the file's last line.
    var appended: [String] = []
}

/// What one file's pass finds for another file: a class body may stand elsewhere than the extension that overrides in it.
final class ModuleRewrite {
    var files: [FileRewrite]
    private var nextNumber = 0

    init(count: Int) { files = Array(repeating: FileRewrite(), count: count) }

    /// A number that makes a generated name unique in the module.
    func number() -> Int {
        defer { nextNumber += 1 }
        return nextNumber
    }

    /// Adds a member to a class's body, on the line of its opening brace.
    func insert(_ member: String, into type: DeclaredType) {
        files[type.file].edits.append(SourceEdit(type.bodyStart..<type.bodyStart, " " + member + ";"))
    }
}

extension ModuleRewrite {
    /// Has a class with a superclass adopt a protocol.
    func conform(_ type: DeclaredType, to name: String) {
        files[type.file].edits.append(SourceEdit(type.inheritanceEnd..<type.inheritanceEnd, ", " + name))
    }

    /// Adds a property to a type of the sources, at the end of the file that declares it.
    func insertAnswer(_ member: String, for type: DeclaredType) {
        if type.isLocal || type.isHidden { insert(member, into: type) } else { files[type.file].appended.append("extension \(type.name) { \(member) }") }
    }
}

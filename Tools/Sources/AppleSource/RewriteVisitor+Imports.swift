import SwiftSyntax

extension RewriteVisitor {
    /// Apple modules that Linux lacks, and what stands in for them.
    static let absent: [String: String] = [
        "ObjectiveC": "there is no Objective-C runtime",
        "os": "use print or Foundation's NSLog",
        "OSLog": "use print or Foundation's NSLog",
        "Darwin": "import Foundation instead",
        "SwiftUI": "what is made of it is skipped",
    ]

    func rewriteImport(_ node: ImportDeclSyntax) {
        let components = node.path.map { $0.name.text }
        guard let module = components.first else { return }
        guard condition.options.modules.contains(module) else {
            if module == "CoreFoundation" {
                // What of it there is here, Foundation has.
                replace(node.path, "Foundation")
            } else if let advice = Self.absent[module] {
                // Files often import these and use nothing of them; what is used, the compiler names.
                warn(node.path, "module \(module) is not available on Linux, and its import is left out: \(advice)")
                blank(node)
            } else if AbsentFrameworks.prefixes[module] != nil {
                warn(node.path, "module \(module) is not available on Linux, and its import is left out, with what uses it")
                blank(node)
                // Most of these show UIKit to those who import them.
                self.module.files[file].needsUIKit = true
            } else {
                self.module.files[file].missingModules.append(module)
                warn(node.path, "module \(module) is not available on Linux: guard what needs it with #if canImport(\(module))")
            }
            return
        }
        if components.count > 1, ["UIKit", "QuartzCore", "CoreGraphics"].contains(module), node.importKindSpecifier == nil {
            replace(node.path, module)
        }
        self.module.files[file].imports.append("import \(module)")
    }
}

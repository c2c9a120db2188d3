import Foundation

/// A parsed xib or storyboard.
@MainActor
final class NibDocument {
    let file: String
    let root: NibElement
    /// What a file of the format of Xcode 3 held, which ``root`` is a translation of; nil for a newer one.
    let archive: NibElement?

    init(_ root: NibElement, file: String) throws {
        self.file = file
        guard root.name == "document" || root.name == "archive" else {
            throw NibProblem(
                message: "this is no xib or storyboard: its first element is <\(root.name)>, where <document> is expected", file: file, line: root.line)
        }
        if root.name == "archive" {
            archive = root
            self.root = try OldNibTranslator(OldNibArchive(root, file: file)).document(line: root.line)
        } else {
            archive = nil
            self.root = root
        }
        self.root.use()
        useHead()
    }

    convenience init(contentsOf url: URL) throws {
        try self.init(NibReader.read(url), file: url.path)
        NibStrings.apply(to: self, at: url)
    }

    /// What stands above the objects is for Interface Builder, save what the loader asks for itself.
    private func useHead() {
        let root = self.root
        root.use(
            attributes: "type", "version", "toolsVersion", "systemVersion", "targetRuntime", "propertyAccessControl", "useAutolayout",
            "useTraitCollections", "useSafeAreas", "colorMatched", "variant", "launchScreen", "initialViewController")
        for child in root.children {
            switch child.name {
            case "device", "dependencies", "customFonts", "classes", "accessibilityOverrides", "color", "inferredMetricsTieBreakers",
                "simulatedMetricsContainer":
                child.useWhole()
            case "resources": useResources(child)
            default: break
            }
        }
    }

    /// Colours and images are found by name; what stands here are stand-ins and sizes for the canvas.
    private func useResources(_ resources: NibElement) { resources.useWhole() }

    /// The colour that Interface Builder wrote beside a name, for catalogues that lack it.
    func resourceColor(named name: String) -> NibElement? {
        root.children.first { $0.name == "resources" }?.children
            .first { $0.name == "namedColor" && $0.peek("name") == name }?.children.first { $0.name == "color" }
    }

    /// The elements of a xib's objects.
    var objects: [NibElement] { root.list("objects") }

    func problem(_ message: String, at element: NibElement) -> NibProblem {
        NibProblem(message: message, file: file, line: element.line)
    }

    /// Tells what can't be applied.
    func tell(_ message: String, at element: NibElement) {
        element.markTold()
        NibLedger.tell(problem(message, at: element))
    }

    /// Tells of everything that no code asked for.
    func tellUnused(in element: NibElement) {
        if element.isDeferred, !element.isUsed { return }
        guard element.isUsed || element.marks.contains(.told) else {
            let key = element.peek("key").map { " key=\"\($0)\"" } ?? ""
            tell("<\(element.name)\(key)> is not understood and left out", at: element)
            return element.useWhole()
        }
        tellUnusedAttributes(of: element)
        for child in element.children { tellUnused(in: child) }
    }

    private func tellUnusedAttributes(of element: NibElement) {
        for (name, value) in element.wrong {
            element.markTold(attribute: name)
            NibLedger.tell(problem("the \(name) of <\(element.name)> can't be \(value.isEmpty ? "nothing" : value); it is left out", at: element))
        }
        for name in element.unused {
            element.markTold(attribute: name)
            NibLedger.tell(problem("the attribute \(name) of <\(element.name)> is not understood and left out", at: element))
        }
    }

    /// The same for what stands around a storyboard's scenes.
    func tellUnusedAroundScenes() {
        tellUnusedAttributes(of: root)
        for child in root.children where child.name != "scenes" { tellUnused(in: child) }
        for scenes in root.children where scenes.name == "scenes" {
            tellUnusedAttributes(of: scenes)
            for child in scenes.children where child.name != "scene" { tellUnused(in: child) }
        }
    }
}

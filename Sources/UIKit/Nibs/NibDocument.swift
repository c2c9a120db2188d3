import Foundation

/// A parsed xib or storyboard.
@MainActor
final class NibDocument {
    let file: String
    let root: NibElement

    init(_ root: NibElement, file: String) throws {
        self.root = root
        self.file = file
        guard root.name == "document" || root.name == "archive" else {
            throw NibProblem(
                message: "this is no xib or storyboard: its first element is <\(root.name)>, where <document> is expected", file: file, line: root.line)
        }
        guard root.name == "document" else {
            throw NibProblem(
                message: "this xib has the format of Xcode 3, which is not read; open and save it in a newer Xcode", file: file, line: root.line)
        }
        root.use()
        useHead()
    }

    convenience init(contentsOf url: URL) throws { try self.init(NibReader.read(url), file: url.path) }

    /// What stands above the objects is for Interface Builder, save what the loader asks for itself.
    private func useHead() {
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

    /// Tells of everything that no code asked for.
    func tellUnused(in element: NibElement) {
        guard element.isUsed else {
            return NibLedger.tell(problem("<\(element.name)\(element.peek("key").map { " key=\"\($0)\"" } ?? "")> is not understood and left out", at: element))
        }
        for name in element.unused { NibLedger.tell(problem("the attribute \(name) of <\(element.name)> is not understood and left out", at: element)) }
        for child in element.children { tellUnused(in: child) }
    }
}

import Foundation

/// The `Contents.json` of a set in an asset catalogue.
struct AssetContents {
    private let object: [String: Any]
    let file: String

    /// nil where there is none; one that is malformed is told of.
    init?(_ folder: URL) {
        let url = folder.appendingPathComponent("Contents.json")
        file = url.path
        guard let data = try? Data(contentsOf: url) else { return nil }
        do {
            guard let object = try JSONSerialization.jsonObject(with: data) as? [String: Any] else {
                throw NibProblem(message: "an object is expected at its top", file: file, line: 0)
            }
            self.object = object
        } catch {
            ResourceProblems.tell("this is no well-formed JSON, so what it describes is left out", file: file)
            return nil
        }
    }

    var properties: [String: Any] { object["properties"] as? [String: Any] ?? [:] }

    /// The variants of a list that are meant for this kind of device.
    func variants(_ list: String) -> [[String: Any]] {
        let all = object[list] as? [[String: Any]] ?? []
        let phone = all.filter { $0["idiom"] as? String == "iphone" }
        let universal = all.filter { ($0["idiom"] as? String ?? "universal") == "universal" }
        let usable = phone.filter { $0["filename"] != nil || $0["color"] != nil }
        return usable.isEmpty ? universal : phone + universal
    }

    /// Whether a variant is for dark style, and whether for anything that this engine never asks for.
    static func appearance(of variant: [String: Any]) -> (isDark: Bool, isOther: Bool) {
        var isDark = false, isOther = false
        for appearance in variant["appearances"] as? [[String: Any]] ?? [] {
            switch (appearance["appearance"] as? String, appearance["value"] as? String) {
            case ("luminosity", "dark"): isDark = true
            case ("luminosity", "light"): break
            default: isOther = true
            }
        }
        return (isDark, isOther)
    }
}

/// Tells of resources that can't be read, as nibs' problems are told.
enum ResourceProblems {
    static func tell(_ message: String, file: String) {
        // UIKit is used on the main thread only.
        MainActor.assumeIsolated { NibLedger.tell(NibProblem(message: message, file: file, line: 0)) }
    }
}

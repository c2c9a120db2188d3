import Foundation

/// Which of a bundle's languages is shown to a user.
enum Languages {
    /// The user's languages as BCP 47 tags, the favourite first: the host's. What asks from another thread hears what the main thread heard last.
    static var preferred: [String] {
        if MainQueueMark.isMain { known = MainActor.assumeIsolated { UIApplication.shared.host.preferredLanguages } }
        return known
    }

    nonisolated(unsafe) private static var known = ["en"]

    /// The best of some languages for a user: of the first language that one of them fits, the one that fits most. Nil where none fits.
    static func best(of available: some Collection<String>, for preferred: [String]) -> String? {
        for wanted in preferred.map(normal) {
            let parts = wanted.split(separator: "-")
            for count in (1...max(parts.count, 1)).reversed() {
                let name = parts.prefix(count).joined(separator: "-")
                if let exact = available.filter({ normal($0) == name }).min() { return exact }
            }
            // Another region's is better than another language.
            if let first = parts.first, let near = available.filter({ normal($0).hasPrefix(first + "-") }).min() { return near }
        }
        return nil
    }

    /// A tag in one spelling: `pt_BR` is `pt-br`. Folders of old have names.
    static func normal(_ language: String) -> String { old[language] ?? language.replacingOccurrences(of: "_", with: "-").lowercased() }

    private static let old = [
        "English": "en", "German": "de", "French": "fr", "Spanish": "es", "Italian": "it", "Japanese": "ja", "Dutch": "nl", "Portuguese": "pt",
    ]
}

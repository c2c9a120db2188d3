import Foundation

/// What several failures have in common: their message without what differs from place to place.
enum FailureCause {
    static func of(_ message: String) -> String {
        var text = message.split(separator: "\n").first.map(String.init) ?? message
        // A crash tells where: `fatal error: … (/path/Slider.swift:15)`.
        text = text.replacing(#/ \([^()]*\.swift:\d+\)/#, with: "")
        text = text.replacing(#/ \(it was at [^()]*\)/#, with: "")
        // Paths, sizes and seconds.
        text = text.replacing(#/(?:/[\w+.\-]+)+/?/#, with: "…")
        return text.replacing(#/\d+(?:\.\d+)?/#, with: "#")
    }
}

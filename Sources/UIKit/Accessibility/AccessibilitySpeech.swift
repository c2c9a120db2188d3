import Foundation

/// The sentences that a screen reader speaks, made of nothing but accessibility properties.
@_spi(SliderKit) @MainActor
public enum AccessibilitySpeech {
    /// What is spoken when an element gets the focus: label and value, what it is, what can be done.
    ///
    ///     Sound volume: 13 percent. Adjustable. Swipe up or down with one finger to adjust the value.
    ///
    /// Empty for what has nothing to say, and for objects that have no accessibility properties.
    public static func sentence(for element: NSObject) -> String {
        guard let words = AccessibilityWords(element) else { return "" }
        let phrases = phrases(for: element)
        var parts: [String] = []
        // Whether something is selected comes before its name. (choice)
        if words.traits.contains(.selected) { parts.append(phrases[.selected]) }
        parts += head(words, phrases, read: language(of: element, phrases))
        for (trait, word) in SpokenPhrase.traitWords where words.traits.contains(trait) { parts.append(phrases[word]) }
        if let hint = words.hint {
            // An own hint takes the place of the one that adjustable elements have by themselves. (choice)
            parts.append(SpokenPercent.spoken(hint, language(of: element, phrases)))
        } else if words.traits.contains(.adjustable), !words.traits.contains(.notEnabled) {
            // A disabled element gets no hint of ours: there is nothing to do with it. (choice)
            parts.append(phrases[.adjustableHint])
        }
        return parts.map(closed).joined(separator: " ")
    }

    /// What is spoken after an adjustment: the value alone. Nil for an element without one.
    public static func valueSentence(for element: NSObject) -> String? {
        guard let value = AccessibilityWords(element)?.value else { return nil }
        return SpokenPercent.spoken(value, language(of: element, phrases(for: element)))
    }

    /// The languages that speech is in: the host's, and the folders of tables that the app adds.
    static func phrases(for element: NSObject) -> SpokenPhrases {
        SpokenPhrases(languages: UIApplication.shared.host.preferredLanguages, folders: folders(for: element))
    }

    /// A whole percentage as the user's language writes it.
    static func percentText(_ percent: Int, for element: NSObject) -> String {
        SpokenPercent.text(percent, language: phrases(for: element).language)
    }

    /// The phrases of the language that an element says it is in: what its text holds is read in that language, what it is in the user's.
    private static func language(of element: NSObject, _ phrases: SpokenPhrases) -> SpokenPhrases {
        guard let language = (element as? UIResponder)?.accessibilityLanguage else { return phrases }
        return SpokenPhrases(languages: [language, phrases.language], folders: folders(for: element))
    }

    /// Where tables of phrases may be: with the element's class, with the app's delegate, in the main bundle.
    private static func folders(for element: NSObject) -> [String] {
        var bundles = [Registry.shared.bundle(for: type(of: element))]
        if let delegate = UIApplication.shared.delegate { bundles.append(Registry.shared.bundle(for: type(of: delegate))) }
        var folders: [String] = []
        for folder in (bundles + [.main]).map(\.resourceFolder.path) where !folders.contains(folder) { folders.append(folder) }
        return folders
    }

    /// Label and value, one of them, or nothing.
    private static func head(_ words: AccessibilityWords, _ phrases: SpokenPhrases, read: SpokenPhrases) -> [String] {
        let label = words.label.map { SpokenPercent.spoken($0, read) }, value = words.value.map { SpokenPercent.spoken($0, read) }
        guard let label, let value else { return [label, value].compactMap { $0 } }
        // A label that is a sentence of its own stays one; the colon that some labels end in is not doubled.
        if let last = label.last, endsOfSentences.contains(last) { return [label, value] }
        let name = label.hasSuffix(":") ? label.dropLast().trimmingCharacters(in: .whitespaces) : label
        return [phrases[.labelAndValue, ["label": name, "value": value]]]
    }

    private static let endsOfSentences: Set<Character> = [".", "!", "?", "…", "؟", "。", "！", "？"]

    private static func closed(_ text: String) -> String {
        guard let last = text.last, !endsOfSentences.contains(last) else { return text }
        return text + "."
    }
}

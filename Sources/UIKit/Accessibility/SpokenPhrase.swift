/// What a screen reader says beside an app's own words. The raw values are the keys of the strings tables.
enum SpokenPhrase: String, CaseIterable {
    /// How label and value follow each other: `{label}` and `{value}` stand for them.
    case labelAndValue
    /// How a percentage is read: `{number}` stands for its digits.
    case percent
    case selected
    case dimmed
    case heading
    case button
    case link
    case searchField
    case image
    case tabBar
    case adjustable
    /// The hint of an adjustable element that has none of its own.
    case adjustableHint

    /// The words of traits in the order that they are read in, after label and value. (choice: state first, then what the element is, then
    /// what can be done with it)
    static let traitWords: [(UIAccessibilityTraits, SpokenPhrase)] = [
        (.notEnabled, .dimmed), (.header, .heading), (.button, .button), (.link, .link), (.searchField, .searchField), (.image, .image),
        (.tabBar, .tabBar), (.adjustable, .adjustable),
    ]
}

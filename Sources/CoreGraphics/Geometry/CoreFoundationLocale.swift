import Foundation

/// A locale; Foundation's `Locale` here.
public typealias CFLocale = Locale

/// The name of a locale, such as `en_US`.
public struct CFLocaleIdentifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: CFString
    /// An identifier of a name.
    public init(rawValue: CFString) { self.rawValue = rawValue }
    /// An identifier of a name.
    public init(_ rawValue: CFString) { self.init(rawValue: rawValue) }
}

/// Which way a language's letters or lines follow each other.
public enum CFLocaleLanguageDirection: CFIndex, Sendable {
    /// The language is not known.
    case unknown = 0
    /// From left to right.
    case leftToRight = 1
    /// From right to left.
    case rightToLeft = 2
    /// From top to bottom.
    case topToBottom = 3
    /// From bottom to top.
    case bottomToTop = 4
}

/// Apple's name of the integer that counts.
public typealias CFIndex = Int

/// The user's locale now.
public func CFLocaleCopyCurrent() -> CFLocale! { Locale.current }
/// The name of a locale.
public func CFLocaleGetIdentifier(_ locale: CFLocale!) -> CFLocaleIdentifier! { CFLocaleIdentifier(locale.identifier) }
/// Which way the letters of a language follow each other; the language is named as in ISO 639, or by a locale's name that begins so.
public func CFLocaleGetLanguageCharacterDirection(_ isoLangCode: CFString!) -> CFLocaleLanguageDirection {
    isoLangCode.isEmpty ? .unknown : CFLocaleLanguageDirection(rawValue: Int(NSLocale.characterDirection(forLanguage: isoLangCode).rawValue)) ?? .unknown
}
/// Which way the lines of a language follow each other; the language is named as in ISO 639, or by a locale's name that begins so.
public func CFLocaleGetLanguageLineDirection(_ isoLangCode: CFString!) -> CFLocaleLanguageDirection {
    isoLangCode.isEmpty ? .unknown : CFLocaleLanguageDirection(rawValue: Int(NSLocale.lineDirection(forLanguage: isoLangCode).rawValue)) ?? .unknown
}

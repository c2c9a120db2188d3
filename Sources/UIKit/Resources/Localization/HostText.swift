import Foundation

/// Localised texts of the user's sources, in the language that the host prefers. Foundation on Linux looks for them beside the running program, where a
/// project's are not; the rewriter sends its functions here.
@_spi(SliderKit) public enum HostText {
    /// The bundle that stands for the app's.
    static var main: Bundle { nonisolatedBundle() }

    private static func nonisolatedBundle() -> Bundle {
        if MainQueueMark.isMain { known = MainActor.assumeIsolated { AppInterface.bundle } }
        return known
    }

    nonisolated(unsafe) private static var known = Bundle.main

    /// A bundle, or the app's own where that is meant.
    static func meant(_ bundle: Bundle?) -> Bundle {
        guard let bundle, bundle != .main else { return main }
        return bundle
    }

    /// Foundation's function of that name.
    public static func NSLocalizedString(
        _ key: String, tableName: String? = nil, bundle: Bundle = .main, value: String = "", comment: String
    ) -> String {
        bundle.hostLocalizedString(forKey: key, value: value, table: tableName)
    }

    /// `String(format:…)`, for formats that depend on numbers too.
    public static func string(format: String, _ arguments: any CVarArg...) -> String { string(format: format, locale: nil, arguments: arguments) }

    /// `String(format:locale:…)`.
    public static func string(format: String, locale: Locale?, _ arguments: any CVarArg...) -> String {
        string(format: format, locale: locale, arguments: arguments)
    }

    /// `String(format:arguments:)`.
    public static func string(format: String, arguments: [any CVarArg]) -> String { string(format: format, locale: nil, arguments: arguments) }

    /// `String(format:locale:arguments:)`.
    public static func string(format: String, locale: Locale?, arguments: [any CVarArg]) -> String {
        String(format: LocalizedTexts.resolved(format, arguments), locale: locale, arguments: arguments)
    }

    /// `String.localizedStringWithFormat(…)`.
    public static func localizedStringWithFormat(_ format: String, _ arguments: any CVarArg...) -> String {
        string(format: format, locale: .current, arguments: arguments)
    }

    /// `Locale.preferredLanguages`.
    public static var preferredLanguages: [String] { Languages.preferred }
}

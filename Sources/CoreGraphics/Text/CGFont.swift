import Foundation

/// A typeface without a size, by its name. Text layers take one as their font.
public final class CGFont: @unchecked Sendable {
    private let header = CoreFoundationHeader()
    private let name: String

    /// Answers the PostScript name of the font with a name, or nil for none; UIKit, which knows the names, provides it.
    @_spi(SliderKit) nonisolated(unsafe) public static var catalog: (String) -> String? = { Typeface.hasFamily(named: $0) ? $0 : nil }

    /// The font with a PostScript name or a full name; nil where there is none.
    public init?(_ name: CFString) {
        guard let known = CGFont.catalog(name) else { return nil }
        self.name = known
    }

    /// The font's name in PostScript, such as `HelveticaNeue-Bold`.
    public var postScriptName: CFString? { name }
}

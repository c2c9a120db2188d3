import Foundation

// Foundation's functions as they answer for a project's folder, whose files lie anywhere inside; the rewriter calls these.
extension Bundle {
    /// `localizedString(forKey:value:table:)`: the text of a key in the user's language, else `value`, else the key.
    @_spi(SliderKit) public func hostLocalizedString(forKey key: String, value: String?, table: String?) -> String {
        guard let text = LocalizedTexts.of(HostText.meant(self).resourceFolder).text(key, table: table) else {
            return value.flatMap { $0.isEmpty ? nil : $0 } ?? key
        }
        return text
    }

    /// `url(forResource:withExtension:)`.
    @_spi(SliderKit) public func hostURL(forResource name: String?, withExtension type: String?, subdirectory: String? = nil) -> URL? {
        let bundle = HostText.meant(self)
        guard let name, !name.isEmpty else { return bundle.url(forResource: name, withExtension: type, subdirectory: subdirectory) }
        let folder = bundle.resourceFolder
        let file = type.flatMap { $0.isEmpty ? nil : $0 }.map { name.hasSuffix("." + $0) ? name : "\(name).\($0)" } ?? name
        if subdirectory == nil, let own = LocalizedTexts.of(folder).languages.lazy.compactMap({ ResourceIndex.of(folder).localized[$0]?[file] }).first {
            return own
        }
        return bundle.url(forResource: name, withExtension: type, subdirectory: subdirectory) ?? ResourceIndex.of(folder).every[file]
    }

    /// `path(forResource:ofType:)`.
    @_spi(SliderKit) public func hostPath(forResource name: String?, ofType type: String?, inDirectory folder: String? = nil) -> String? {
        hostURL(forResource: name, withExtension: type, subdirectory: folder)?.path
    }

    /// `preferredLocalizations`: the languages whose texts are shown.
    @_spi(SliderKit) public var hostPreferredLocalizations: [String] {
        LocalizedTexts.of(HostText.meant(self).resourceFolder).languages
    }

    /// `localizations`: the languages that there are texts for.
    @_spi(SliderKit) public var hostLocalizations: [String] {
        ResourceIndex.of(HostText.meant(self).resourceFolder).languages.sorted()
    }

    /// `infoDictionary`: the project's Info.plist.
    @_spi(SliderKit) public var hostInfoDictionary: [String: Any]? {
        let bundle = HostText.meant(self)
        return ResourceIndex.of(bundle.resourceFolder).information ?? bundle.infoDictionary
    }

    /// `object(forInfoDictionaryKey:)`: in the user's language where `InfoPlist.strings` says it.
    @_spi(SliderKit) public func hostObject(forInfoDictionaryKey key: String) -> Any? {
        let localized = LocalizedTexts.of(HostText.meant(self).resourceFolder).text(key, table: "InfoPlist")
        return localized ?? hostInfoDictionary?[key]
    }

    /// Where its resources are looked for: all of its folder. Foundation takes a folder inside that is called Resources for all there is.
    var resourceFolder: URL { bundleURL }
}

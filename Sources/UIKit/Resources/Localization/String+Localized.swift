import Foundation

extension String {
    /// A key with values in it, as string literals with interpolations make it: `"\(count) steps"` has the key `%lld steps`.
    public struct LocalizationValue: ExpressibleByStringInterpolation, Sendable {
        let key: String
        let arguments: [LocalizedArgument]

        /// A key alone.
        public init(_ value: String) { (key, arguments) = (value, []) }
        /// A key alone.
        public init(stringLiteral value: String) { self.init(value) }
        /// A key with values.
        public init(stringInterpolation: StringInterpolation) { (key, arguments) = (stringInterpolation.key, stringInterpolation.arguments) }

        /// Gathers the key and its values.
        public struct StringInterpolation: StringInterpolationProtocol, Sendable {
            var key = ""
            var arguments: [LocalizedArgument] = []

            /// Nothing yet.
            public init(literalCapacity: Int, interpolationCount: Int) {}
            /// Text of the key; a percent sign is doubled, as in every format.
            public mutating func appendLiteral(_ literal: String) { key += literal.replacingOccurrences(of: "%", with: "%%") }
            /// A text: `%@`.
            public mutating func appendInterpolation(_ string: String) { add("%@", .text(string)) }
            /// A text: `%@`.
            public mutating func appendInterpolation(_ string: Substring) { add("%@", .text(String(string))) }
            /// A whole number: `%lld`; `%llu` without sign.
            public mutating func appendInterpolation<Number: FixedWidthInteger>(_ value: Number) {
                if Number.isSigned { add("%lld", .integer(Int64(truncatingIfNeeded: value))) } else { add("%llu", .natural(UInt64(truncatingIfNeeded: value))) }
            }
            /// A number: `%lf`; `%f` for a Float.
            public mutating func appendInterpolation<Number: BinaryFloatingPoint>(_ value: Number) {
                add(Number.self == Float.self ? "%f" : "%lf", .number(Double(value)))
            }
            /// Anything else by its description: `%@`.
            public mutating func appendInterpolation<Value>(_ value: Value) { add("%@", .text(String(describing: value))) }

            private mutating func add(_ specifier: String, _ argument: LocalizedArgument) {
                key += specifier
                arguments.append(argument)
            }
        }

        /// The text in a table, with the values in it.
        func text(_ own: String?, table: String?, bundle: Bundle?, locale: Locale) -> String {
            // Without values a percent sign stands for itself.
            let plain = own ?? key
            guard arguments.isEmpty else {
                let format = HostText.meant(bundle).hostLocalizedString(forKey: plain, value: key, table: table)
                return HostText.string(format: format, locale: locale, arguments: arguments.map(\.value))
            }
            return HostText.meant(bundle).hostLocalizedString(forKey: plain.replacingOccurrences(of: "%%", with: "%"), value: key.replacingOccurrences(of: "%%", with: "%"), table: table)
        }
    }

    /// The text of a key in the user's language; the key itself where no table of the bundle (nil: the app's) has it.
    /// - Parameter table: the table's name without extension; nil: `Localizable`.
    public init(
        localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
    ) {
        self = keyAndValue.text(nil, table: table, bundle: bundle, locale: locale)
    }

    /// The text of a key in the user's language, else a default value.
    /// - Parameter table: the table's name without extension; nil: `Localizable`.
    public init(
        localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Locale = .current,
        comment: StaticString? = nil
    ) {
        self = defaultValue.text("\(key)", table: table, bundle: bundle, locale: locale)
    }
}

/// A value in a localised text.
enum LocalizedArgument: Sendable {
    case text(String), integer(Int64), natural(UInt64), number(Double)

    var value: any CVarArg {
        switch self {
        case .text(let text): NSString(string: text)
        case .integer(let value): value
        case .natural(let value): value
        case .number(let value): value
        }
    }
}

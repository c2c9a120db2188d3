import Foundation

/// Foundation's `DateComponentsFormatter`, which Foundation on Linux declares and does not have; user code's is rewritten to it. English.
@_spi(SliderKit) open class HostDateComponentsFormatter: Formatter, @unchecked Sendable {
    /// How a unit is written; `positional` ("1:05:09") by default.
    public enum UnitsStyle: Int, Sendable { case positional, abbreviated, short, full, spellOut, brief }

    /// What becomes of units whose value is zero.
    public struct ZeroFormattingBehavior: OptionSet, Sendable {
        /// The number as Apple gives it.
        public let rawValue: UInt
        /// Makes one from its raw value.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Drops leading zeros in the positional style, all zeros in others.
        public static let `default` = ZeroFormattingBehavior(rawValue: 1)
        /// Leaves out zeros at the start.
        public static let dropLeading = ZeroFormattingBehavior(rawValue: 2)
        /// Leaves out zeros between others.
        public static let dropMiddle = ZeroFormattingBehavior(rawValue: 4)
        /// Leaves out zeros at the end.
        public static let dropTrailing = ZeroFormattingBehavior(rawValue: 8)
        /// Leaves out zeros at the start.
        public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
        /// Shows every allowed unit; in the positional style with two digits.
        public static let pad = ZeroFormattingBehavior(rawValue: 1 << 16)
    }

    /// How units are written. Default positional.
    open var unitsStyle = UnitsStyle.positional
    /// The units to use; empty for years to seconds.
    open var allowedUnits: NSCalendar.Unit = []
    /// Which zeros are left out. Default: as the style asks.
    open var zeroFormattingBehavior = ZeroFormattingBehavior.default
    /// The calendar that tells how long a month is; the current one when nil.
    open var calendar: Calendar? = Calendar.current
    /// What a time interval is counted from; the reference date of 2001 when nil.
    open var referenceDate: Date?
    /// Whether the smallest unit may have a fraction. False by default.
    open var allowsFractionalUnits = false
    /// How many units are shown at most; 0 for all.
    open var maximumUnitCount = 0
    /// Whether a largest unit of one is counted in the next smaller unit: 63 minutes instead of 1 hour and 3.
    open var collapsesLargestUnit = false
    /// Whether it says that the result is about right. Default false.
    open var includesApproximationPhrase = false
    /// Whether it says that the time is what remains. Default false.
    open var includesTimeRemainingPhrase = false

    /// The units by size, with their names: alone, abbreviated, brief and short.
    private static let units: [(unit: NSCalendar.Unit, component: Calendar.Component, name: String, letter: String, short: String)] = [
        (.year, .year, "year", "y", "yr"), (.month, .month, "month", "mo", "mth"), (.weekOfMonth, .weekOfMonth, "week", "w", "wk"),
        (.day, .day, "day", "d", "day"), (.hour, .hour, "hour", "h", "hr"), (.minute, .minute, "minute", "m", "min"), (.second, .second, "second", "s", "sec"),
    ]

    private var chosen: [(unit: NSCalendar.Unit, component: Calendar.Component, name: String, letter: String, short: String)] {
        guard !allowedUnits.isEmpty else { return Self.units.filter { $0.unit != .weekOfMonth } }
        return Self.units.filter { allowedUnits.contains($0.unit) }
    }

    /// The text of a number of seconds; nil when it is no number or no unit is allowed.
    open func string(from interval: TimeInterval) -> String? {
        guard interval.isFinite, abs(interval) < 1e12 else { return nil }
        let begin = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
        return string(from: begin, to: begin.addingTimeInterval(interval))
    }

    /// The text of the time between two dates.
    open func string(from startDate: Date, to endDate: Date) -> String? {
        let isNegative = endDate < startDate
        let dates = isNegative ? (endDate, startDate) : (startDate, endDate)
        let wanted = Set(chosen.map(\.component))
        let parts = (calendar ?? .current).dateComponents(wanted, from: dates.0, to: dates.1)
        var values = chosen.map { Double(parts.value(for: $0.component) ?? 0) }
        if allowsFractionalUnits, chosen.last?.component == .second, let last = values.indices.last {
            let seconds = dates.1.timeIntervalSince(dates.0)
            values[last] += seconds - seconds.rounded(.down)
        }
        return text(values, isNegative: isNegative)
    }

    /// The text of components; those that are not set count as zero.
    open func string(from components: DateComponents) -> String? {
        let begin = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
        guard let end = (calendar ?? .current).date(byAdding: components, to: begin) else { return nil }
        return string(from: begin, to: end)
    }

    open override func string(for obj: Any?) -> String? {
        switch obj {
        case let components as DateComponents: string(from: components)
        case let number as NSNumber: string(from: number.doubleValue)
        case let number as Double: string(from: number)
        default: nil
        }
    }

    /// The text of components in a style.
    open class func localizedString(from components: DateComponents, unitsStyle: UnitsStyle) -> String? {
        let formatter = HostDateComponentsFormatter()
        formatter.unitsStyle = unitsStyle
        return formatter.string(from: components)
    }

    // MARK: Text

    private func text(_ all: [Double], isNegative: Bool) -> String? {
        var parts = Array(zip(chosen, all))
        guard !parts.isEmpty else { return nil }
        if collapsesLargestUnit, parts.count > 1, let first = parts.firstIndex(where: { $0.1 != 0 }), parts[first].1 == 1, first + 1 < parts.count,
            let ratio = ratio(parts[first].0.component, parts[first + 1].0.component)
        {
            parts[first + 1].1 += ratio
            parts.removeSubrange(...first)
        }
        parts = kept(parts)
        if maximumUnitCount > 0 { parts = Array(parts.prefix(maximumUnitCount)) }
        var result: String
        switch unitsStyle {
        case .positional:
            let pads = zeroFormattingBehavior.contains(.pad)
            result = parts.enumerated().map { index, part in number(part.1, digits: index > 0 || pads && parts.count > 1 ? 2 : 1) }.joined(separator: ":")
        case .abbreviated: result = parts.map { number($0.1, digits: 1) + $0.0.letter }.joined(separator: " ")
        case .brief: result = parts.map { number($0.1, digits: 1) + plural($0.0.short, $0.1) }.joined(separator: " ")
        case .short: result = parts.map { number($0.1, digits: 1) + " " + plural($0.0.short, $0.1) }.joined(separator: ", ")
        case .full: result = parts.map { number($0.1, digits: 1) + " " + plural($0.0.name, $0.1) }.joined(separator: ", ")
        case .spellOut: result = parts.map { Self.spelled($0.1) + " " + plural($0.0.name, $0.1) }.joined(separator: ", ")
        }
        if isNegative { result = "-" + result }
        if includesApproximationPhrase { result = "About " + result }
        return includesTimeRemainingPhrase ? result + " remaining" : result
    }

    private typealias Part = ((unit: NSCalendar.Unit, component: Calendar.Component, name: String, letter: String, short: String), Double)

    /// The parts that are shown; the last one always is if none has a value.
    private func kept(_ parts: [Part]) -> [Part] {
        var behavior = zeroFormattingBehavior
        if behavior.contains(.pad) { return parts }
        if behavior.contains(.default) { behavior = unitsStyle == .positional ? .dropLeading : .dropAll }
        guard let first = parts.firstIndex(where: { $0.1 != 0 }), let last = parts.lastIndex(where: { $0.1 != 0 }) else {
            return behavior.contains(.dropLeading) || behavior.contains(.dropTrailing) ? [parts[parts.count - 1]] : parts
        }
        return parts.indices.filter { index in
            if index < first { return !behavior.contains(.dropLeading) }
            if index > last { return !behavior.contains(.dropTrailing) }
            return parts[index].1 != 0 || !behavior.contains(.dropMiddle)
        }.map { parts[$0] }
    }

    private func ratio(_ large: Calendar.Component, _ small: Calendar.Component) -> Double? {
        switch (large, small) {
        case (.year, .month): 12
        case (.weekOfMonth, .day): 7
        case (.day, .hour): 24
        case (.hour, .minute), (.minute, .second): 60
        default: nil
        }
    }

    private func number(_ value: Double, digits: Int) -> String {
        let whole = Int(value)
        let text = String(repeating: "0", count: max(0, digits - String(whole).count)) + String(whole)
        let rest = value - Double(whole)
        guard allowsFractionalUnits, rest > 0.0005 else { return text }
        return text + String(String(format: "%.2f", rest).dropFirst())
    }

    /// Short names of hours, minutes and seconds have no plural.
    private func plural(_ name: String, _ value: Double) -> String {
        value == 1 || ["hr", "min", "sec"].contains(name) ? name : name + "s"
    }

    private static func spelled(_ value: Double) -> String {
        let formatter = NumberFormatter()
        formatter.locale = Locale(identifier: "en_US")
        formatter.numberStyle = .spellOut
        return formatter.string(from: NSNumber(value: value)) ?? "\(Int(value))"
    }
}

import Foundation
import Testing
@_spi(SliderKit) import UIKit

struct DateComponentsFormatterTests {
    typealias Formatter = HostDateComponentsFormatter

    private func text(_ seconds: TimeInterval, _ style: Formatter.UnitsStyle = .positional, _ zeros: Formatter.ZeroFormattingBehavior = .default, _ units: NSCalendar.Unit = [.hour, .minute, .second]) -> String? {
        let formatter = Formatter()
        (formatter.unitsStyle, formatter.zeroFormattingBehavior, formatter.allowedUnits) = (style, zeros, units)
        return formatter.string(from: seconds)
    }

    @Test("D1: a player's time: units in their places, padded or with leading zeros dropped")
    func positional() {
        #expect(text(65) == "1:05" && text(3610) == "1:00:10" && text(-65) == "-1:05")
        #expect(text(65, .positional, .pad, [.minute, .second]) == "01:05" && text(0, .positional, .pad, [.minute, .second]) == "00:00")
        #expect(text(3723, .positional, .default, [.minute, .second]) == "62:03")
        #expect(text(.nan) == nil && text(.infinity) == nil)
    }

    @Test("D1: units in words")
    func words() {
        #expect(text(3665, .full) == "1 hour, 1 minute, 5 seconds" && text(7200, .full) == "2 hours")
        #expect(text(3665, .short) == "1 hr, 1 min, 5 sec" && text(3665, .abbreviated) == "1h 1m 5s" && text(3665, .brief) == "1hr 1min 5sec")
        #expect(text(125, .spellOut) == "two minutes, five seconds" && text(0, .full) == "0 seconds")
        let formatter = Formatter()
        (formatter.unitsStyle, formatter.maximumUnitCount, formatter.includesTimeRemainingPhrase) = (.full, 1, true)
        #expect(formatter.string(from: 93_784) == "1 day remaining")
        formatter.maximumUnitCount = 0
        (formatter.allowedUnits, formatter.collapsesLargestUnit) = ([.hour, .minute], true)
        #expect(formatter.string(from: 63 * 60) == "63 minutes remaining")
    }
}

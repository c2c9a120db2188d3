import Foundation
import Sliders
import Testing

/// Scales and ranges that they make sense on.
private let cases: [(name: String, scale: any ValueScale, range: ClosedRange<Double>)] = [
    ("linear", LinearScale(), 0...1), ("linear", LinearScale(), -50...1000), ("linear, widest", LinearScale(), -1e308...1e308),
    ("logarithmic", LogarithmicScale(), 20...20000), ("logarithmic below zero", LogarithmicScale(), -1000 ... -1),
    ("logarithmic through zero", LogarithmicScale(smallest: 0.1), -100...100), ("logarithmic from zero", LogarithmicScale(), 0...1e6),
    ("square", PowerScale(), 0...10), ("cube", PowerScale(exponent: 3), -1...1), ("root", PowerScale(exponent: 0.5), 2...3),
    ("pieces", PiecewiseScale([.init(0.5, 10), .init(0.75, 100)]), 0...1000),
    ("pair", PairScale(forward: { $0 * $0 * $0 }, backward: { cbrt($0) }), -8...27),
]

struct ScaleTests {
    @Test("G: a scale is a reversible pair: ends exact, rising, and back within half a pixel of 1000 points", arguments: cases.indices)
    func reversible(index: Int) {
        let (name, scale, range) = cases[index]
        #expect(scale.safeFraction(of: range.lowerBound, in: range) == 0 && scale.safeFraction(of: range.upperBound, in: range) == 1, "\(name)")
        #expect(scale.safeValue(at: 0, in: range) == range.lowerBound && scale.safeValue(at: 1, in: range) == range.upperBound, "\(name)")
        #expect(scale.roundTripError(in: range, samples: 997) < 0.25 / 1000, "\(name)")
        var last = -Double.infinity
        for step in 0...1000 {
            let value = scale.safeValue(at: Double(step) / 1000, in: range)
            #expect(value > last && range.contains(value), "\(name) at \(step)")
            last = value
        }
    }

    @Test("G: a scale takes anything: out of range, not a number, empty ranges", arguments: cases.indices)
    func anything(index: Int) {
        let (name, scale, range) = cases[index]
        for odd in [Double.nan, .infinity, -.infinity, 1e300, -1e300, 0] {
            let fraction = scale.safeFraction(of: odd, in: range), value = scale.safeValue(at: odd, in: range)
            #expect((0...1).contains(fraction) && range.contains(value), "\(name) of \(odd)")
            #expect(scale.safeFraction(of: odd, in: 5...5) == 0 && scale.safeValue(at: odd, in: 5...5) == 5, "\(name) of \(odd)")
        }
    }

    @Test("G: equal ratios take equal ways on a logarithmic scale")
    func logarithmic() {
        let scale = LogarithmicScale()
        #expect(abs(scale.fraction(of: 10, in: 1...1000) - 1 / 3.0) < 1e-12 && abs(scale.value(at: 2 / 3.0, in: 1...1000) - 100) < 1e-9)
        #expect(scale.fraction(of: 0, in: -100...100) == 0.5)
        #expect(abs(scale.fraction(of: -9, in: -100...100) + scale.fraction(of: 9, in: -100...100) - 1) < 1e-12)
    }

    @Test("G: pieces go through their knots; knots that don't rise are left out")
    func pieces() {
        let scale = PiecewiseScale([.init(0.5, 10), .init(0.5, 20), .init(0.6, 5), .init(1.5, 30), .init(0.75, 100), .init(0.8, .nan)])
        #expect(scale.knots == [.init(0.5, 10), .init(0.75, 100)])
        #expect(scale.value(at: 0.25, in: 0...1000) == 5 && scale.value(at: 0.5, in: 0...1000) == 10 && scale.value(at: 0.75, in: 0...1000) == 100)
        // A range that leaves knots out still ends exactly.
        #expect(scale.safeFraction(of: 50, in: 0...50) == 1 && scale.fraction(of: 10, in: 0...50) == 0.5)
    }

    @Test("G: the check finds a pair that doesn't undo itself, and one that falls")
    func badPairs() {
        #expect(PairScale(forward: { $0 }, backward: { $0 * 0.9 + 0.05 }).roundTripError(in: 0...1) > 0.01)
        #expect(PairScale(forward: { -$0 }, backward: { -$0 }).roundTripError(in: 0...1) == .infinity)
        #expect(PairScale(forward: log, backward: exp).roundTripError(in: 1...10) < 1e-9)
    }
}

import Sliders
import Testing

struct SliderValuesTests {
    @Test("G: a thumb stops at its neighbours, at the least distance, and at limits")
    func neighbours() {
        var values = SliderValues([20, 50, 80], in: 0...100)
        values.minimumDistance = 10
        values.move(0, to: 45)
        #expect(values.values == [40, 50, 80])
        values.move(2, to: 0)
        #expect(values.values == [40, 50, 60])
        values.move(1, to: 90)
        #expect(values.values == [40, 50, 60])
        values.limits = 10...90
        values.move(0, to: -5)
        values.move(2, to: 200)
        #expect(values.values == [10, 50, 90])
    }

    @Test("G: a thumb that pushes takes its neighbours along, as far as the end")
    func pushing() {
        var values = SliderValues([20, 50, 80], in: 0...100)
        values.minimumDistance = 10
        values.meeting = .pushes
        values.move(0, to: 75)
        #expect(values.values == [75, 85, 95])
        values.move(0, to: 100)
        #expect(values.values == [80, 90, 100])
        values.move(2, to: 5)
        #expect(values.values == [0, 10, 20])
    }

    @Test("G: a least distance that has no room is as large as there is room")
    func noRoom() {
        var values = SliderValues([0, 0, 0], in: 0...10)
        values.minimumDistance = 20
        #expect(values.values == [0, 5, 10])
        values.minimumDistance = .nan
        #expect(values.minimumDistance == 0)
    }

    @Test("G: snapping waits for the release where it should, or never comes")
    func snapping() {
        var values = SliderValues([0], in: 0...1)
        values.stops = EvenStops(step: 0.25)
        values.move(0, to: 0.4)
        #expect(values.values == [0.5])
        values.snap = .onRelease
        values.move(0, to: 0.4, mayRest: true)
        #expect(values.values == [0.4])
        values.move(0, to: 0.4)
        #expect(values.values == [0.5])
        values.snap = .never
        values.move(0, to: 0.4)
        #expect(values.values == [0.4])
        values.snap = .always
        #expect(values.values == [0.5])
    }

    @Test("G: odd input changes nothing and breaks nothing")
    func odd() {
        var values = SliderValues([.nan, .infinity, -.infinity], in: 0...1)
        #expect(values.values == [0, 0, 1])
        #expect(!values.move(0, to: .nan) && !values.move(7, to: 0.5))
        values.move(2, to: -.infinity)
        #expect(values.values == [0, 0, 0])
        values.setRange(5...5)
        #expect(values.values == [5, 5, 5])
        values.setAll([])
        #expect(values.values == [5])
    }

    @Test("G: random operations keep every rule", arguments: 0..<100)
    func random(seed: Int) {
        var random = SeededRandom(seed)
        var values = SliderValues((0...random.next(4)).map { _ in random.next(in: -10...10) }, in: -10...10)
        for _ in 0..<60 {
            switch random.next(8) {
            case 0: values.stops = random.chance() ? EvenStops(step: random.next(in: 0.1...4)) : nil
            case 1: values.limits = random.chance() ? (-random.next(in: 0...12))...random.next(in: 0...12) : nil
            case 2: values.minimumDistance = random.next(in: -1...6)
            case 3: values.meeting = random.chance() ? .stops : .pushes
            case 4:
                let low = random.next(in: -20...10)
                values.setRange(low...(low + random.next(in: 0...20)))
            case 5: values.setAll((0...random.next(4)).map { _ in random.next(in: -30...30) })
            default:
                let before = values.values, thumb = random.next(values.values.count), target = random.next(in: -30...30)
                let changed = values.move(thumb, to: target)
                #expect(changed == (values.values != before))
                // Moving to where it is moves nothing more, save where pushed neighbours found no stop and now do.
                if values.meeting == .pushes, values.stops != nil { break }
                let settled = values.values
                values.move(thumb, to: settled[thumb])
                #expect(values.values[thumb] == settled[thumb])
            }
            check(values)
        }
    }

    private func check(_ values: SliderValues) {
        let all = values.values, allowed = values.allowed
        #expect(!all.isEmpty && all == all.sorted())
        let space = all.count > 1 ? min(values.minimumDistance, (allowed.upperBound - allowed.lowerBound) / Double(all.count - 1)) : 0
        for value in all { #expect(value >= allowed.lowerBound - 1e-9 && value <= allowed.upperBound + 1e-9) }
        for (a, b) in zip(all, all.dropFirst()) { #expect(b - a >= space - 1e-9) }
    }
}

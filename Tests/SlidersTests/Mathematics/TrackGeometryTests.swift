import Sliders
import Testing
import UIKit

struct TrackGeometryTests {
    private static let sizes: [(CGFloat, CGFloat)] = [(280, 28), (28, 280), (1, 1), (0, 0), (37.5, 1000)]

    @Test("G: a fraction and its place are a pair, and the ends keep half a thumb's length", arguments: TrackGeometry.Axis.allCases, [false, true])
    func roundTrip(axis: TrackGeometry.Axis, isReversed: Bool) {
        let geometry = TrackGeometry(rect: CGRect(x: 7, y: -3, width: 280, height: 300), axis: axis, isReversed: isReversed, margin: 14)
        #expect(geometry.length == (axis == .horizontal ? 252 : 272))
        for step in 0...100 {
            let fraction = Double(step) / 100
            #expect(abs(geometry.fraction(at: geometry.coordinate(of: fraction)) - fraction) < 1e-12)
        }
        let ends = [geometry.coordinate(of: 0), geometry.coordinate(of: 1)].sorted()
        #expect(ends == (axis == .horizontal ? [21, 273] : [11, 283]))
        #expect(geometry.coordinate(of: -1) == geometry.coordinate(of: 0) && geometry.coordinate(of: .nan) == geometry.coordinate(of: 0))
    }

    @Test("B7, G: right to left is the mirror image of left to right, vertical is horizontal turned a quarter to the left")
    func symmetry() {
        let size = CGRect(x: 0, y: 0, width: 200, height: 30)
        let plain = TrackGeometry(rect: size, margin: 10), mirrored = TrackGeometry(rect: size, isReversed: true, margin: 10)
        let turned = TrackGeometry(rect: CGRect(x: 0, y: 0, width: 30, height: 200), axis: .vertical, margin: 10)
        for step in 0...20 {
            let fraction = Double(step) / 20, point = plain.point(of: fraction)
            #expect(abs(mirrored.point(of: fraction).x - (200 - point.x)) < 1e-9)
            let up = turned.point(of: fraction)
            #expect(abs(up.y - (200 - point.x)) < 1e-9 && up.x == point.y)
        }
        #expect(plain.end(isGreatest: true) == 200 && mirrored.end(isGreatest: true) == 0 && turned.end(isGreatest: true) == 0)
    }

    @Test("G: bars cover the same fractions whichever way the track runs", arguments: TrackGeometry.Axis.allCases, [false, true])
    func bars(axis: TrackGeometry.Axis, isReversed: Bool) {
        let geometry = TrackGeometry(rect: CGRect(x: 0, y: 0, width: 100, height: 100), axis: axis, isReversed: isReversed)
        let bar = geometry.bar(from: 0.25, to: 0.5, thickness: 4)
        let low: CGFloat = (axis == .horizontal) != isReversed ? 25 : 50
        #expect(bar == (axis == .horizontal ? CGRect(x: low, y: 48, width: 25, height: 4) : CGRect(x: 48, y: low, width: 4, height: 25)))
        #expect(geometry.bar(from: 0.5, to: 0.25, thickness: 4) == bar)
    }

    @Test("G: rooms that are too small or make no sense give a track without length, and no NaN")
    func small() {
        for rect in [CGRect.zero, CGRect(x: 1, y: 1, width: 20, height: 20), CGRect(x: CGFloat.nan, y: 0, width: CGFloat.infinity, height: -4)] {
            for axis in TrackGeometry.Axis.allCases {
                let geometry = TrackGeometry(rect: rect, axis: axis, margin: 14)
                #expect(geometry.length == 0 && geometry.fraction(at: 9) == 0)
                #expect(geometry.coordinate(of: 0) == geometry.coordinate(of: 1) && geometry.coordinate(of: 0.5).isFinite)
            }
        }
    }
}

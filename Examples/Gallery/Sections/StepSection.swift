import Sliders
import UIKit

/// Steps, ticks and scales.
@MainActor
enum StepSection {
    static func make() -> GallerySection {
        GallerySection(title: "Steps, ticks and scales", rows: [steps, named, dots, segments, twoRows, logarithmic])
    }

    private static var steps: GalleryRow {
        GalleryRow("Steps of a tenth", ValueSlider(values: [0.3])) {
            $0.step = 0.1
            $0.format = NumberFormat(fractionDigits: 1)
            $0.haptics = SliderHaptics()
            $0.addDecoration(TickRow(StopTicks()))
        }
    }

    private static var named: GalleryRow {
        let names = ["Off", "Low", "Medium", "High", "Full"]
        return GalleryRow("Names, spoken with their place", ValueSlider(values: [2], in: 0...4)) {
            $0.step = 1
            $0.format = TextFormat(write: { names[min(4, max(0, Int($0)))] })
            let row = TickRow(ListedTicks(names.enumerated().map { Tick(Double($0), label: $1) }))
            row.keepsLabelsInside = true
            $0.addDecoration(row)
        }
    }

    private static var dots: GalleryRow {
        GalleryRow("Dots: passed, current, ahead", ValueSlider(values: [3], in: 1...6)) {
            $0.step = 1
            $0.format = NumberFormat()
            $0.addDecoration(TickDots())
        }
    }

    private static var segments: GalleryRow {
        GalleryRow("Minutes: by one up to ten, then by ten", ValueSlider(values: [20], in: 0...60)) {
            let stops = SegmentedStops(from: 0, [.init(to: 10, step: 1), .init(to: 60, step: 10)])
            $0.stops = stops
            $0.scale = PiecewiseScale([.init(0.5, 10)])
            $0.format = UnitFormat("min", spoken: "minutes", singular: "minute")
            $0.addDecoration(TickRow(StopTicks()))
        }
    }

    private static var twoRows: GalleryRow {
        GalleryRow("Two rows of ticks", ValueSlider(values: [25], in: 0...100)) {
            $0.addDecoration(TickRow(CountedTicks(21), side: .before))
            let labels = TickRow(CountedTicks(5))
            labels.showsValues = true
            labels.keepsLabelsInside = true
            $0.addDecoration(labels)
        }
    }

    private static var logarithmic: GalleryRow {
        GalleryRow("Logarithmic, 20 Hz to 20 kHz", ValueSlider(values: [440], in: 20...20_000)) {
            $0.scale = LogarithmicScale()
            $0.format = UnitFormat("Hz", spoken: "hertz")
            let row = TickRow(ListedTicks([Tick(20, label: "20"), Tick(200, label: "200"), Tick(2000, label: "2k"), Tick(20_000, label: "20k")]))
            row.keepsLabelsInside = true
            $0.addDecoration(row)
        }
    }
}

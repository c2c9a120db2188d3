import Allocations
@_spi(SliderKit) import HeadlessHost
@_spi(SliderKit) import UIKit

/// Pictures of a slider, each drawn anew and compared with what is expected.
@MainActor
enum Assertions {
    static func time(_ count: Int) {
        let make = { (value: Float) in
            let stage = Stage(size: CGSize(width: 280, height: 40), scale: 2)
            let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 280, height: 40))
            slider.value = value
            stage.window.addSubview(slider)
            return stage.host.render()
        }
        let expected = (0..<10).map { make(Float($0) / 10) }
        let start = monotonic_seconds()
        for number in 0..<count { precondition(make(Float(number % 10) / 10).isPixelEqual(to: expected[number % 10])) }
        report("assertion", (monotonic_seconds() - start) / Double(count) * 1e6)
    }
}

import Allocations
@_spi(SliderKit) import UIKit

/// A change of the value with one that listens to it.
@MainActor
enum Values {
    static func time(_ count: Int) {
        let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 280, height: 40))
        var heard = 0
        slider.addAction(UIAction { _ in heard += 1 }, for: .valueChanged)
        let change = { (step: Int) in
            // Ours tells nobody of values that code sets, so the event is sent as a finger would send it.
            slider.value = Float(step % 100) / 100
            slider.sendActions(for: .valueChanged)
        }
        for step in 0..<1000 { change(step) }
        let start = monotonic_seconds()
        for step in 0..<count { change(step) }
        report("value.heard", (monotonic_seconds() - start) / Double(count) * 1e9)
        precondition(heard == count + 1000)
    }
}

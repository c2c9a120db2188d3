import Allocations
@_spi(SliderKit) import HeadlessHost
@_spi(SliderKit) import UIKit

/// What dragging allocates, and what it leaves behind.
@MainActor
enum Memory {
    private final class Listener: UIResponder {
        var heard = 0
        func changed(_ slider: UISlider) { heard += 1 }
    }

    static func allocations() {
        let steps = 1000
        for path in [FingerPath.near, .far] {
            let (stage, _) = Stage.dragged()
            report("allocations.drag.\(path)", drag(stage, path, steps))
        }
        let (stage, slider) = Stage.dragged()
        let listener = Listener()
        slider.addTarget(listener, action: Selector("changed:", Listener.changed(_:)), for: .valueChanged)
        slider.addAction(UIAction { _ in listener.heard += 1 }, for: .valueChanged)
        report("allocations.drag.heard", drag(stage, .near, steps))

        report("allocations.event", count(steps) { _ in slider.sendActions(for: .valueChanged) })
        report("allocations.value", count(steps) { slider.value = Float($0 % 100) / 100 })
        report(
            "allocations.value.painted",
            count(steps) {
                slider.value = Float($0 % 100) / 100
                UIApplication.shared.commit()
                _ = UIScreen.main.renderDamage()
            })
        precondition(listener.heard > 4 * steps, "nobody was told of the changes")
    }

    private static func drag(_ stage: Stage, _ path: FingerPath, _ steps: Int) -> Double {
        stage.grab()
        let result = count(steps) {
            stage.move(path, $0)
            UIApplication.shared.commit()
            _ = UIScreen.main.renderDamage()
        }
        stage.lift()
        return result
    }

    /// Allocations of one run of a body, after a hundred to warm up.
    private static func count(_ steps: Int, _ body: (Int) -> Void) -> Double {
        for step in 0..<100 { body(step) }
        let before = allocation_count()
        for step in 100..<(100 + steps) { body(step) }
        return Double(allocation_count() - before) / Double(steps)
    }

    /// Bytes that a drag of a hundred steps, from touch to lift, leaves behind.
    static func leak() {
        let (stage, slider) = Stage.dragged()
        let drag = {
            slider.value = 0
            stage.grab()
            for step in 0..<100 {
                stage.move(.near, step)
                stage.update()
            }
            stage.lift()
        }
        for _ in 0..<50 { drag() }
        let before = heap_bytes()
        for _ in 0..<500 { drag() }
        report("leak", Double(Int64(heap_bytes()) - Int64(before)) / 500)
    }
}

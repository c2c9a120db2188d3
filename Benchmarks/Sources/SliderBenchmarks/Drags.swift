import Allocations
@_spi(SliderKit) import HeadlessHost
@_spi(SliderKit) import UIKit

/// Dragging: from injected motion to pixels in the screen's bitmap.
@MainActor
enum Drags {
    static let warmUp = 200

    /// Microseconds a step.
    static func time(_ stage: Stage, _ path: FingerPath, steps: Int, full: Bool = false) -> Double {
        stage.grab()
        for step in 0..<warmUp { one(stage, path, step, full) }
        let start = monotonic_seconds()
        for step in warmUp..<(warmUp + steps) { one(stage, path, step, full) }
        let seconds = monotonic_seconds() - start
        stage.lift()
        return seconds / Double(steps) * 1e6
    }

    private static func one(_ stage: Stage, _ path: FingerPath, _ step: Int, _ full: Bool) {
        stage.move(path, step)
        UIApplication.shared.commit()
        if full { UIScreen.main.windowCompositor.invalidateAll() }
        _ = UIScreen.main.renderDamage()
    }

    static func alone(steps: Int) {
        for path in [FingerPath.near, .far] {
            let (stage, _) = Stage.dragged()
            report("drag.\(path)", time(stage, path, steps: steps))
        }
        let (stage, _) = Stage.dragged()
        report("drag.full", time(stage, .near, steps: steps / 4, full: true))
    }

    /// One slider on a screen of many more, in a tree of more still.
    static func crowd(_ count: Int, steps: Int) {
        let stage = Stage(size: CGSize(width: 840, height: 800), scale: 2)
        let content = UIView(frame: CGRect(x: 0, y: 0, width: 2800, height: 40 * (count + 9) / 10))
        for number in 0..<count {
            content.addSubview(UISlider(frame: CGRect(x: number % 10 * 280, y: number / 10 * 40, width: 280, height: 40)))
        }
        stage.window.addSubview(content)
        stage.update()
        report("crowd.near", time(stage, .near, steps: steps))
    }

    /// Whether each step's picture differs from the one before, and is that of a full repaint.
    static func verify() {
        for path in [FingerPath.near, .far] {
            let steps = 400
            let partial = pictures(path, steps, full: false), full = pictures(path, steps, full: true)
            var different = 0, wrong = 0, area = 0.0
            for step in 0..<steps {
                if step > 0, partial[step].picture != partial[step - 1].picture { different += 1 }
                if partial[step].picture != full[step].picture { wrong += 1 }
                area += partial[step].damage
            }
            report("verify.\(path).same", Double(steps - 1 - different))
            report("verify.\(path).wrong", Double(wrong))
            report("verify.\(path).damage", area / Double(steps))
        }
    }

    private static func pictures(_ path: FingerPath, _ steps: Int, full: Bool) -> [(picture: [UInt8], damage: Double)] {
        let (stage, _) = Stage.dragged()
        stage.grab()
        defer { stage.lift() }
        return (0..<steps).map { step in
            stage.move(path, step)
            UIApplication.shared.commit()
            if full { UIScreen.main.windowCompositor.invalidateAll() }
            let damage = UIScreen.main.renderDamage().reduce(0.0) { $0 + $1.width * $1.height }
            return (UIScreen.main.windowCompositor.image.withPixels { pixels, _ in Array(pixels) }, damage)
        }
    }
}

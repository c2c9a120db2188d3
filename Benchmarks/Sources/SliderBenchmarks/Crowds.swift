import Allocations
@_spi(SliderKit) import HeadlessHost
@_spi(SliderKit) import UIKit

/// Making, laying out, drawing and holding many sliders.
@MainActor
enum Crowds {
    static func make(_ count: Int) {
        let stage = Stage(size: CGSize(width: 1000, height: 1000), scale: 1)
        // What the first slider of a process costs is not what a slider costs.
        let first = UISlider(frame: CGRect(x: 0, y: 0, width: 280, height: 40))
        stage.window.addSubview(first)
        stage.update()
        first.removeFromSuperview()
        stage.update()

        let heap = heap_bytes(), resident = resident_bytes(), allocations = allocation_count()
        let start = monotonic_seconds()
        for number in 0..<count {
            let slider = UISlider(frame: CGRect(x: 0, y: number * 40 % 960, width: 280, height: 40))
            slider.value = Float(number % 100) / 100
            stage.window.addSubview(slider)
        }
        let made = monotonic_seconds()
        UIApplication.shared.commit()
        let laidOut = monotonic_seconds()
        _ = UIScreen.main.renderDamage()
        let end = monotonic_seconds()
        let each = { (seconds: Double) in seconds / Double(count) * 1e6 }
        report("many.time", each(end - start))
        report("many.laidout", each(laidOut - start))
        report("many.made", each(made - start))
        report("many.heap", Double(heap_bytes() - heap) / Double(count))
        report("many.resident", Double(resident_bytes() - resident) / Double(count))
        report("many.allocations", Double(allocation_count() - allocations) / Double(count))
    }
}

import Allocations
@_spi(SliderKit) import HeadlessHost
@_spi(SliderKit) import UIKit

/// Scrolling through a thousand rows with a slider each, from the new offset to pixels.
@MainActor
enum Scrolls {
    static func time(_ steps: Int) {
        let stage = Stage(size: CGSize(width: 320, height: 568), scale: 2)
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
        for row in 0..<1000 {
            let slider = UISlider(frame: CGRect(x: 20, y: row * 44 + 2, width: 280, height: 40))
            slider.value = Float(row % 100) / 100
            scroll.addSubview(slider)
        }
        scroll.contentSize = CGSize(width: 320, height: 44000)
        stage.window.addSubview(scroll)
        stage.update()
        let step = { (number: Int) in
            scroll.contentOffset = CGPoint(x: 0, y: CGFloat(number * 7 % 43000))
            stage.update()
        }
        for number in 0..<50 { step(number) }
        let start = monotonic_seconds()
        for number in 50..<(50 + steps) { step(number) }
        report("scroll", (monotonic_seconds() - start) / Double(steps) * 1e6)
    }
}

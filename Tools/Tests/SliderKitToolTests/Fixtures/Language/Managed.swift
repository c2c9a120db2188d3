import UIKit

final class GaugeLayer: CALayer {
    @NSManaged var level: CGFloat
    @NSManaged public dynamic var steps: Int
    @NSManaged var label: String?
    @NSManaged var tint: CGColor
    @NSManaged var isLit: Bool
    @NSManaged var insets: CGSize
    var width: CGFloat = 2
    nonisolated(unsafe) static var drawn: [CGFloat] = []

    override init() { super.init(); tint = UIColor.red.cgColor }
    required init?(coder: NSCoder) { super.init(coder: coder) }
    override init(layer: Any) {
        super.init(layer: layer)
        if let other = layer as? GaugeLayer { width = other.width }
    }
    override class func needsDisplay(forKey key: String) -> Bool {
        key == #keyPath(level) || super.needsDisplay(forKey: key)
    }
    override func action(forKey event: String) -> CAAction? {
        guard event == #keyPath(level), CATransaction.animationDuration() > 0.5 else { return super.action(forKey: event) }
        let animation = CABasicAnimation(keyPath: event)
        animation.fromValue = presentation()?.level ?? level
        animation.duration = 1
        return animation
    }
    override func draw(in ctx: CGContext) { GaugeLayer.drawn.append(level) }
}

final class GaugeView: UIView {
    override class var layerClass: AnyClass { GaugeLayer.self }
    var gauge: GaugeLayer { layer as! GaugeLayer }
    override func draw(_ rect: CGRect) {}
}

@MainActor func managed(in window: UIWindow) {
    let row = "managed", layer = GaugeLayer()
    Answers.answer(row, "values that were never set", "\(layer.level) \(layer.steps) \(layer.label ?? "nil") \(layer.isLit) \(layer.insets)", "0.0 0 nil false \(CGSize.zero)")
    layer.steps = 4; layer.label = "four"; layer.isLit = true; layer.insets = CGSize(width: 1, height: 2)
    Answers.answer(row, "values that were set", "\(layer.steps) \(layer.label ?? "nil") \(layer.isLit) \(layer.insets.height)", "4 four true 2.0")
    Answers.answer(row, "the same by key", layer.value(forKey: "steps") as? Int, 4)
    layer.setValue(6, forKey: "steps")
    Answers.answer(row, "set by key", layer.steps, 6)
    let view = GaugeView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    window.rootViewController?.view.addSubview(view)
    view.gauge.width = 9
    GaugeLayer.drawn = []
    CATransaction.begin()
    CATransaction.setAnimationDuration(1)
    view.gauge.level = 1
    CATransaction.commit()
    Answers.answer(row, "the value is the target at once", view.gauge.level, 1)
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) {
        MainActor.assumeIsolated {
            let shown = view.gauge.presentation()
            Answers.answer(row, "what is shown is on its way", (0.3...0.7).contains(shown?.level ?? -1), true)
            Answers.answer(row, "the copy that is shown has the other properties", shown?.width, 9)
        }
    }
    DispatchQueue.main.asyncAfter(deadline: .now() + 1.5) {
        MainActor.assumeIsolated {
            let steps = GaugeLayer.drawn.filter { $0 > 0 && $0 < 1 }
            Answers.answer(row, "each step is drawn", steps.count >= 8 && steps == steps.sorted(), true)
            Answers.answer(row, "the target is drawn", GaugeLayer.drawn.contains(1), true)
        }
    }
}

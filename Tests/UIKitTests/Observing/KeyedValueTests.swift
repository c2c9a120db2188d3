import Foundation
@_spi(SliderKit) import QuartzCore
import Testing

@testable @_spi(SliderKit) import UIKit

@MainActor struct KeyedValueTests {
    private final class Box: NSObject {
        var name = "box"
        var size: Int? = 3
        var child: Box?
        var twice: Int { (size ?? 0) * 2 }
    }

    private func register() {
        let r = Registry.shared
        r.property(Box.self, "name", type: String.self, get: { $0.name }, set: { $0.name = $1 })
        r.property(Box.self, "size", type: (Int?).self, get: { $0.size }, set: { $0.size = $1 })
        r.property(Box.self, "child", type: (Box?).self, get: { $0.child }, set: { $0.child = $1 })
        r.property(Box.self, "twice", type: Int.self, get: { $0.twice })
    }

    @Test("D1: registered properties are read and set by name and by path, numbers and nil converted")
    func users() {
        register()
        let box = Box()
        box.setValue("new", forKey: "name")
        box.setValue(NSNumber(value: 7), forKey: "size")
        #expect(box.name == "new" && box.size == 7 && box.value(forKey: "twice") as? Int == 14)
        box.setValue(nil, forKey: "size")
        #expect(box.size == nil && box.value(forKey: "size") == nil)
        box.setValue("kid", forKeyPath: "child.name")
        #expect(box.value(forKeyPath: "child.name") == nil)
        box.child = Box()
        box.setValue("kid", forKeyPath: "child.name")
        #expect(box.value(forKeyPath: "child.name") as? String == "kid")
        #expect(box.dictionaryWithValues(forKeys: ["name", "size"])["size"] is NSNull)
    }

    @Test("D1: views' properties have Objective-C's names")
    func views() {
        let slider = UISlider(frame: CGRect(x: 1, y: 2, width: 100, height: 30))
        slider.setValue(true, forKey: "hidden")
        slider.setValue(0.5, forKey: "value")
        slider.setValue(false, forKey: "enabled")
        slider.setValue(UIColor.red, forKey: "tintColor")
        #expect(slider.isHidden && slider.value == 0.5 && !slider.isEnabled && slider.tintColor == .red)
        #expect(slider.value(forKey: "frame") as? CGRect == slider.frame && slider.value(forKey: "maximumValue") as? Float == 1)
        #expect(slider.value(forKey: "layer") as? CALayer === slider.layer && slider.value(forKeyPath: "layer.cornerRadius") as? Double == 0)
        slider.setValue(4, forKeyPath: "layer.cornerRadius")
        #expect(slider.layer.cornerRadius == 4)
    }

    @Test("I18: an object that is no responder hears of changes by name")
    func listening() {
        final class Listener: NSObject, KeyValueListening {
            var heard: [String] = []
            func observeValue(
                forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
            ) {
                heard.append("\(keyPath ?? "") \(change?[.newKey] ?? "-")")
            }
        }
        let slider = UISlider(), listener = Listener()
        slider.addObserver(listener, forKeyPath: "value", options: [.initial, .new], context: nil)
        slider.value = 0.25
        slider.removeObserver(listener, forKeyPath: "value")
        slider.value = 0.5
        #expect(listener.heard == ["value 0.0", "value 0.25"])
    }

    @Test("I21: an object known by a protocol only is asked for selectors and performs them")
    func protocols() {
        let object: any NSObjectProtocol = UIView()
        let layout = Selector("layoutIfNeeded", UIView.layoutIfNeeded)
        #expect(object.responds(to: layout) && !object.responds(to: Selector("none")))
        object.perform(layout)
    }

    @Test("D1: a layer class that draws itself does so for its view, with the values that are shown while an animation runs")
    func ownDrawing() {
        final class Gauge: CALayer {
            nonisolated(unsafe) static var drawn: [CGFloat] = []
            override class func needsDisplay(forKey key: String) -> Bool { key == "level" || super.needsDisplay(forKey: key) }
            override func draw(in ctx: CGContext) { Gauge.drawn.append((value(forKey: "level") as? NSNumber).map { CGFloat($0.doubleValue) } ?? 0) }
        }
        final class GaugeView: UIView {
            override class var layerClass: AnyClass { Gauge.self }
            override func draw(_ rect: CGRect) { Issue.record("the layer draws, not the view") }
        }
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.makeKeyAndVisible()
        let view = GaugeView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        window.addSubview(view)
        UIApplication.shared.commit()
        #expect(Gauge.drawn == [0])
        let animation = CABasicAnimation(keyPath: "level")
        animation.fromValue = 0
        animation.toValue = 1
        animation.duration = 1
        view.layer.setValue(1, forKey: "level")
        view.layer.add(animation, forKey: "level")
        UIApplication.shared.commit()
        Gauge.drawn = []
        (HostClock.current as? VirtualClock)?.advance(to: HostClock.current.now + 0.5)
        _ = UIScreen.main.render()
        #expect(Gauge.drawn.contains { (0.4...0.6).contains($0) })
    }
}

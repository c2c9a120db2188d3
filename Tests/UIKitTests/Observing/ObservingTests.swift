import Testing
@_spi(SliderKit) @testable import UIKit
@_spi(SliderKit) import UIKitTesting

@MainActor struct ObservingTests {
    final class Hearer: UIView {
        var heard: [String] = []
        override func observeValue(
            forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
        ) {
            let part = { (key: NSKeyValueChangeKey) in change?[key].map { "\(key.rawValue)=\($0)" } }
            let prior = change?[.notificationIsPriorKey] as? Bool == true ? "prior" : nil
            heard.append(([keyPath ?? "", prior, part(.oldKey), part(.newKey)] as [String?]).compactMap { $0 }.joined(separator: " "))
        }
    }

    @Test("I18: value, isTracking and isHighlighted of a slider are observable through a drag", arguments: [false, true])
    func drag(mirrored: Bool) {
        let stage = SliderStage(mirrored: mirrored)
        var values: [String] = [], tracking: [Bool] = []
        let value = stage.slider.observe(\.value, options: [.old, .new]) { slider, change in
            values.append("\(change.oldValue!.rounded(toPlaces: 2)) \(change.newValue!.rounded(toPlaces: 2))")
            #expect(slider.value == change.newValue)
        }
        let track = stage.slider.observe(\.isTracking) { slider, change in
            tracking.append(slider.isTracking)
            #expect(change.newValue == nil && change.oldValue == nil)
        }
        let finger = stage.grab()
        finger.slide(stage, stage.tenth)
        finger.slide(stage, stage.tenth)
        finger.lift()
        stage.slider.value = 0.7
        #expect(values == ["0.5 0.6", "0.6 0.7"] || values == ["0.5 0.6", "0.6 0.7", "0.7 0.7"])
        #expect(tracking == [true, false])
        value.invalidate()
        track.invalidate()
        #expect(!KeyValueObservers.isActive)
        stage.slider.value = 0
        #expect(values.count <= 3)
    }

    @Test("I18: observers by name get what they asked for, and none after removal")
    func named() {
        let hearer = Hearer(), view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.addObserver(hearer, forKeyPath: "alpha", options: [.old, .new, .initial], context: nil)
        view.addObserver(hearer, forKeyPath: "hidden", options: [.old, .prior], context: nil)
        view.alpha = 0.5
        view.isHidden = true
        #expect(hearer.heard == ["alpha new=1.0", "alpha old=1.0 new=0.5", "hidden prior old=false", "hidden old=false"])
        view.removeObserver(hearer, forKeyPath: "alpha")
        view.removeObserver(hearer, forKeyPath: "hidden", context: nil)
        view.alpha = 1
        #expect(hearer.heard.count == 4 && !KeyValueObservers.isActive)
    }

    @Test("I18: geometry, layers, texts, scroll views and control states are observable")
    func properties() {
        var heard: [String] = []
        var keep: [NSKeyValueObservation] = []
        let view = UIView(), label = UILabel(), scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 50, height: 50)), slider = UISlider()
        keep.append(view.observe(\.frame) { _, _ in heard.append("frame") })
        keep.append(view.observe(\.bounds) { _, _ in heard.append("bounds") })
        keep.append(view.observe(\.center) { _, _ in heard.append("center") })
        keep.append(view.layer.observe(\.bounds) { _, _ in heard.append("layer") })
        keep.append(label.observe(\.text) { label, _ in heard.append("text \(label.text ?? "nil")") })
        keep.append(scroll.observe(\.contentOffset) { _, _ in heard.append("offset") })
        keep.append(scroll.observe(\.contentSize) { _, _ in heard.append("size") })
        keep.append(slider.observe(\.isEnabled) { _, _ in heard.append("enabled") })
        func after(_ body: () -> Void) -> Set<String> {
            heard = []
            body()
            #expect(heard.count == Set(heard).count)
            return Set(heard)
        }
        #expect(after { view.frame = CGRect(x: 5, y: 5, width: 20, height: 10) } == ["frame", "bounds", "center", "layer"])
        #expect(after { view.center.x += 1 } == ["frame", "center"])
        #expect(after { view.bounds.size.width = 9 } == ["frame", "bounds", "layer"])
        #expect(after { label.text = "x" } == ["text x"])
        #expect(after { label.text = "x" }.isEmpty)
        #expect(after { scroll.contentSize = CGSize(width: 50, height: 500) } == ["size"])
        #expect(after { scroll.contentOffset.y = 30 } == ["offset"])
        #expect(after { slider.isEnabled = false } == ["enabled"])
        keep = []
        #expect(after { view.center.x += 1 }.isEmpty && !KeyValueObservers.isActive)
    }

    @Test("I18, I19: an observation keeps nobody, and ends when the observed goes; handlers may change and remove")
    func lifetimes() {
        weak var gone: UIView?
        var observation: NSKeyValueObservation?
        do {
            let view = UIView()
            gone = view
            observation = view.observe(\.alpha) { _, _ in }
        }
        #expect(gone == nil)
        UIView().alpha = 0.3
        let slider = UISlider()
        var calls = 0
        observation = slider.observe(\.value) { slider, _ in
            calls += 1
            slider.value = 0.9
            observation?.invalidate()
        }
        slider.value = 0.4
        slider.value = 0.2
        #expect(calls == 2 || calls == 1)
        #expect(!KeyValueObservers.isActive)
    }
}

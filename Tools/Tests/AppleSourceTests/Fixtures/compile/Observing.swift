import UIKit

class Progress: NSObject {
    @objc dynamic var fraction: Double = 0
    @objc dynamic var title = "" {
        didSet { changes += 1 }
    }
    @objc dynamic var step: Int = 1 {
        willSet { changes -= 1 }
    }
    @objc dynamic var percent: Double { fraction * 100 }
    @objc(isDone) dynamic var done = false {
        didSet(former) { changes += former ? 1 : 2 }
    }
    var changes = 0
}

class ProgressView: UIView {
    let progress = Progress()
    var observation: NSKeyValueObservation?
    var width: NSKeyValueObservation?

    func follow(_ slider: UISlider) {
        observation = progress.observe(\.fraction, options: [.new, .old]) { progress, change in
            print(progress.title, change.newValue ?? 0, change.oldValue ?? 0)
        }
        width = layer.observe(\.bounds, options: [.initial]) { layer, _ in print(layer.bounds) }
        slider.addObserver(self, forKeyPath: #keyPath(UISlider.value), options: [.new], context: nil)
    }

    override func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
    ) {
        guard keyPath == #keyPath(UISlider.value) else { return }
        progress.fraction = Double(change?[.newKey] as? Float ?? 0)
    }
}

import UIKit

/// A control that a tap turns by a tenth, and that settles half a second later.
public class Knob: UIControl {
    @IBInspectable public var level: CGFloat = 0.5
    public private(set) var isSettled = true
    var taps = 0
    private var timer: Timer?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        addTarget(self, action: #selector(turn), for: .touchUpInside)
    }

    public required init?(coder: NSCoder) { nil }

    @objc private func turn() {
        taps += 1
        level += 0.1
        isSettled = false
        timer = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: false) { [weak self] _ in self?.settle() }
        sendActions(for: .valueChanged)
    }

    private func settle() {
        isSettled = true
        NotificationCenter.default.post(name: Knob.settled, object: self)
    }

    public static let settled = Notification.Name("settled")

    public func level(at index: Int) -> CGFloat {
        let levels: [CGFloat] = [0, 0.5, 1]
        return levels[index]
    }
}

import UIKit

@objc protocol EditedSliderDelegate: NSObjectProtocol {
    @objc optional func editedSlider(_ slider: EditedSlider, textFor value: Float) -> String
    @objc optional func editedSliderEnded(_ slider: EditedSlider)
}

@IBDesignable
class EditedSlider: UIControl {
    @IBOutlet private weak var label: UILabel!
    @IBOutlet weak var delegate: EditedSliderDelegate?
    @IBInspectable var cornerRadius: CGFloat = 4 { didSet { layer.cornerRadius = cornerRadius } }
    @objc dynamic var level: Float = 0
    private let slider = UISlider()
    private var timer: Timer?

    func wire() {
        slider.addTarget(self, action: #selector(changed(_:)), for: .valueChanged)
        timer = Timer.scheduledTimer(timeInterval: 1, target: self, selector: #selector(tick), userInfo: nil, repeats: true)
    }

    @objc private func changed(_ sender: UISlider) {
        let label: Float = slider.value
        level = label
        self.label?.text = delegate?.editedSlider?(self, textFor: slider.value) ?? NSLocalizedString("none", comment: "")
    }

    @objc private func tick() { delegate?.editedSliderEnded?(self) }

    #if os(iOS)
    func onlyOnPhones() -> String { #keyPath(EditedSlider.level) }
    #endif
}

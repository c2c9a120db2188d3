import Sliders
import UIKit

/// A control with its name above it, and beside the name what it says.
class GalleryRow: UIView {
    private let nameLabel = UILabel()
    private let readout = UILabel()

    /// - Parameter height: Of the control, in points; nil for its own.
    init(_ name: String, _ control: UIView, height: CGFloat? = nil, width: CGFloat? = nil) {
        super.init(frame: .zero)
        nameLabel.text = name
        for label in [nameLabel, readout] {
            label.font = .preferredFont(forTextStyle: .footnote)
            label.adjustsFontForContentSizeCategory = true
            label.textColor = .secondaryLabel
            // The control says both itself.
            label.isAccessibilityElement = false
        }
        nameLabel.numberOfLines = 0
        readout.setContentCompressionResistancePriority(.required, for: .horizontal)
        readout.setContentHuggingPriority(.required, for: .horizontal)
        if control.accessibilityLabel == nil { control.accessibilityLabel = name }
        control.accessibilityIdentifier = GalleryRow.identifier(name)
        let words = UIStackView(arrangedSubviews: [nameLabel, readout])
        words.alignment = .firstBaseline
        words.spacing = 8
        let column = UIStackView(arrangedSubviews: [words, control])
        column.axis = .vertical
        column.spacing = 6
        if width != nil { column.alignment = .leading }
        column.translatesAutoresizingMaskIntoConstraints = false
        addSubview(column)
        NSLayoutConstraint.activate([
            column.topAnchor.constraint(equalTo: topAnchor), column.bottomAnchor.constraint(equalTo: bottomAnchor),
            column.leadingAnchor.constraint(equalTo: leadingAnchor), column.trailingAnchor.constraint(equalTo: trailingAnchor),
        ])
        if width != nil { words.widthAnchor.constraint(equalTo: column.widthAnchor).isActive = true }
        if let height { control.heightAnchor.constraint(equalToConstant: height).isActive = true }
        if let width { control.widthAnchor.constraint(equalToConstant: width).isActive = true }
    }

    required init?(coder: NSCoder) { nil }

    /// A slider of one or many values, which are written beside its name.
    convenience init(_ name: String, _ slider: ValueSlider, _ setUp: (ValueSlider) -> Void = { _ in }) {
        self.init(name, slider as UIView)
        setUp(slider)
        show(slider)
        slider.onChange { [weak self, weak slider] _ in
            if let slider { self?.show(slider) }
        }
    }

    /// The system's slider.
    convenience init(_ name: String, value: Float, _ setUp: (UISlider) -> Void = { _ in }) {
        let slider = UISlider()
        slider.value = value
        setUp(slider)
        self.init(name, slider as UIView)
        say("\(Int((slider.value * 100).rounded()))%")
        slider.addAction(
            UIAction { [weak self] action in
                guard let slider = action.sender as? UISlider else { return }
                self?.say("\(Int((slider.value * 100).rounded()))%")
            }, for: .valueChanged)
    }

    /// A slide to confirm, whose outcome is written beside its name.
    convenience init(_ name: String, confirm slider: ConfirmControl, height: CGFloat? = nil, width: CGFloat? = nil) {
        self.init(name, slider as UIView, height: height, width: width)
        slider.onEvent { [weak self] event in
            switch event {
            case .began: self?.say("…")
            case .moved: break
            case .confirmed: self?.say("confirmed")
            case .cancelled(let reason): self?.say("not: \(reason.rawValue)")
            }
        }
    }

    /// A row's name as its control's identifier: `Steps of a tenth` is `steps-of-a-tenth`.
    private static func identifier(_ name: String) -> String {
        name.lowercased().split { !$0.isLetter && !$0.isNumber }.joined(separator: "-")
    }

    private func show(_ slider: ValueSlider) { say(slider.values.map(slider.text).joined(separator: " – ")) }

    private func say(_ text: String) { readout.text = text }
}

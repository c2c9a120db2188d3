import UIKit

/// Three volumes: the sound's, with loudspeakers at its ends, the alarm's in orange, and the balance with images of its own.
class VolumePanel: UIView {
    private let volumeSlider = UISlider()
    private let volumeReadout = UILabel()
    private let alarmSlider = UISlider()
    private let alarmReadout = UILabel()
    private let balanceSlider = UISlider()
    private let balanceReadout = UILabel()
    private let statusLabel = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        setUpVolume()
        setUpAlarm()
        setUpBalance()
        layOut()
    }

    // MARK: Sliders

    private func setUpVolume() {
        volumeSlider.value = 0.13
        volumeSlider.minimumValueImage = UIImage(systemName: "speaker.fill")
        volumeSlider.maximumValueImage = UIImage(systemName: "speaker.wave.3.fill")
        volumeSlider.accessibilityIdentifier = "volume"
        volumeSlider.accessibilityLabel = "Sound volume"
        volumeSlider.addTarget(self, action: #selector(volumeTouched), for: .touchDown)
        volumeSlider.addTarget(self, action: #selector(volumeChanged(_:)), for: .valueChanged)
        volumeSlider.addTarget(self, action: #selector(volumeReleased(_:for:)), for: [.touchUpInside, .touchUpOutside, .touchCancel])
        volumeChanged(volumeSlider)
    }

    /// The alarm rings at a new volume once the finger has lifted, so it hears of the last value only.
    private func setUpAlarm() {
        alarmSlider.minimumValue = 0
        alarmSlider.maximumValue = 10
        alarmSlider.value = 4
        alarmSlider.isContinuous = false
        alarmSlider.minimumTrackTintColor = .systemOrange
        alarmSlider.maximumTrackTintColor = UIColor.systemOrange.withAlphaComponent(0.2)
        alarmSlider.thumbTintColor = .systemOrange
        alarmSlider.accessibilityIdentifier = "alarm"
        alarmSlider.accessibilityLabel = "Alarm"
        alarmSlider.accessibilityHint = "The alarm rings once at the new volume."
        alarmSlider.addTarget(self, action: #selector(alarmChanged(_:)), for: .valueChanged)
        alarmChanged(alarmSlider)
    }

    private func setUpBalance() {
        balanceSlider.minimumValue = -1
        balanceSlider.maximumValue = 1
        balanceSlider.setThumbImage(BalanceImage.thumb(color: .darkGray), for: .normal)
        balanceSlider.setThumbImage(BalanceImage.thumb(color: .systemBlue), for: .highlighted)
        balanceSlider.setMinimumTrackImage(BalanceImage.track(), for: .normal)
        balanceSlider.setMaximumTrackImage(BalanceImage.track(), for: .normal)
        balanceSlider.accessibilityIdentifier = "balance"
        balanceSlider.accessibilityLabel = "Balance"
        let showBalance = UIAction { [weak self] action in
            guard let slider = action.sender as? UISlider else { return }
            self?.showBalance(of: slider)
        }
        balanceSlider.addAction(showBalance, for: .valueChanged)
        self.showBalance(of: balanceSlider)
    }

    // MARK: Actions

    @objc private func volumeTouched() {
        statusLabel.text = "Adjusting the volume"
    }

    @objc private func volumeChanged(_ sender: UISlider) {
        volumeReadout.text = "\(Int((sender.value * 100).rounded()))%"
    }

    @objc private func volumeReleased(_ sender: UISlider, for event: UIEvent) {
        let isCancelled = event.touches(for: sender)?.first?.phase == .cancelled
        statusLabel.text = isCancelled ? "The volume was left" : "The volume is set"
    }

    @objc private func alarmChanged(_ sender: UISlider) {
        alarmReadout.text = String(format: "%.0f of %.0f", sender.value, sender.maximumValue)
    }

    private func showBalance(of slider: UISlider) {
        let percent = Int((abs(slider.value) * 100).rounded())
        let side = slider.value < 0 ? "left" : "right"
        balanceReadout.text = percent == 0 ? "Middle" : "\(percent)% \(side)"
        slider.accessibilityValue = balanceReadout.text
    }

    // MARK: Layout

    private func layOut() {
        statusLabel.text = "Ready"
        statusLabel.textColor = .secondaryLabel
        statusLabel.textAlignment = .center
        statusLabel.accessibilityIdentifier = "status"
        let rows = UIStackView(arrangedSubviews: [
            row("Sound volume", volumeReadout, volumeSlider),
            row("Alarm", alarmReadout, alarmSlider),
            row("Balance", balanceReadout, balanceSlider),
            statusLabel,
        ])
        rows.axis = .vertical
        rows.spacing = 32
        rows.translatesAutoresizingMaskIntoConstraints = false
        addSubview(rows)
        NSLayoutConstraint.activate([
            rows.leadingAnchor.constraint(equalTo: leadingAnchor),
            rows.trailingAnchor.constraint(equalTo: trailingAnchor),
            rows.topAnchor.constraint(equalTo: topAnchor),
            rows.bottomAnchor.constraint(equalTo: bottomAnchor),
        ])
    }

    /// A title and a read-out above a slider. Assistive tools hear of the title by the slider's own label.
    private func row(_ title: String, _ readout: UILabel, _ slider: UISlider) -> UIView {
        let titleLabel = UILabel()
        titleLabel.text = title
        titleLabel.font = .preferredFont(forTextStyle: .headline)
        titleLabel.isAccessibilityElement = false
        readout.font = .preferredFont(forTextStyle: .body)
        readout.textColor = .secondaryLabel
        readout.setContentHuggingPriority(.required, for: .horizontal)
        readout.accessibilityIdentifier = (slider.accessibilityIdentifier ?? "") + "Readout"
        let line = UIStackView(arrangedSubviews: [titleLabel, readout])
        line.alignment = .firstBaseline
        let row = UIStackView(arrangedSubviews: [line, slider])
        row.axis = .vertical
        row.spacing = 8
        return row
    }
}

@_spi(SliderKit) import CoreGraphics
@_spi(SliderKit) import QuartzCore

extension UIStepper {
    func prepareStepper() {
        isOpaque = false
        plate.isUserInteractionEnabled = false
        addSubview(plate)
        addSubview(halves.decrement)
        addSubview(halves.increment)
        addSubview(divider)
        updateHalves()
    }

    func change(_ body: (inout StepperImages) -> Void) {
        body(&stepperImages)
        updateHalves()
    }

    private func canStep(_ half: StepperHalf) -> Bool {
        isEnabled && (wraps || (half.sign > 0 ? ownValue < range.maximum : ownValue > range.minimum))
    }

    private func state(of half: StepperHalf) -> UIControl.State { !half.isOn ? .disabled : half.isPressed ? .highlighted : .normal }

    /// Radius 8, capsules in the current look; the divider 1 × 18 (choices).
    private var radius: CGFloat { (traitCollection.values.sliderLook ?? SliderLook.chosen) == .current ? Self.size.height / 2 : 8 }

    /// Images, colours and whether a half can be pressed.
    func updateHalves() {
        for half in [halves.decrement, halves.increment] {
            half.isOn = canStep(half)
            let state = state(of: half)
            let own = half.sign > 0 ? incrementImage(for: state) : decrementImage(for: state)
            half.image.image = own ?? StepperHalf.standardImage(plus: half.sign > 0)
            let tint: UIColor = half.isOn ? .label : .tertiaryLabel
            if half.image.extras?.tintColor != tint { half.image.tintColor = tint }
            let image = backgroundImage(for: state)
            half.background.image = image
            let color: UIColor? = image == nil && half.isPressed ? .tertiarySystemFill : nil
            if half.backgroundColor != color { half.backgroundColor = color }
        }
        let fill: UIColor? = stepperImages.backgrounds.isEmpty ? .tertiarySystemFill : nil
        if plate.backgroundColor != fill { plate.backgroundColor = fill }
        let image = dividerImage(forLeftSegmentState: state(of: leftHalf), rightSegmentState: state(of: rightHalf))
        divider.image = image
        let line: UIColor? = image == nil && !(pressed?.isPressed ?? false) ? .separator : nil
        if divider.backgroundColor != line { divider.backgroundColor = line }
        setNeedsLayout()
    }

    func place() {
        let middle = (Self.size.width / 2).rounded()
        plate.frame = CGRect(origin: bounds.origin, size: Self.size)
        plate.layer.cornerRadius = radius
        for (half, x) in [(leftHalf, CGFloat(0)), (rightHalf, middle)] {
            half.frame = CGRect(x: bounds.minX + x, y: bounds.minY, width: middle, height: Self.size.height)
            half.layer.cornerRadius = stepperImages.backgrounds.isEmpty ? radius : 0
            half.layer.maskedCorners = x == 0 ? [.layerMinXMinYCorner, .layerMinXMaxYCorner] : [.layerMaxXMinYCorner, .layerMaxXMaxYCorner]
            half.image.frame = half.bounds
            // Each half shows its side of the whole background.
            half.background.frame = CGRect(x: -x, y: 0, width: Self.size.width, height: Self.size.height)
        }
        let size = divider.image?.size ?? CGSize(width: 1, height: 18)
        divider.frame = CGRect(
            x: bounds.minX + middle - size.width / 2, y: bounds.minY + (Self.size.height - size.height) / 2, width: size.width,
            height: size.height)
    }
}

/// A stepper's background, and the line between its halves.
final class StepperPart: UIImageView {
    override class var isPart: Bool { true }
}

extension UIStepper {
    private enum Key {
        static let minimum = "UIStepperMinimumValue"
        static let maximum = "UIStepperMaximumValue"
        static let step = "UIStepperStepValue"
        static let value = "UIStepperValue"
        static let flags = "UIStepperFlags"
        static let images = "UIStepperImages"
    }

    private var imageKinds: [(String, [UInt: UIImage])] {
        [
            ("Background", stepperImages.backgrounds), ("Divider", stepperImages.dividers), ("Increment", stepperImages.increments),
            ("Decrement", stepperImages.decrements),
        ]
    }

    func encodeStepper(_ coder: NSCoder) {
        guard coder.allowsKeyedCoding else { return }
        coder.encode(minimumValue, forKey: Key.minimum)
        coder.encode(maximumValue, forKey: Key.maximum)
        coder.encode(stepValue, forKey: Key.step)
        coder.encode(value, forKey: Key.value)
        coder.encodeNumbers([isContinuous, autorepeat, wraps].map { $0 ? 1 : 0 }, Key.flags)
        for (kind, images) in imageKinds where !images.isEmpty {
            let states = images.keys.sorted()
            coder.encodeText(states.map { "\($0)" }.joined(separator: " "), Key.images + kind)
            for state in states { coder.encode(images[state], forKey: "\(Key.images)\(kind).\(state)") }
        }
    }

    func decodeStepper(_ coder: NSCoder) {
        if let nib = coder as? NibCoder { return decodeStepperNib(nib) }
        guard coder.allowsKeyedCoding else { return }
        if let number = coder.number(Key.minimum) { minimumValue = Double(number) }
        if let number = coder.number(Key.maximum) { maximumValue = Double(number) }
        if let number = coder.number(Key.step) { stepValue = Double(number) }
        if let number = coder.number(Key.value) { value = Double(number) }
        if let flags = coder.numbers(Key.flags, 3) {
            isContinuous = flags[0] != 0
            autorepeat = flags[1] != 0
            wraps = flags[2] != 0
        }
        let paths: [(String, WritableKeyPath<StepperImages, [UInt: UIImage]>)] = [
            ("Background", \.backgrounds), ("Divider", \.dividers), ("Increment", \.increments), ("Decrement", \.decrements),
        ]
        for (kind, path) in paths {
            for state in (coder.text(Key.images + kind) ?? "").split(separator: " ").compactMap({ UInt($0) }) {
                guard let image = coder.object(UIImage.self, "\(Key.images)\(kind).\(state)") else { continue }
                change { $0[keyPath: path][state] = image }
            }
        }
    }
}

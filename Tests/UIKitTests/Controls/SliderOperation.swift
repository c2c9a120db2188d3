@_spi(SliderKit) import UIKit

/// Something that is done to a slider, by code, by a finger or by time. Images and colours are places in `SliderProps`.
@MainActor enum SliderOperation {
    case value(Float), animated(Float), low(Float), high(Float), increment, decrement, key(String)
    case down(Int, CGPoint), move(Int, CGPoint), lift(Int), cancel(Int), wait(Double)
    case continuous(Bool), enabled(Bool), hidden(Bool), interactive(Bool), inWindow(Bool), multipleTouch(Bool), highlighted(Bool), selected(Bool)
    case alpha(CGFloat), tintColor(Int?), tint(SliderModel.Part, Int?), image(SliderModel.Part, Int?, UIControl.State)
    case lowImage(Int?), highImage(Int?), style(UISlider.Style), configuration(Int?), look(SliderLook?)
    case frame(CGRect), origin(CGPoint), transform(Int), direction(UISemanticContentAttribute)

    /// The next operation: mostly fingers, in a state where they do something.
    static func random(_ numbers: inout Numbers, _ model: SliderModel) -> SliderOperation {
        // What makes a slider dead does not last.
        if numbers.chance(2) {
            if !model.isEnabled { return .enabled(true) }
            if model.isHidden { return .hidden(false) }
            if !model.isInteractive { return .interactive(true) }
            if !model.isInWindow { return .inWindow(true) }
        }
        if numbers.chance(2) { return finger(&numbers, model) }
        return numbers.chance(2) ? number(&numbers, model) : numbers.chance(2) ? look(&numbers) : state(&numbers)
    }

    private static func finger(_ numbers: inout Numbers, _ model: SliderModel) -> SliderOperation {
        let id = numbers.chance(5) ? 2 : 1
        guard let finger = model.fingers[id] else {
            let middle = model.thumbInWindow, reach: CGFloat = numbers.chance(4) ? 90 : 26
            return .down(id, CGPoint(x: middle.x + numbers.spread(reach), y: middle.y + numbers.spread(reach)))
        }
        // A finger that the slider does not follow goes soon.
        if numbers.chance(model.tracked == id ? 6 : 2) { return .lift(id) }
        if numbers.chance(25) { return .cancel(id) }
        let far = numbers.chance(8)
        let reach: CGFloat = far ? 200 : 40
        return .move(id, CGPoint(x: finger.place.x + numbers.spread(reach), y: finger.place.y + numbers.spread(far ? 200 : 12)))
    }

    private static func number(_ numbers: inout Numbers, _ model: SliderModel) -> SliderOperation {
        let odd: [Float] = [.nan, .infinity, -.infinity, model.low, model.high, model.shown]
        let inside = Float(Double(model.low) + Double(numbers.next(1.4) - 0.2) * model.span)
        let value = numbers.chance(5) ? numbers.pick(odd) : inside
        let limits: [Float] = [-100, -1, 0, 0, 0.25, 0.5, 1, 1, 2, 10, 255, .nan, .infinity]
        switch Int(numbers.next(11)) {
        case 10: return .key(numbers.pick(["ArrowRight", "ArrowLeft", "ArrowUp", "ArrowDown", "Home", "End"]))
        case 0, 1: return .value(value)
        case 2, 3: return .animated(value)
        case 4: return .low(numbers.pick(limits))
        case 5: return .high(numbers.pick(limits))
        case 6: return .increment
        case 7: return .decrement
        // Between two frames, so that none falls on the end.
        default: return .wait((Double(Int(numbers.next(24))) + 0.37) / 60)
        }
    }

    private static func look(_ numbers: inout Numbers) -> SliderOperation {
        let part = numbers.pick(SliderModel.Part.allCases)
        let image = numbers.chance(3) ? nil : Int(numbers.next(CGFloat(SliderProps.imageCount)))
        let color = numbers.chance(3) ? nil : Int(numbers.next(CGFloat(SliderProps.colors.count)))
        switch Int(numbers.next(9)) {
        case 0: return .tintColor(color)
        case 1, 2: return .tint(part, color)
        case 3, 4: return .image(part, image, numbers.pick([.normal, .normal, .highlighted, .disabled, [.highlighted, .selected]]))
        case 5: return .lowImage(image)
        case 6: return .highImage(image)
        case 7: return .look(numbers.pick([nil, .current, .classic]))
        default: return .configuration(numbers.chance(2) ? nil : Int(numbers.next(CGFloat(SliderProps.configurations.count))))
        }
    }

    private static func state(_ numbers: inout Numbers) -> SliderOperation {
        switch Int(numbers.next(16)) {
        case 0: return .continuous(numbers.chance(2))
        case 1: return .enabled(false)
        case 2: return .hidden(true)
        case 3: return .interactive(false)
        case 4: return .inWindow(false)
        case 5: return .multipleTouch(numbers.chance(2))
        case 6: return .highlighted(numbers.chance(2))
        case 7: return .selected(numbers.chance(2))
        case 8: return .alpha(numbers.pick([0.3, 1, 1]))
        case 9: return .style(numbers.chance(3) ? .thumbless : .default)
        case 10: return .origin(numbers.pick([.zero, .zero, CGPoint(x: 7, y: -3)]))
        case 11: return .transform(numbers.chance(3) ? Int(numbers.next(CGFloat(SliderProps.transforms.count))) : 0)
        case 12, 13: return .direction(numbers.pick([.unspecified, .forceLeftToRight, .forceRightToLeft, .playback]))
        default:
            let width = numbers.pick([240, 180, 201.5, 90, 30, 0] as [CGFloat]), height = numbers.pick([34, 31, 60, 10, 0] as [CGFloat])
            return .frame(CGRect(x: 20 + numbers.next(30).rounded() / 4, y: 40 + numbers.next(20).rounded() / 4, width: width, height: height))
        }
    }
}

/// What operations take from the shelf.
@MainActor enum SliderProps {
    static let imageCount = 8
    static let colors: [UIColor] = [
        .systemRed, .systemGreen, UIColor(red: 0.2, green: 0.3, blue: 0.9, alpha: 0.5), .black, .clear, .label,
    ]
    static let transforms: [CGAffineTransform] = [
        .identity, CGAffineTransform(rotationAngle: -.pi / 2), CGAffineTransform(scaleX: -1, y: 1), CGAffineTransform(scaleX: 0.5, y: 0.5),
        CGAffineTransform(rotationAngle: .pi / 6),
    ]
    static let configurations: [UISlider.TrackConfiguration] = [
        .init(numberOfTicks: 5), .init(allowsTickValuesOnly: false, numberOfTicks: 3),
        .init(allowsTickValuesOnly: false, neutralValue: 0.5, numberOfTicks: 0),
        .init(allowsTickValuesOnly: false, enabledRange: 0.2...0.7, numberOfTicks: 0),
        .init(neutralValue: 0.3, enabledRange: 0.1...0.9, numberOfTicks: 11),
        .init(ticks: [.init(position: 0.1, title: "a"), .init(position: 0.65, title: "b")]),
    ]

    static let images: [UIImage] = {
        let disc = { (size: CGFloat) in
            drawn(size, size, scale: 2) {
                UIColor.systemTeal.setFill()
                UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: size, height: size)).fill()
            }
        }
        let bar = drawn(15, 8) {
            UIColor.systemPurple.setFill()
            UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 15, height: 8), cornerRadius: 4).fill()
        }
        let images = [
            disc(7), disc(24), disc(50), UIImage(), bar.resizableImage(withCapInsets: UIEdgeInsets(top: 0, left: 7, bottom: 0, right: 7)),
            disc(16).withRenderingMode(.alwaysTemplate), bar.imageFlippedForRightToLeftLayoutDirection(), bar,
        ]
        assert(images.count == imageCount)
        return images
    }()
}

extension Numbers {
    /// True once in so many times.
    mutating func chance(_ count: Int) -> Bool { Int(next(CGFloat(count))) == 0 }
    mutating func pick<T>(_ all: [T]) -> T { all[min(Int(next(CGFloat(all.count))), all.count - 1)] }
    /// From minus `reach` to `reach`.
    mutating func spread(_ reach: CGFloat) -> CGFloat { next(2 * reach) - reach }
}

@_spi(SliderKit) import CoreGraphics
@_spi(SliderKit) import QuartzCore

/// A stepper's own images, by the states' raw values.
struct StepperImages {
    var backgrounds: [UInt: UIImage] = [:]
    var dividers: [UInt: UIImage] = [:]
    var increments: [UInt: UIImage] = [:]
    var decrements: [UInt: UIImage] = [:]

    static func find(_ images: [UInt: UIImage], _ state: UIControl.State) -> UIImage? { images[state.rawValue] ?? images[0] }
    static func key(_ left: UIControl.State, _ right: UIControl.State) -> UInt { left.rawValue << 16 | right.rawValue }
}

/// One of a stepper's two buttons.
final class StepperHalf: UIView {
    let sign: Double
    let background = UIImageView(frame: .zero)
    let image = UIImageView(frame: .zero)
    var isOn = true
    var isPressed = false

    init(sign: Double) {
        self.sign = sign
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        isOpaque = false
        clipsToBounds = true
        image.contentMode = .center
        addSubview(background)
        addSubview(image)
    }

    required init?(coder: NSCoder) { nil }

    override class var isPart: Bool { true }

    /// The system's own image: bars of 15 × 2 points (choice).
    static func standardImage(plus: Bool) -> UIImage { plus ? increment : decrement }
    private static let increment = bars(plus: true), decrement = bars(plus: false)

    private static func bars(plus: Bool) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 16, height: 16)).image { renderer in
            renderer.cgContext.setFillColor(CGColor(red: 0, green: 0, blue: 0, alpha: 1))
            renderer.cgContext.fill(CGRect(x: 0.5, y: 7, width: 15, height: 2))
            if plus { renderer.cgContext.fill(CGRect(x: 7, y: 0.5, width: 2, height: 15)) }
        }.withRenderingMode(.alwaysTemplate)
    }
}

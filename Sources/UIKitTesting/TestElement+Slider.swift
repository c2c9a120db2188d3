@_spi(SliderKit) import HeadlessHost
@_spi(SliderKit) import UIKit

extension TestElement {
    /// Where a slider's value stands in its range, 0…1; 0 for a view that is not a UISlider.
    public var normalizedSliderPosition: CGFloat {
        guard let slider = required() as? UISlider else { return 0 }
        return slider.fraction(of: slider.value)
    }

    /// Drags a UISlider's thumb, by touch, to a fraction of its range, exactly, and lifts.
    /// - Parameter position: 0…1, from minimum to maximum, whatever the direction.
    public func adjust(toNormalizedSliderPosition position: CGFloat) {
        guard let slider = required() as? UISlider else {
            fatalError("\(type(of: required())) is not a UISlider; drag it by coordinates instead")
        }
        let finger = app.touchDown(at: slider.thumbCenter(in: app.window))
        finger.drag(to: slider.thumbCenter(at: position, in: app.window))
        finger.lift()
    }
}

extension UISlider {
    func fraction(of value: Float) -> CGFloat {
        maximumValue > minimumValue ? CGFloat((value - minimumValue) / (maximumValue - minimumValue)) : 0
    }

    /// The centre of the thumb where it stands now.
    @_spi(SliderKit) public func thumbCenter(in window: UIWindow) -> CGPoint {
        thumbCenter(value: value, in: window)
    }

    /// The centre of the thumb at a fraction of the range.
    @_spi(SliderKit) public func thumbCenter(at fraction: CGFloat, in window: UIWindow) -> CGPoint {
        thumbCenter(value: minimumValue + Float(fraction) * (maximumValue - minimumValue), in: window)
    }

    private func thumbCenter(value: Float, in window: UIWindow) -> CGPoint {
        let track = trackRect(forBounds: bounds)
        let thumb = thumbRect(forBounds: bounds, trackRect: track, value: value)
        return convert(CGPoint(x: thumb.midX, y: thumb.midY), to: window)
    }
}

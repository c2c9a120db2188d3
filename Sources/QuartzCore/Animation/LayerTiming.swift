@_spi(SliderKit) import CoreGraphics

/// The values of `CAMediaTiming`.
struct LayerTiming {
    var beginTime: CFTimeInterval = 0
    var duration: CFTimeInterval = 0
    var speed: Float = 1
    var timeOffset: CFTimeInterval = 0
    var repeatCount: Float = 0
    var repeatDuration: CFTimeInterval = 0
    var autoreverses = false
    var fillMode = CAMediaTimingFillMode.removed

    /// A layer's time from its superlayer's. A layer has no end, so only these three count.
    func local(_ parent: CFTimeInterval) -> CFTimeInterval { (parent - beginTime) * Double(speed) + timeOffset }

    /// The superlayer's time from the layer's; nil while the layer's time stands still.
    func parent(_ local: CFTimeInterval) -> CFTimeInterval? {
        speed == 0 ? nil : (local - timeOffset) / Double(speed) + beginTime
    }
}

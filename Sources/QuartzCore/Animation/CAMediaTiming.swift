@_spi(SliderKit) import CoreGraphics

/// When something is active in the time of what it belongs to, and how its own time runs. Times are in seconds.
public protocol CAMediaTiming {
    /// When it begins, in the parent's time. Default 0; for an animation added to a layer 0 means: now.
    var beginTime: CFTimeInterval { get set }
    /// How long one run takes. Default 0; for an animation 0 means: as long as the transaction says.
    var duration: CFTimeInterval { get set }
    /// How fast its time runs against the parent's. Default 1; 0 stops it.
    var speed: Float { get set }
    /// An offset added to its own time. Default 0.
    var timeOffset: CFTimeInterval { get set }
    /// How often it runs, fractions included. Default 0, which means once.
    var repeatCount: Float { get set }
    /// For how long it repeats. Default 0, which means: `repeatCount` counts.
    var repeatDuration: CFTimeInterval { get set }
    /// Whether each run goes back again. Default false.
    var autoreverses: Bool { get set }
    /// What it shows outside its active time. Default `.removed`.
    var fillMode: CAMediaTimingFillMode { get set }
}

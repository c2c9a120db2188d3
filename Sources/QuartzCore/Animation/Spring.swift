@_spi(SliderKit) import CoreGraphics

/// A damped spring that goes from 0 to 1.
struct Spring {
    /// The undamped angular frequency, per second.
    let frequency: Double
    /// The damping as a share of the critical one.
    let ratio: Double
    let velocity: Double

    init(mass: Double, stiffness: Double, damping: Double, velocity: Double, allowsOverdamping: Bool) {
        let mass = mass > 0 && mass.isFinite ? mass : 1
        let stiffness = stiffness > 0 && stiffness.isFinite ? stiffness : 100
        frequency = (stiffness / mass).squareRoot()
        let ratio = damping >= 0 && damping.isFinite ? damping / (2 * (stiffness * mass).squareRoot()) : 1
        self.ratio = allowsOverdamping ? ratio : min(ratio, 1)
        self.velocity = velocity.isFinite ? velocity : 0
    }

    /// The solution of x'' = -2 ratio frequency x' - frequency² (x - 1) with x(0) = 0, x'(0) = velocity.
    func position(at t: Double) -> Double {
        let decay = ratio * frequency
        if ratio < 1 {
            let w = frequency * (1 - ratio * ratio).squareRoot()
            return 1 - exp(-decay * t) * (cos(w * t) + (decay - velocity) / w * sin(w * t))
        }
        if ratio == 1 { return 1 - exp(-frequency * t) * (1 + (frequency - velocity) * t) }
        let w = frequency * (ratio * ratio - 1).squareRoot()
        let (r1, r2) = (-decay + w, -decay - w)
        let b = (velocity + r1) / (r1 - r2)
        return 1 + (b - 1) * exp(r1 * t) - b * exp(r2 * t)
    }

    /// When the envelope has shrunk to a thousandth.
    var settlingDuration: Double {
        let decay = ratio * frequency
        guard decay > 0 else { return .infinity }
        if ratio < 1 {
            let w = frequency * (1 - ratio * ratio).squareRoot()
            return log((1 + abs((decay - velocity) / w)) * 1000) / decay
        }
        // No closed form: halve the interval in which the distance falls below a thousandth for good.
        var high = 1 / frequency
        while envelope(high) > 0.001 && high < 1e6 { high *= 2 }
        var low = 0.0
        for _ in 0..<80 {
            let middle = (low + high) / 2
            if envelope(middle) > 0.001 { low = middle } else { high = middle }
        }
        return high
    }

    private func envelope(_ t: Double) -> Double {
        if ratio == 1 { return exp(-frequency * t) * (1 + abs(frequency - velocity) * t) }
        let w = frequency * (ratio * ratio - 1).squareRoot()
        let (r1, r2) = (-ratio * frequency + w, -ratio * frequency - w)
        let b = (velocity + r1) / (r1 - r2)
        return abs(b - 1) * exp(r1 * t) + abs(b) * exp(r2 * t)
    }
}

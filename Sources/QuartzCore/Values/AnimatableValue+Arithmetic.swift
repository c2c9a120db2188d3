@_spi(SliderKit) import CoreGraphics

extension AnimatableValue {
    /// The value at `t` on the way to `end`; beyond 0…1 it goes on. What can't be interpolated jumps at half.
    func mixed(with end: AnimatableValue, _ t: CGFloat) -> AnimatableValue {
        switch (self, end) {
        case (.transform(let a), .transform(let b)): return .transform(AnimatableValue.mix(a, b, t))
        case (.path(let a), .path(let b)): return PathMix.mix(a, b, t).map { .path($0) } ?? (t < 0.5 ? self : end)
        case (.list(let a), .list(let b)) where a.count == b.count:
            return .list(zip(a, b).map { $0.mixed(with: $1, t) })
        default: break
        }
        let (a, b) = (numbers, end.numbers)
        guard !a.isEmpty, a.count == b.count, let mixed = with(numbers: zip(a, b).map { $0 + ($1 - $0) * t }) else {
            return t < 0.5 ? self : end
        }
        return mixed
    }

    /// The sum; for transforms: first the other, then this.
    func adding(_ other: AnimatableValue, times factor: CGFloat = 1) -> AnimatableValue {
        switch (self, other) {
        case (.transform(let a), .transform(let b)):
            guard factor == 1 else { return .transform(AnimatableValue.repeated(a, b, factor)) }
            return .transform(CATransform3DConcat(b, a))
        case (.list(let a), .list(let b)) where a.count == b.count:
            return .list(zip(a, b).map { $0.adding($1, times: factor) })
        default: break
        }
        let (a, b) = (numbers, other.numbers)
        guard !a.isEmpty, a.count == b.count else { return self }
        return with(numbers: zip(a, b).map { $0 + $1 * factor }) ?? self
    }

    /// The difference; for transforms: what must be undone to get `other` away.
    func subtracting(_ other: AnimatableValue) -> AnimatableValue {
        if case .transform(let a) = self, case .transform(let b) = other {
            return .transform(CATransform3DConcat(CATransform3DInvert(b), a))
        }
        return adding(other, times: -1)
    }

    /// The distance between two values, for pacing.
    func distance(to other: AnimatableValue) -> CGFloat {
        zip(numbers, other.numbers).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }.squareRoot()
    }

    /// Transforms go by their parts, so that a turn turns and does not shrink; a shear or a perspective goes by its elements.
    private static func mix(_ a: CATransform3D, _ b: CATransform3D, _ t: CGFloat) -> CATransform3D {
        let (p, q) = (a.parts, b.parts)
        guard isClose(CATransform3D(p), a), isClose(CATransform3D(q), b) else {
            return CATransform3D(elements: zip(a.elements, b.elements).map { $0 + ($1 - $0) * t })
        }
        func mix(_ x: CGFloat, _ y: CGFloat) -> CGFloat { x + (y - x) * t }
        // The shorter way around.
        func turn(_ x: CGFloat, _ y: CGFloat) -> CGFloat {
            var way = (y - x).truncatingRemainder(dividingBy: 2 * .pi)
            if way > .pi + 1e-9 { way -= 2 * .pi } else if way < -.pi - 1e-9 { way += 2 * .pi }
            return x + way * t
        }
        return CATransform3D(
            CATransform3D.Parts(
                scale: (mix(p.scale.x, q.scale.x), mix(p.scale.y, q.scale.y), mix(p.scale.z, q.scale.z)),
                rotation: (
                    turn(p.rotation.x, q.rotation.x), turn(p.rotation.y, q.rotation.y), turn(p.rotation.z, q.rotation.z)
                ),
                translation: (
                    mix(p.translation.x, q.translation.x), mix(p.translation.y, q.translation.y),
                    mix(p.translation.z, q.translation.z)
                )))
    }

    private static func repeated(_ a: CATransform3D, _ b: CATransform3D, _ factor: CGFloat) -> CATransform3D {
        var result = a
        for _ in 0..<min(max(Int(factor), 0), 10_000) { result = CATransform3DConcat(b, result) }
        return result
    }

    private static func isClose(_ a: CATransform3D, _ b: CATransform3D) -> Bool {
        zip(a.elements, b.elements).allSatisfy { abs($0 - $1) < 1e-6 }
    }
}

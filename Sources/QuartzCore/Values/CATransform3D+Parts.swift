@_spi(SliderKit) import CoreGraphics

extension CATransform3D {
    /// A matrix taken apart into what key paths name: scale, rotation about the axes (radians), translation (points). Shear and
    /// perspective are dropped.
    struct Parts {
        var scale: (x: CGFloat, y: CGFloat, z: CGFloat) = (1, 1, 1)
        var rotation: (x: CGFloat, y: CGFloat, z: CGFloat) = (0, 0, 0)
        var translation: (x: CGFloat, y: CGFloat, z: CGFloat) = (0, 0, 0)
    }

    var parts: Parts {
        var p = Parts()
        p.translation = (m41, m42, m43)
        func length(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CGFloat { (x * x + y * y + z * z).squareRoot() }
        p.scale = (length(m11, m12, m13), length(m21, m22, m23), length(m31, m32, m33))
        let determinant =
            m11 * (m22 * m33 - m23 * m32) - m12 * (m21 * m33 - m23 * m31) + m13 * (m21 * m32 - m22 * m31)
        // A mirrored matrix is a turn of one in which x is mirrored; when the x row alone points backwards that is what was meant,
        // otherwise take y, so that a mirrored y does not read as a half turn.
        if determinant < 0 {
            if m11 < 0 { p.scale.x = -p.scale.x } else { p.scale.y = -p.scale.y }
        }
        // A scale of zero leaves no direction: read it as not turned.
        let r11 = p.scale.x == 0 ? 1 : m11 / p.scale.x
        let r12 = p.scale.x == 0 ? 0 : m12 / p.scale.x
        let r13 = p.scale.x == 0 ? 0 : m13 / p.scale.x
        let r23 = p.scale.y == 0 ? 0 : m23 / p.scale.y
        let r33 = p.scale.z == 0 ? 1 : m33 / p.scale.z
        p.rotation = (atan2(r23, r33), asin(min(max(-r13, -1), 1)), atan2(r12, r11))
        return p
    }

    init(_ p: Parts) {
        var t = CATransform3DMakeScale(p.scale.x, p.scale.y, p.scale.z)
        if p.rotation.x != 0 { t = CATransform3DConcat(t, CATransform3DMakeRotation(p.rotation.x, 1, 0, 0)) }
        if p.rotation.y != 0 { t = CATransform3DConcat(t, CATransform3DMakeRotation(p.rotation.y, 0, 1, 0)) }
        if p.rotation.z != 0 { t = CATransform3DConcat(t, CATransform3DMakeRotation(p.rotation.z, 0, 0, 1)) }
        (t.m41, t.m42, t.m43) = p.translation
        self = t
    }

    /// The value of `rotation.z`, `scale`, `translation.x`… as in `transform.rotation.z`; nil for other names.
    func part(_ name: String) -> Any? {
        let p = parts
        switch name {
        case "rotation", "rotation.z": return p.rotation.z
        case "rotation.x": return p.rotation.x
        case "rotation.y": return p.rotation.y
        case "scale": return (p.scale.x + p.scale.y + p.scale.z) / 3
        case "scale.x": return p.scale.x
        case "scale.y": return p.scale.y
        case "scale.z": return p.scale.z
        case "translation": return CGSize(width: p.translation.x, height: p.translation.y)
        case "translation.x": return p.translation.x
        case "translation.y": return p.translation.y
        case "translation.z": return p.translation.z
        default: return nil
        }
    }

    /// Replaces one part; false for names that are not one.
    mutating func setPart(_ name: String, _ value: Any?) -> Bool {
        if name.hasPrefix("translation") { return setTranslation(name, value) }
        guard let number = Coerce.number(value) else { return false }
        var p = parts
        switch name {
        case "rotation", "rotation.z": p.rotation.z = number
        case "rotation.x": p.rotation.x = number
        case "rotation.y": p.rotation.y = number
        case "scale": p.scale = (number, number, number)
        case "scale.x": p.scale.x = number
        case "scale.y": p.scale.y = number
        case "scale.z": p.scale.z = number
        default: return false
        }
        self = CATransform3D(p)
        return true
    }

    private mutating func setTranslation(_ name: String, _ value: Any?) -> Bool {
        if name == "translation" {
            guard let size = Coerce.pair(value) else { return false }
            (m41, m42) = (size.0, size.1)
            return true
        }
        guard let number = Coerce.number(value) else { return false }
        switch name {
        case "translation.x": m41 = number
        case "translation.y": m42 = number
        case "translation.z": m43 = number
        default: return false
        }
        return true
    }
}

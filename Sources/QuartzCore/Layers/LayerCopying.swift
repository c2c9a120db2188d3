@_spi(SliderKit) import CoreGraphics

/// A class laid out as `CALayer` is, up to its first method.
///
/// A presentation copy must be made by the class of the layer (`init(layer:)` of the user's subclass copies its properties). Swift
/// calls an initialiser through a class value only if it is `required`; Apple's is not, and users' subclasses could not be compiled
/// if ours was. The initialiser is in the class's table all the same: as the first method, after one field offset for each stored
/// property. Calling it through this class reads that entry. A subclass that lacks the initialiser traps there, as on Apple's systems.
@_spi(SliderKit) open class LayerCopying: NSObject {
    /// Stands for `CALayer.init(layer:)`.
    public required init(layer: Any) { super.init() }

    final let f01 = 0, f02 = 0, f03 = 0, f04 = 0, f05 = 0, f06 = 0, f07 = 0, f08 = 0, f09 = 0
    final let f10 = 0, f11 = 0, f12 = 0, f13 = 0, f14 = 0, f15 = 0, f16 = 0, f17 = 0

    // Not optimised, so that the compiler does not conclude which initialiser is called.
    @inline(never) @_optimize(none)
    static func copy(_ layer: CALayer) -> CALayer {
        let type = unsafeBitCast(Swift.type(of: layer) as CALayer.Type, to: LayerCopying.Type.self)
        return unsafeDowncast(type.init(layer: layer) as AnyObject, to: CALayer.self)
    }
}

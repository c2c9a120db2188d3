@_spi(SliderKit) import CoreGraphics

/// Makes layers of a class that is known only at run time.
///
/// Apple's `init()` and `init(layer:)` are not `required` (a user's layer subclass overrides them with a plain `override`), so Swift
/// offers no call through a metatype. Both stand in the class's table all the same: a subclass that declares them `required` lets the
/// compiler emit the dynamic call, through the slots that every layer class shares. Never instantiated as itself.
@_spi(SliderKit)
open class LayerMaker: CALayer {
    public required override init() { super.init() }
    public required override init(layer: Any) { super.init(layer: layer) }
    /// One from an archive or a nib.
    public required init?(coder: NSCoder) { nil }

    /// A new layer of `type`, by its own `init()`.
    @inline(never) @_optimize(none)
    public static func make(_ type: CALayer.Type) -> CALayer {
        unsafeBitCast(type, to: LayerMaker.Type.self).init()
    }

    /// A copy of `layer` by `type`'s own `init(layer:)`, as presentation layers are made.
    @inline(never) @_optimize(none)
    public static func make(_ type: CALayer.Type, layer: Any) -> CALayer {
        unsafeBitCast(type, to: LayerMaker.Type.self).init(layer: layer)
    }
}

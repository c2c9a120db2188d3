@_spi(SliderKit) import CoreGraphics

/// Makes the views that stand for a whole class.
///
/// A proxy is a real instance, as nothing else can take every call that a variable of the class allows: Swift calls methods directly,
/// there is no message to forward. It is made as views are, with `init(frame:)`. That initialiser is not `required` (users override it
/// with a plain `override`), so Swift offers no call through a metatype; it stands in the class's table all the same, and a subclass
/// that declares it `required` lets the compiler emit the dynamic call. Never instantiated as itself.
class AppearanceProxyMaker: UIView {
    required override init(frame: CGRect) { super.init(frame: frame) }
    required init?(coder: NSCoder) { nil }

    @inline(never) @_optimize(none)
    private static func makeByFrame(_ type: UIView.Type) -> UIView {
        unsafeBitCast(type, to: AppearanceProxyMaker.Type.self).init(frame: .zero)
    }

    static func make<View: UIView>(_ type: View.Type) -> View {
        let made: NSObject
        if let record = Registry.shared.record(of: type) {
            // The tool knows the class's initialisers, and by which one it can be made.
            guard let make = record.make else {
                fatalError(
                    "\(type).appearance() needs an instance of \(type) to record on, and it can't be made without arguments: "
                        + "give it init(frame:), or set its appearance on its superclass")
            }
            made = make(.zero)
        } else {
            // A class without this initialiser stops here, with Swift's message that names it.
            made = makeByFrame(type)
        }
        guard let view = made as? View else { fatalError("\(type).appearance(): the registered maker gave a \(Swift.type(of: made))") }
        return view
    }
}

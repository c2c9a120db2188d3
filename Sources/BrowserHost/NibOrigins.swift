@_spi(SliderKit) import UIKit

/// Which objects were made from which elements of xibs and storyboards: what is edited in an inspector is saved there. Give ``note(_:_:)`` to
/// `NibCanvas.onMake`.
@_spi(SliderKit) @MainActor public final class NibOrigins {
    private struct Made {
        weak var object: NSObject?
        let origin: NibCanvas.Origin
    }

    private var made: [ObjectIdentifier: Made] = [:]

    /// Knows of no object yet.
    public init() {}

    /// Notes an object.
    public func note(_ object: NSObject, _ origin: NibCanvas.Origin) { made[ObjectIdentifier(object)] = Made(object: object, origin: origin) }

    /// Forgets all, before others are made.
    public func forget() { made = [:] }

    subscript(object: NSObject) -> NibCanvas.Origin? {
        // An address may be another object's by now.
        made[ObjectIdentifier(object)].flatMap { $0.object === object ? $0.origin : nil }
    }
}

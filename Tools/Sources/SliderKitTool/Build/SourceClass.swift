/// A class of the user's sources, or one of their `#Preview`s.
struct SourceClass: Codable, Equatable {
    enum Kind: String, Codable { case view, control, controller, application, preview, nib, scene, other }

    var name: String
    var kind: Kind
    var designable: Bool
    /// Why it can't be made; nil when it can.
    var skipReason: String?
    var file: String
    var line: Int
    /// The C function that makes what a `#Preview` shows; nil for a class.
    var symbol: String?
    /// The size in points that a preview's traits ask for.
    var size: [Double]?
    /// True for a preview on a screen that is turned.
    var isLandscape: Bool?
}

/// A class of the user's sources.
struct SourceClass: Codable, Equatable {
    enum Kind: String, Codable { case view, control, controller, application, other }

    var name: String
    var kind: Kind
    var designable: Bool
    /// Why it can't be made; nil when it can.
    var skipReason: String?
    var file: String
    var line: Int
}

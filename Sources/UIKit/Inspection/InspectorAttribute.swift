/// One attribute of an object, as an inspector shows it.
@_spi(SliderKit) public struct InspectorAttribute: Codable, Sendable, Equatable {
    /// Where a xib or storyboard keeps the value.
    public enum Place: Codable, Sendable, Equatable {
        /// In an XML attribute of the object's element.
        case attribute(String)
        /// In a `<color>` with that key.
        case color(String)
        /// In a user-defined runtime attribute with that key path, of that type.
        case runtime(String, String)
    }

    /// The property's name.
    public var name: String
    /// What an inspector calls it.
    public var label: String
    /// The table that it stands in: Slider, Control, View, or the name of the user's class that declares it.
    public var group: String
    /// The kind of value: the name of an ``InspectableKind``.
    public var kind: String
    /// Whether it can be nil.
    public var isOptional: Bool
    /// The names of its values, when it has a few that have names.
    public var choices: [String]
    /// The value as text that `Registry.setInspectable` reads; `nil` for nothing.
    public var value: String
    /// Where a file keeps it; nil for what files have no place for.
    public var place: Place?
}

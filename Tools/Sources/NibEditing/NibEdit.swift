/// One value to be written into a xib or storyboard.
public struct NibEdit: Codable, Sendable, Equatable {
    /// How an element holds a value.
    public enum Place: Codable, Sendable, Equatable {
        /// As an attribute of the element of that name: `alpha="0.5"`.
        case attribute(String)
        /// As a `<color>` in the element, with that key.
        case color(String)
        /// As a user-defined runtime attribute, with that key path.
        case runtime(String, RuntimeType)
    }

    /// The types that runtime attributes have.
    public enum RuntimeType: String, Codable, Sendable, CaseIterable {
        case boolean, integer, number, string, point, size, rect, color, image
    }

    /// The `id` of the element.
    public var object: String
    /// Where in it the value stands.
    public var place: Place
    /// The value: `YES` or `NO`; numbers, separated by spaces where there are several; `#RRGGBB` or `#RRGGBBAA`; a name; text. Nil takes it out, so that
    /// the default holds again.
    public var value: String?

    /// Makes an edit.
    public init(object: String, place: Place, value: String?) {
        self.object = object
        self.place = place
        self.value = value
    }
}

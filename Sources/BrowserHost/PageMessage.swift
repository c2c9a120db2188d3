/// What a page says, whatever its kind: who hears it takes the fields that it needs.
struct PageMessage: Decodable {
    enum Kind: String, Decodable {
        /// A frame was drawn; `frame` is its number.
        case ack
        /// A finger or a button: `phase`, `id`, `x`, `y`, `buttons`.
        case touch
        /// The pointer moved without a button, to `x` and `y`; without these it left.
        case hover
        /// `dx` and `dy` in notches, at `x` and `y`.
        case wheel
        /// `key` as the Web names it, `down`, modifiers.
        case key
        /// The page is no longer looked at, or is again: `active`.
        case focus
        /// An assistive tool acts on `element`: `action`, `value` or `text`.
        case assist
        /// Asks for the objects on the screen.
        case objects
        /// Asks for an object's attributes, by `node`.
        case attributes
        /// Sets attribute `name` to `text`, of object `node`, or of the one made from `file` and `id`.
        case edit
        /// Asks which object is at `x` and `y`.
        case pick
    }

    enum Phase: String, Decodable { case began, moved, ended, cancelled }
    enum Action: String, Decodable { case set, increment, decrement, activate, focus, text }

    var type: Kind
    var frame: Int?
    var phase: Phase?
    /// A finger's number, or the id of an element in a file.
    var finger: Int?
    var id: String?
    var x: Double?
    var y: Double?
    var dx: Double?
    var dy: Double?
    var buttons: Int?
    var key: String?
    var down: Bool?
    var shift: Bool?
    var control: Bool?
    var option: Bool?
    var command: Bool?
    var active: Bool?
    var element: Int?
    var action: Action?
    var value: Double?
    var text: String?
    var node: Int?
    var name: String?
    var file: String?
}

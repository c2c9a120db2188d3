/// A type with a few values, which inspectors and command lines call by name.
@_spi(SliderKit) public protocol InspectableChoice: Equatable {
    /// Every value with its name, in the order of inspectors.
    static var choices: [(name: String, value: Self)] { get }
}

@_spi(SliderKit) extension InspectableChoice {
    /// The value of a name, nil when there is none.
    public static func named(_ name: String) -> Self? { choices.first { $0.name == name }?.value }
    /// The names of all values.
    public static var names: [String] { choices.map(\.name) }
    /// The value's name.
    public var choiceName: String { Self.choices.first { $0.value == self }?.name ?? "\(self)" }
}

@_spi(SliderKit) extension UISlider.Style: InspectableChoice {
    /// The names that Apple gives the cases.
    public static var choices: [(name: String, value: UISlider.Style)] { [("default", .default), ("thumbless", .thumbless)] }
}

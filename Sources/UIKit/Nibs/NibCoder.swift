/// Hands an element of a nib to the initialiser of the object that it stands for. Classes of this module take what they need from the element;
/// a user's class that asks for archive keys finds none.
final class NibCoder: NSCoder {
    let builder: NibBuilder
    let element: NibElement

    init(_ builder: NibBuilder, _ element: NibElement) {
        self.builder = builder
        self.element = element
    }

    override var allowsKeyedCoding: Bool { true }
    override func containsValue(forKey key: String) -> Bool { false }
    override func decodeObject(forKey key: String) -> Any? { nil }
    override func decodeBool(forKey key: String) -> Bool { false }
    override func decodeInteger(forKey key: String) -> Int { 0 }
    override func decodeInt32(forKey key: String) -> Int32 { 0 }
    override func decodeInt64(forKey key: String) -> Int64 { 0 }
    override func decodeFloat(forKey key: String) -> Float { 0 }
    override func decodeDouble(forKey key: String) -> Double { 0 }
}

public struct Counter {
    var count = 0
    public init() {}
    public mutating func step() { count += 1 }
}

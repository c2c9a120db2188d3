// Archives hold numbers and bytes, no objects, wherever that does: an object of another class than expected, in an archive that someone
// tampered with, stops the program inside of Foundation on Linux when the decoder requires secure coding.
extension NSCoder {
    func encodeText(_ text: String, _ key: String) { encodeBytes(Array(text.utf8), length: text.utf8.count, forKey: key) }

    func text(_ key: String) -> String? { bytes(key).map { String(decoding: $0, as: UTF8.self) } }

    func encodeBytes(_ data: Data, _ key: String) { encodeBytes(Array(data), length: data.count, forKey: key) }

    func bytes(_ key: String) -> Data? {
        guard containsValue(forKey: key) else { return nil }
        return withDecodedUnsafeBytes(forKey: key) { $0.map { Data($0) } }
    }

    func encodeNumbers(_ numbers: [CGFloat], _ key: String) {
        var data = Data()
        for number in numbers { withUnsafeBytes(of: Double(number).bitPattern.littleEndian) { data.append(contentsOf: $0) } }
        encodeBytes(data, key)
    }

    /// Numbers that are all finite; `count` of them if it is given.
    func numbers(_ key: String, _ count: Int? = nil) -> [CGFloat]? {
        guard let data = bytes(key), data.count % 8 == 0, count == nil || data.count == count! * 8 else { return nil }
        let bytes = [UInt8](data)
        let numbers = stride(from: 0, to: bytes.count, by: 8).map { start in
            CGFloat(Double(bitPattern: (0..<8).reduce(UInt64(0)) { $0 | UInt64(bytes[start + $1]) << (8 * UInt64($1)) }))
        }
        return numbers.allSatisfy(\.isFinite) ? numbers : nil
    }

    func number(_ key: String) -> CGFloat? {
        guard containsValue(forKey: key) else { return nil }
        let value = CGFloat(decodeDouble(forKey: key))
        return value.isFinite ? value : nil
    }

    func integer(_ key: String) -> Int? { containsValue(forKey: key) ? decodeInteger(forKey: key) : nil }

    /// An object; nil where there is none or one of another class.
    func object<Object: NSObject & NSSecureCoding>(_ type: Object.Type, _ key: String) -> Object? {
        requiresSecureCoding
            ? nested(key) { decodeObject(of: type, forKey: key) } : nested(key) { decodeObject(forKey: key) as? Object }
    }

    /// An object of any class, where the archive is not read securely; nil where there is none.
    func anyObject(_ key: String) -> Any? { nested(key) { decodeObject(forKey: key) } }

    /// Foundation on Linux takes a missing object for an error.
    private func nested<Object>(_ key: String, _ body: () -> Object?) -> Object? {
        guard containsValue(forKey: key), ArchiveDepth.enter() else { return nil }
        defer { ArchiveDepth.leave() }
        return body()
    }
}

/// Keeps archives whose objects contain themselves from going on without end: Foundation decodes such an object over and over.
private enum ArchiveDepth {
    // Only views have objects inside, and views are decoded on one thread.
    nonisolated(unsafe) private static var depth = 0
    nonisolated(unsafe) private static var isTooDeep = false

    /// Whether an object may be decoded. Below a depth that no interface has, nothing more of the archive is.
    static func enter() -> Bool {
        if depth >= 200 { isTooDeep = true }
        guard !isTooDeep else { return false }
        depth += 1
        return true
    }

    static func leave() {
        depth -= 1
        if depth == 0 { isTooDeep = false }
    }
}

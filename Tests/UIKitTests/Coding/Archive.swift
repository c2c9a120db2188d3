import Testing
@_spi(SliderKit) import UIKit

/// Archives and reads again, securely.
func copied<Object: NSObject & NSSecureCoding>(_ object: Object) throws -> Object {
    let data = try NSKeyedArchiver.archivedData(withRootObject: object, requiringSecureCoding: true)
    return try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: Object.self, from: data))
}

/// Archives a view and reads it again. Views are not archived securely, as on Apple's systems.
@MainActor func copied<View: UIView>(_ view: View) throws -> View {
    let data = try NSKeyedArchiver.archivedData(withRootObject: view, requiringSecureCoding: false)
    return try #require(decoded(data) as? View)
}

func decoded(_ data: Data) -> Any? {
    guard let decoder = try? NSKeyedUnarchiver(forReadingFrom: data) else { return nil }
    decoder.requiresSecureCoding = false
    decoder.decodingFailurePolicy = .setErrorAndReturn
    return decoder.decodeObject(forKey: NSKeyedArchiveRootObjectKey)
}

/// The archive's objects as Foundation lays them down.
func objects(of data: Data) throws -> [Any] {
    let list = try PropertyListSerialization.propertyList(from: data, options: [], format: nil)
    return try #require((list as? [String: Any])?["$objects"] as? [Any])
}

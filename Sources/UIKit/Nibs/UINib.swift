/// A nib: objects that were laid out in Interface Builder, to be made any number of times. The file's XML is read once.
@preconcurrency @MainActor
open class UINib: NSObject {
    private let document: Result<NibDocument, any Error>
    private let bundle: Bundle

    /// Options of `instantiate(withOwner:options:)`.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        /// The key's name.
        public let rawValue: String
        /// A key of a name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Objects that stand for placeholders, by the placeholders' identifiers.
        public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
    }

    /// The nib of a name, without extension, in a bundle; nil: the main one. A nib that is missing or malformed is told of when it is
    /// instantiated, and then holds nothing.
    public init(nibName name: String, bundle bundleOrNil: Bundle?) {
        bundle = bundleOrNil ?? AppInterface.bundle
        document = Self.document(named: name, in: bundle)
    }

    /// A nib from the contents of a xib.
    public init(data: Data, bundle bundleOrNil: Bundle?) {
        bundle = bundleOrNil ?? AppInterface.bundle
        document = Result { try NibDocument(NibReader.read(data, file: "(data)"), file: "(data)") }
    }

    /// Makes the nib's objects anew and connects them.
    /// - Returns: the objects at the top, in the file's order, without placeholders.
    open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [UINib.OptionsKey: Any]? = nil) -> [Any] {
        switch document {
        case .failure(let error):
            NibLedger.tell(error as? NibProblem ?? NibProblem(message: "\(error)", file: "(nib)", line: 0))
            return []
        case .success(let document):
            let external = optionsOrNil?[.externalObjects] as? [String: Any] ?? [:]
            return NibBuilder(document, bundle: bundle).instantiate(owner: ownerOrNil as? NSObject, external: external)
        }
    }

    private static func document(named name: String, in bundle: Bundle) -> Result<NibDocument, any Error> {
        let base = name.hasSuffix(".xib") ? String(name.dropLast(4)) : name
        guard let url = ResourceIndex.nib(base, "xib", in: bundle) else {
            return .failure(
                NibProblem(
                    message: "there is no nib named \(name) in this bundle; add \(base).xib, or correct the name", file: bundle.bundlePath, line: 0))
        }
        return Result { try NibDocument(contentsOf: url) }
    }
}

extension Bundle {
    /// Makes the objects of a nib in this bundle.
    /// - Returns: the objects at the top, in the file's order, without placeholders; nil where there is no such nib.
    @preconcurrency @MainActor
    public func loadNibNamed(_ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil) -> [Any]? {
        let made = UINib(nibName: name, bundle: self == .main ? AppInterface.bundle : self).instantiate(withOwner: owner, options: options)
        return made.isEmpty ? nil : made
    }
}

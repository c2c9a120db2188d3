/// What is known of a class.
struct ClassRecord {
    let name: String
    let type: AnyClass
    let isDesignable: Bool
    let make: ((CGRect) -> NSObject)?
}

@_spi(SliderKit) extension Registry {
    /// Registers a class by its name (`ThumbView`, or `Module.ThumbView` for a qualified lookup too).
    /// - Parameter make: makes an instance with a frame, as a designable is made; nil when it can't be made so.
    public func `class`(_ type: AnyClass, named name: String, designable: Bool = false, make: ((CGRect) -> NSObject)? = nil) {
        let record = ClassRecord(name: name, type: type, isDesignable: designable, make: make)
        if classesByName[name] == nil { classOrder.append(name) }
        classesByName[name] = record
    }

    /// The class with a name.
    public func type(named name: String) -> AnyClass? { record(named: name)?.type }

    /// An instance of the class with a name, made with a frame.
    public func make(_ name: String, frame: CGRect) -> NSObject? { record(named: name)?.make?(frame) }

    /// An instance of a class that can be made without arguments.
    func make(_ type: AnyClass) -> NSObject? { record(of: type)?.make?(.zero) }

    /// The names of all classes, in order of registration.
    public var classNames: [String] { classOrder }

    /// The names of the designable classes, in order of registration.
    public var designableNames: [String] { classOrder.filter { classesByName[$0]?.isDesignable == true } }

    /// Whether Interface Builder shows a class.
    public func isDesignable(_ name: String) -> Bool { record(named: name)?.isDesignable == true }

    /// Whether a class can be made with a frame.
    public func canMake(_ name: String) -> Bool { record(named: name)?.make != nil }

    /// Registers the folder that a class's resources are in.
    public func bundle<T>(_ type: T.Type, path: String) {
        put(entry(type, path), into: &bundles)
    }

    /// The bundle of a class: the one registered for it or its nearest superclass, else the main bundle.
    public func bundle(for type: AnyClass) -> Bundle {
        best(bundles, for: type).flatMap { Bundle(path: $0) } ?? .main
    }

    /// What is known of a class.
    func record(of type: AnyClass) -> ClassRecord? { classesByName.values.first { $0.type == type } }

    /// Nibs name a class without its module, code that prints it with it.
    private func record(named name: String) -> ClassRecord? {
        if let record = classesByName[name] { return record }
        guard let last = name.split(separator: ".").last, last.count < name.count else { return nil }
        return classesByName[String(last)]
    }
}

import Foundation

/// A xib or storyboard that is being edited: its bytes, of which an edit changes those that say a value and no others.
public struct NibText {
    /// The whole file.
    public private(set) var bytes: [UInt8]
    let path: String

    /// - Parameter path: the file's name in messages.
    public init(_ bytes: [UInt8], path: String) {
        self.bytes = bytes
        self.path = path
    }

    /// Writes values, one after the other.
    /// - Throws: ``NibEditError`` for the first that can't be written; none is written then.
    public mutating func apply(_ edits: [NibEdit]) throws {
        var copy = self
        for edit in edits { try copy.apply(edit) }
        self = copy
    }

    /// The value of an attribute of an element, or nil.
    public func value(of attribute: String, object: String) throws -> String? {
        let tag = try tag(object)
        return tag.attribute(attribute).map { unescaped($0.value) }
    }

    private mutating func apply(_ edit: NibEdit) throws {
        let tag = try tag(edit.object)
        switch edit.place {
        case .attribute(let name):
            guard NibText.isName(name) else { throw NibEditError("\(path): \(name) is no name of an attribute") }
            set(name, edit.value, of: tag)
        case .color(let key):
            let color = tag.children.first { $0.name == "color" && text(of: "key", $0) == key }
            let nothing = tag.children.first { $0.name == "nil" && text(of: "key", $0) == key }
            let written = try edit.value.map { try NibValues.color($0, key: key, path: path) }
            if let old = color ?? nothing { replace(old, by: written) } else if let written { insert(written, into: tag, .color) }
        case .runtime(let keyPath, let type):
            try setRuntime(keyPath, type, edit.value, of: tag)
        }
    }

    // MARK: Finding

    private func root() throws -> NibTag {
        var scanner = NibScanner(bytes, path: path)
        let root = try scanner.scan()
        guard root.name == "document" else {
            throw NibEditError(
                root.name == "archive"
                    ? "\(path): the file is of the format of Xcode 3, which is read and not written; save it with a newer Xcode"
                    : "\(path): the file is no xib or storyboard")
        }
        return root
    }

    private func tag(_ id: String) throws -> NibTag {
        var found: [NibTag] = []
        var waiting = [try root()]
        while let tag = waiting.popLast() {
            if text(of: "id", tag) == id { found.append(tag) }
            waiting += tag.children
        }
        guard found.count == 1 else {
            throw NibEditError("\(path): \(found.isEmpty ? "no object has" : "\(found.count) objects have") the id \(id); the file is left as it is")
        }
        return found[0]
    }

    func text(of attribute: String, _ tag: NibTag) -> String? { tag.attribute(attribute).map { unescaped($0.value) } }

    private func unescaped(_ range: Range<Int>) -> String { NibValues.unescaped(String(decoding: bytes[range], as: UTF8.self)) }

    // MARK: Attributes

    private mutating func set(_ name: String, _ value: String?, of tag: NibTag) {
        switch (tag.attribute(name), value) {
        case (let old?, let value?): replace(old.value, by: NibValues.escaped(value, quote: bytes[old.range.upperBound - 1]))
        case (let old?, nil): replace(old.range, by: "")
        case (nil, let value?): replace(place(for: name, in: tag), by: " \(name)=\"\(NibValues.escaped(value))\"")
        case (nil, nil): break
        }
    }

    /// Behind the last attribute that Interface Builder writes before it, where that is known.
    private func place(for name: String, in tag: NibTag) -> Range<Int> {
        let rank = NibOrder.rank(ofAttribute: name)
        let before = tag.attributes.last { NibOrder.rank(ofAttribute: $0.name) < rank }
        let end = before?.range.upperBound ?? tag.nameEnd
        return end..<end
    }

    // MARK: Runtime attributes

    private mutating func setRuntime(_ keyPath: String, _ type: NibEdit.RuntimeType, _ value: String?, of tag: NibTag) throws {
        let list = tag.children.first { $0.name == "userDefinedRuntimeAttributes" }
        let old = list?.children.first { $0.name == "userDefinedRuntimeAttribute" && text(of: "keyPath", $0) == keyPath }
        guard let value else {
            guard let list, let old else { return }
            return replace(list.children.count == 1 ? list : old, by: nil)
        }
        let written = try NibValues.runtime(keyPath, type, value, path: path)
        if let old {
            if changeInPlace(old, written) { return }
            replace(old, by: written.element(newline: newline, indent: indentation(of: old), step: step))
        } else if let list {
            insert(written.element(newline: newline, indent: indentation(of: list) + step, step: step), into: list, .last)
        } else {
            let inner = indentation(of: tag) + step
            let element = written.element(newline: newline, indent: inner + step, step: step)
            insert(
                "<userDefinedRuntimeAttributes>\(newline)\(inner)\(step)\(element)\(newline)\(inner)</userDefinedRuntimeAttributes>", into: tag, .runtime)
        }
    }

    /// A value that is written as the old one was changes only the value's own bytes.
    private mutating func changeInPlace(_ old: NibTag, _ new: RuntimeValue) -> Bool {
        guard text(of: "type", old) == new.type else { return false }
        switch new.form {
        case .attribute(let value):
            guard old.children.isEmpty, let attribute = old.attribute("value") else { return false }
            replace(attribute.value, by: NibValues.escaped(value, quote: bytes[attribute.range.upperBound - 1]))
        case .child(let name, let parts):
            guard old.children.count == 1, let child = old.children.first, child.name == name, child.children.isEmpty,
                Set(child.attributes.map(\.name)) == Set(parts.map(\.name)).union(["key"])
            else { return false }
            // From the back, so that the places in front stay right.
            for attribute in child.attributes.reversed() {
                guard let part = parts.first(where: { $0.name == attribute.name }) else { continue }
                replace(attribute.value, by: NibValues.escaped(part.value))
            }
        }
        return true
    }

    // MARK: Elements

    /// Puts another element in the place of one; nothing takes its line out too, if it stood alone there.
    private mutating func replace(_ tag: NibTag, by element: String?) {
        if let element { return replace(tag.range, by: element) }
        var range = tag.range
        while range.lowerBound > 0, bytes[range.lowerBound - 1] == 32 || bytes[range.lowerBound - 1] == 9 { range = range.lowerBound - 1..<range.upperBound }
        let startsLine = range.lowerBound > 0 && bytes[range.lowerBound - 1] == 10
        let rest = bytes[range.upperBound...]
        if startsLine, rest.starts(with: [13, 10]) {
            range = range.lowerBound..<range.upperBound + 2
        } else if startsLine, rest.first == 10 {
            range = range.lowerBound..<range.upperBound + 1
        } else {
            range = tag.range
        }
        replace(range, by: "")
    }

    private mutating func insert(_ element: String, into tag: NibTag, _ kind: NibOrder.Child) {
        let outer = indentation(of: tag)
        let inner = tag.children.first.map(indentation) ?? outer + step
        if tag.isSelfClosing {
            // The space before the slash goes, too.
            var end = tag.startTag.upperBound - 2
            while bytes[end - 1] == 32 { end -= 1 }
            return replace(end..<tag.startTag.upperBound, by: ">\(newline)\(inner)\(element)\(newline)\(outer)</\(tag.name)>")
        }
        guard let before = tag.children.last(where: { NibOrder.rank(ofChild: $0.name) <= kind.rawValue }) else {
            return replace(tag.startTag.upperBound..<tag.startTag.upperBound, by: "\(newline)\(inner)\(element)" + (tag.children.isEmpty ? "\(newline)\(outer)" : ""))
        }
        replace(before.range.upperBound..<before.range.upperBound, by: "\(newline)\(inner)\(element)")
    }

    private mutating func replace(_ range: Range<Int>, by text: String) { bytes.replaceSubrange(range, with: text.utf8) }

    // MARK: White space

    private var newline: String { bytes.firstIndex(of: 10).map { $0 > 0 && bytes[$0 - 1] == 13 } == true ? "\r\n" : "\n" }
    private let step = "    "

    /// The white space that a tag's line begins with.
    private func indentation(of tag: NibTag) -> String {
        var start = tag.startTag.lowerBound
        while start > 0, bytes[start - 1] != 10 { start -= 1 }
        return String(decoding: bytes[start...].prefix { $0 == 32 || $0 == 9 }, as: UTF8.self)
    }

    private static func isName(_ text: String) -> Bool {
        !text.isEmpty && text.utf8.allSatisfy { ($0 >= 65 && $0 <= 90) || ($0 >= 97 && $0 <= 122) || ($0 >= 48 && $0 <= 57) }
    }
}

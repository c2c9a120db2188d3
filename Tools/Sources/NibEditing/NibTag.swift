/// An element of a file, with the bytes that it takes.
final class NibTag {
    struct Attribute {
        let name: String
        /// From the white space before the name to the closing quote.
        let range: Range<Int>
        /// What stands between the quotes, as it is written.
        let value: Range<Int>
    }

    let name: String
    let attributes: [Attribute]
    /// From `<` to the `>` of the start tag.
    let startTag: Range<Int>
    /// Where the name stands in the start tag.
    let nameEnd: Int
    let isSelfClosing: Bool
    /// From the first `<` to the last `>`.
    private(set) var range: Range<Int>
    /// Where the end tag begins; the end of the element for one without.
    private(set) var endTag: Int
    private(set) var children: [NibTag] = []

    init(name: String, attributes: [Attribute], startTag: Range<Int>, nameEnd: Int, isSelfClosing: Bool) {
        self.name = name
        self.attributes = attributes
        self.startTag = startTag
        self.nameEnd = nameEnd
        self.isSelfClosing = isSelfClosing
        range = startTag
        endTag = startTag.upperBound
    }

    func add(_ child: NibTag) { children.append(child) }

    func close(_ tag: Range<Int>) {
        endTag = tag.lowerBound
        range = startTag.lowerBound..<tag.upperBound
    }

    func attribute(_ name: String) -> Attribute? { attributes.first { $0.name == name } }
}

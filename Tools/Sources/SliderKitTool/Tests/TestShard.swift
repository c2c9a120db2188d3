/// A part of a suite: the K-th of N, as even as can be, and the same tests in every run.
struct TestShard: Equatable {
    let number: Int
    let count: Int

    /// - Throws: ``ToolError`` when the text is not of the form `K/N`.
    init(_ text: String) throws {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
        guard parts.count == 2, let number = parts[0], let count = parts[1], count >= 1, (1...count).contains(number) else {
            throw ToolError.usage("'\(text)' is no shard; write its number and how many there are, such as --shard 1/4")
        }
        (self.number, self.count) = (number, count)
    }

    /// Every N-th element, from the K-th on: neighbours, which often take equally long, are spread.
    func part<Element>(of all: [Element]) -> [Element] {
        all.enumerated().filter { $0.offset % count == number - 1 }.map(\.element)
    }
}

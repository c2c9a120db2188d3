/// What a label measured last, kept until its content or traits change.
final class LabelCache {
    /// The text as it is measured (colours don't matter).
    let text: NSAttributedString
    private var sizes: [Key: CGSize] = [:]

    private struct Key: Hashable {
        let width: CGFloat
        let lines: Int
    }

    init(text: NSAttributedString) { self.text = text }

    func size(width: CGFloat?, lines: Int, make: () -> CGSize) -> CGSize {
        let key = Key(width: width ?? -1, lines: lines)
        if let known = sizes[key] { return known }
        if sizes.count > 16 { sizes.removeAll() }
        let made = make()
        sizes[key] = made
        return made
    }

    /// The width that lines were broken at in the last layout, in points.
    var laidOutSize = CGSize.zero
}

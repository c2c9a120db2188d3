extension CGRect {
    /// What two rectangles share, null if nothing. Unlike Foundation's `intersection(_:)`, which traps on them, sides may be infinite
    /// or not numbers.
    @_spi(SliderKit) public func overlap(_ other: CGRect) -> CGRect {
        if isNull || other.isNull { return .null }
        let left = Swift.max(minX, other.minX)
        let top = Swift.max(minY, other.minY)
        let right = Swift.min(maxX, other.maxX)
        let bottom = Swift.min(maxY, other.maxY)
        // Written so that a side that is not a number leaves nothing.
        guard left <= right, top <= bottom, left.isFinite, top.isFinite, right.isFinite, bottom.isFinite else { return .null }
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }
}

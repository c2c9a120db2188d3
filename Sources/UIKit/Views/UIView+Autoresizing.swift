extension UIView {
    func setAutoresizing(_ mask: AutoresizingMask) {
        flags.autoresizing = UInt32(mask.rawValue & 0x3F)
        geometryChangedForLayout()
    }

    /// Moves and resizes the subviews after a change of size, by their masks, through their overridable `bounds` and `center`.
    func resizeSubviews(from old: CGSize, to new: CGSize) {
        for child in children where child.flags.autoresizing != 0 && child.flags.contains(.translatesMask) {
            child.followSuperview(from: old, to: new)
        }
    }

    private func followSuperview(from old: CGSize, to new: CGSize) {
        let mask = autoresizingMask
        let layer = ownLayer
        let anchor = layer.anchorPoint
        let size = layer.bounds.size
        let origin = CGPoint(x: layer.position.x - anchor.x * size.width, y: layer.position.y - anchor.y * size.height)
        let (x, width) = Self.distribute(
            new.width - old.width, start: origin.x, length: size.width, end: old.width - origin.x - size.width,
            flexible: (mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth), mask.contains(.flexibleRightMargin)))
        let (y, height) = Self.distribute(
            new.height - old.height, start: origin.y, length: size.height, end: old.height - origin.y - size.height,
            flexible: (mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight), mask.contains(.flexibleBottomMargin)))
        if width != size.width || height != size.height {
            bounds = CGRect(origin: layer.bounds.origin, size: CGSize(width: max(0, width), height: max(0, height)))
        }
        let newCenter = CGPoint(x: x + anchor.x * max(0, width), y: y + anchor.y * max(0, height))
        if newCenter != layer.position { center = newCenter }
    }

    /// One axis: shares a change of length among the flexible parts in proportion to their lengths, evenly if those sum up to nothing.
    /// Without a flexible part, the end margin takes all.
    static func distribute(
        _ delta: CGFloat, start: CGFloat, length: CGFloat, end: CGFloat, flexible: (start: Bool, length: Bool, end: Bool)
    ) -> (start: CGFloat, length: CGFloat) {
        let count = CGFloat((flexible.start ? 1 : 0) + (flexible.length ? 1 : 0) + (flexible.end ? 1 : 0))
        guard count > 0, delta != 0 else { return (start, length) }
        let sum = (flexible.start ? start : 0) + (flexible.length ? length : 0) + (flexible.end ? end : 0)
        func share(_ part: CGFloat, _ isFlexible: Bool) -> CGFloat {
            guard isFlexible else { return 0 }
            return sum > 0 ? delta * part / sum : delta / count
        }
        return (start + share(start, flexible.start), length + share(length, flexible.length))
    }
}

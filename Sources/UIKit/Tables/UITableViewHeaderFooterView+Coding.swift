import Foundation

private enum Key {
    static let identifier = "UIReuseIdentifier"
    static let text = "UIText"
    static let detail = "UIDetailText"
    static let content = "UIContentSubviews"
}

extension TableViewBox {
    static func decoded(_ coder: NSCoder) -> TableViewBox {
        if let nib = coder as? NibCoder { return TableViewBox(nib.element["reuseIdentifier"]) }
        return TableViewBox(coder.allowsKeyedCoding ? coder.anyObject(Key.identifier) as? String : nil)
    }
}

extension UITableViewHeaderFooterView {
    func encodeSectionView(_ coder: NSCoder) {
        guard coder.allowsKeyedCoding else { return }
        if let identifier = box.identifier { coder.encode(identifier, forKey: Key.identifier) }
        if let text = box.textLabel?.text { coder.encode(text, forKey: Key.text) }
        if let text = box.detailLabel?.text { coder.encode(text, forKey: Key.detail) }
        let own = box.contentView.subviews.filter { $0 !== box.textLabel && $0 !== box.detailLabel }
        if !own.isEmpty { coder.encode(own, forKey: Key.content) }
    }

    func decodeSectionView(_ coder: NSCoder) {
        if let nib = coder as? NibCoder { return decodeSectionViewNib(nib) }
        guard coder.allowsKeyedCoding else { return }
        if let text = coder.anyObject(Key.text) as? String { textLabel?.text = text }
        if let text = coder.anyObject(Key.detail) as? String { detailTextLabel?.text = text }
        for view in coder.anyObject(Key.content) as? [UIView] ?? [] { box.contentView.addSubview(view) }
    }
}

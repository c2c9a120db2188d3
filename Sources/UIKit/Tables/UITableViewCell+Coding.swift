import Foundation

extension TableCellBox {
    private enum Key {
        static let style = "UITableViewCellStyle"
        static let identifier = "UIReuseIdentifier"
    }

    static func decoded(_ coder: NSCoder) -> TableCellBox {
        if let nib = coder as? NibCoder {
            return TableCellBox(UITableViewCell.nibStyle(nib.element), nib.element["reuseIdentifier"])
        }
        guard coder.allowsKeyedCoding else { return TableCellBox(.default, nil) }
        return TableCellBox(
            UITableViewCell.CellStyle(rawValue: coder.decodeInteger(forKey: Key.style)) ?? .default,
            coder.anyObject(Key.identifier) as? String)
    }

    func encode(_ coder: NSCoder) {
        coder.encode(style.rawValue, forKey: Key.style)
        if let identifier { coder.encode(identifier, forKey: Key.identifier) }
    }
}

extension UITableViewCell {
    private enum Key {
        static let text = "UIText"
        static let detail = "UIDetailText"
        static let image = "UIImage"
        static let accessory = "UIAccessoryType"
        static let selection = "UISelectionStyle"
        static let level = "UIIndentationLevel"
        static let width = "UIIndentationWidth"
        static let content = "UIContentSubviews"
    }

    func encodeCell(_ coder: NSCoder) {
        guard coder.allowsKeyedCoding else { return }
        box.encode(coder)
        if let text = box.textLabel?.text { coder.encode(text, forKey: Key.text) }
        if let text = box.detailLabel?.text { coder.encode(text, forKey: Key.detail) }
        if let image = box.picture?.image { coder.encode(image, forKey: Key.image) }
        coder.encode(accessoryType.rawValue, forKey: Key.accessory)
        coder.encode(selectionStyle.rawValue, forKey: Key.selection)
        coder.encode(indentationLevel, forKey: Key.level)
        coder.encode(Double(indentationWidth), forKey: Key.width)
        let standard: [UIView?] = [box.textLabel, box.detailLabel, box.picture]
        let own = box.contentView.subviews.filter { view in !standard.contains { $0 === view } }
        if !own.isEmpty { coder.encode(own, forKey: Key.content) }
    }

    func decodeCell(_ coder: NSCoder) {
        if let nib = coder as? NibCoder { return decodeCellNib(nib) }
        guard coder.allowsKeyedCoding, coder.containsValue(forKey: Key.accessory) else { return }
        if let text = coder.anyObject(Key.text) as? String { textLabel?.text = text }
        if let text = coder.anyObject(Key.detail) as? String { detailTextLabel?.text = text }
        if let image = coder.object(UIImage.self, Key.image) { imageView?.image = image }
        accessoryType = AccessoryType(rawValue: coder.decodeInteger(forKey: Key.accessory)) ?? .none
        selectionStyle = SelectionStyle(rawValue: coder.decodeInteger(forKey: Key.selection)) ?? .default
        indentationLevel = coder.decodeInteger(forKey: Key.level)
        indentationWidth = coder.decodeDouble(forKey: Key.width)
        for view in coder.anyObject(Key.content) as? [UIView] ?? [] { box.contentView.addSubview(view) }
    }
}

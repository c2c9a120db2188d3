import Foundation

extension UITableView {
    private enum Key {
        static let style = "UITableViewStyle"
        static let rowHeight = "UIRowHeight"
        static let estimate = "UIEstimatedRowHeight"
        static let header = "UISectionHeaderHeight"
        static let footer = "UISectionFooterHeight"
        static let separator = "UISeparatorStyle"
        static let color = "UISeparatorColor"
        static let noSelection = "UITableViewSelectionDisabled"
        static let multiple = "UIAllowsMultipleSelection"
    }

    static func decodedStyle(_ coder: NSCoder) -> Style {
        if let nib = coder as? NibCoder { return nibStyle(nib.element) }
        return coder.allowsKeyedCoding ? Style(rawValue: coder.decodeInteger(forKey: Key.style)) ?? .plain : .plain
    }

    func encodeTable(_ coder: NSCoder) {
        guard coder.allowsKeyedCoding else { return }
        coder.encode(style.rawValue, forKey: Key.style)
        coder.encode(Double(rowHeight), forKey: Key.rowHeight)
        coder.encode(Double(estimatedRowHeight), forKey: Key.estimate)
        coder.encode(Double(sectionHeaderHeight), forKey: Key.header)
        coder.encode(Double(sectionFooterHeight), forKey: Key.footer)
        coder.encode(separatorStyle.rawValue, forKey: Key.separator)
        if let color = table.separatorColor { coder.encode(color, forKey: Key.color) }
        coder.encode(!allowsSelection, forKey: Key.noSelection)
        coder.encode(allowsMultipleSelection, forKey: Key.multiple)
    }

    func decodeTable(_ coder: NSCoder) {
        if let nib = coder as? NibCoder { return decodeTableNib(nib) }
        guard coder.allowsKeyedCoding, coder.containsValue(forKey: Key.rowHeight) else { return }
        rowHeight = coder.decodeDouble(forKey: Key.rowHeight)
        estimatedRowHeight = coder.decodeDouble(forKey: Key.estimate)
        sectionHeaderHeight = coder.decodeDouble(forKey: Key.header)
        sectionFooterHeight = coder.decodeDouble(forKey: Key.footer)
        separatorStyle = UITableViewCell.SeparatorStyle(rawValue: coder.decodeInteger(forKey: Key.separator)) ?? .singleLine
        if let color = coder.object(UIColor.self, Key.color) { separatorColor = color }
        allowsSelection = !coder.decodeBool(forKey: Key.noSelection)
        allowsMultipleSelection = coder.decodeBool(forKey: Key.multiple)
    }
}

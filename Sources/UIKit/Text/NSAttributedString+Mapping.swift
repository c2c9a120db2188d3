extension NSAttributedString {
    /// The same text with each run's attributes changed. Built anew from runs: on Linux, Foundation stops the program when
    /// `addAttribute` meets some attribute dictionaries.
    func mappingAttributes(_ change: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]) -> NSAttributedString {
        let result = NSMutableAttributedString(string: "")
        let letters = string as NSString
        enumerateAttributes(in: NSRange(location: 0, length: length), options: []) { attributes, range, _ in
            result.append(NSAttributedString(string: letters.substring(with: range), attributes: change(attributes)))
        }
        return result
    }
}

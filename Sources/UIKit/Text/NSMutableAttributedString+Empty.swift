extension NSMutableAttributedString {
    /// An empty text. Foundation on Linux lacks it; the parameter that nobody can pass lets it stand beside the inherited `init()`.
    public convenience init(_: Never...) { self.init(string: "") }
}

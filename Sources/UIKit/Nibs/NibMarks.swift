/// What happened to an element or attribute of a nib, for the account.
struct NibMarks: OptionSet {
    let rawValue: UInt8

    /// A decoder looked at it.
    static let read = NibMarks(rawValue: 1)
    /// It was made use of, or passed over because it means nothing when the file runs.
    static let used = NibMarks(rawValue: 2)
    /// Its value means nothing.
    static let wrong = NibMarks(rawValue: 8)
    /// The ledger tells of it.
    static let told = NibMarks(rawValue: 4)
}

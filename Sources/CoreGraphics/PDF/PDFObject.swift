/// A value of a PDF file.
indirect enum PDFObject {
    case null
    case bool(Bool)
    case number(Double)
    case string([UInt8])
    case name(String)
    case array([PDFObject])
    case dictionary([String: PDFObject])
    case stream([String: PDFObject], [UInt8])
    case reference(Int)
    /// A word of a content stream that is none of these: an operator.
    case keyword(String)

    var number: Double? {
        if case .number(let value) = self { return value }
        return nil
    }

    var name: String? {
        if case .name(let value) = self { return value }
        return nil
    }
}

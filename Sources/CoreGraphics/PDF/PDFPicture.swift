import Foundation

/// The first page of a PDF file, as asset catalogues hold pictures.
///
/// Understands paths, colours, clips, text, pictures, forms, axial and radial shadings, and alpha. Blend modes, soft masks, and patterns
/// are passed over and noted. Own code, since the libraries that read PDFs (Poppler, MuPDF) have licences that an app would have to take on.
@_spi(SliderKit) public final class PDFPicture {
    /// In points; at least 1 × 1.
    public let size: CGSize
    private let file: PDFFile
    private let page: [String: PDFObject]
    private let box: CGRect

    /// What the page holds that was passed over, known after it was drawn.
    public private(set) var passedOver: [String] = []

    /// Nil when the data is no PDF with a page.
    public init?(data: Data) {
        guard let file = PDFFile([UInt8](data)), let page = file.page else { return nil }
        self.file = file
        self.page = page
        let entry = file.inherited("CropBox", of: page) ?? file.inherited("MediaBox", of: page)
        let numbers = file.numbers(entry) ?? []
        guard numbers.count == 4 else { return nil }
        box = CGRect(x: numbers[0], y: numbers[1], width: numbers[2] - numbers[0], height: numbers[3] - numbers[1]).standardized
        guard box.width >= 0.5, box.height >= 0.5, box.width <= 10_000, box.height <= 10_000 else { return nil }
        size = box.size
    }

    /// The page's pixels.
    /// - Parameter scale: Pixels per point, more than 0.
    public func image(scale: CGFloat) -> CGImage? {
        guard scale > 0, let context = CGContext(bitmapPointSize: size, scale: scale, opaque: false) else { return nil }
        context.translateBy(x: 0, y: size.height)
        context.scaleBy(x: 1, y: -1)
        context.translateBy(x: -box.minX, y: -box.minY)
        context.clip(to: box)
        let content: [UInt8]
        if let parts = file.array(page["Contents"]) {
            content = Array(parts.map { file.data($0) }.joined(separator: [10]))
        } else {
            content = file.data(page["Contents"])
        }
        let interpreter = PDFInterpreter(file: file, context: context)
        interpreter.run(content, resources: file.dictionary(file.inherited("Resources", of: page)) ?? [:])
        passedOver = interpreter.passedOver.sorted()
        return context.makeImage()
    }
}

@_spi(SliderKit) import UIKit
@_spi(SliderKit) import UIKitTesting

/// What was drawn of a picture.
struct Ink {
    /// The area of the drawing's bounding box over the picture's, from 0 to 1.
    let fill: Double

    /// Everything that differs from an empty picture of the same size. A background of one colour, which all four corners show, is no
    /// drawing, unless there is nothing else.
    init(_ picture: CGImage, over blank: CGImage) {
        let (width, height) = (picture.width, picture.height)
        let (drawn, empty) = (Ink.words(picture), Ink.words(blank))
        guard width > 0, height > 0, drawn.count == empty.count else {
            fill = 0
            return
        }
        let whole = Ink.box(width, height) { drawn[$0] != empty[$0] }
        let corners = Set([0, width - 1, (height - 1) * width, height * width - 1].map { drawn[$0] })
        let content = corners.count == 1 ? Ink.box(width, height) { !corners.contains(drawn[$0]) } : 0
        fill = whole > 0 && content > 0 ? content : whole
    }

    /// The share of the picture that the smallest box around all pixels that count takes.
    private static func box(_ width: Int, _ height: Int, _ counts: (Int) -> Bool) -> Double {
        var (left, right, top, bottom) = (width, -1, height, -1)
        for y in 0..<height {
            for x in 0..<width where counts(y * width + x) {
                (left, right) = (min(left, x), max(right, x))
                (top, bottom) = (min(top, y), max(bottom, y))
            }
        }
        guard right >= left, bottom >= top else { return 0 }
        return Double((right - left + 1) * (bottom - top + 1)) / Double(width * height)
    }

    private static func words(_ image: CGImage) -> [UInt32] {
        image.packedPixels.withUnsafeBytes { Array($0.bindMemory(to: UInt32.self)) }
    }
}

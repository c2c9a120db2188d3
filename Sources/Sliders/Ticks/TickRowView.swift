import UIKit

/// Draws the marks and labels of a row of ticks. It reaches beyond the slider, since labels at the ends do.
final class TickRowView: UIView {
    struct Label: Equatable {
        var text: String
        /// In the slider's coordinates.
        var rect: CGRect
    }

    struct Content: Equatable {
        /// In the slider's coordinates.
        var marks: [CGRect] = []
        var labels: [Label] = []
        var color = UIColor.label
        var labelColor = UIColor.label
        var font = UIFont.systemFont(ofSize: 11)
    }

    var content = Content()
    /// Where the view's own origin is in the slider.
    var origin = CGPoint.zero

    override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        isUserInteractionEnabled = false
        contentMode = .redraw
    }

    required init?(coder: NSCoder) { nil }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let scale = max(1, contentScaleFactor)
        context.setFillColor(content.color.resolvedColor(with: traitCollection).cgColor)
        for mark in content.marks {
            // On whole pixels, so that all are equally sharp.
            let place = mark.offsetBy(dx: -origin.x, dy: -origin.y)
            let corner = CGPoint(x: (place.minX * scale).rounded() / scale, y: (place.minY * scale).rounded() / scale)
            context.fill(CGRect(origin: corner, size: place.size))
        }
        for label in content.labels {
            (label.text as NSString).draw(
                in: label.rect.offsetBy(dx: -origin.x, dy: -origin.y),
                withAttributes: [.font: content.font, .foregroundColor: content.labelColor.resolvedColor(with: traitCollection)])
        }
    }
}

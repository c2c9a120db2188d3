import Sliders
import UIKit

/// Values in bubbles.
@MainActor
enum BubbleSection {
    static func make() -> GallerySection {
        GallerySection(title: "Bubbles", rows: [dynamicThumb, whileHeld, always, merging, attributed])
    }

    private static var dynamicThumb: GalleryRow {
        let slider = DynamicThumbSlider()
        slider.growthWhileTouched = 0
        return GalleryRow("Dynamic thumb: touch it", slider) { $0.value = 0.3 }
    }

    private static var whileHeld: GalleryRow {
        GalleryRow("While held, and with the focus", ValueSlider(values: [40], in: 0...100)) {
            $0.addDecoration(ValueBubbles(visibility: .whileHeldOrFocused))
        }
    }

    private static var always: GalleryRow {
        GalleryRow("Always, below", ValueSlider(values: [18.5], in: -10...40)) {
            $0.format = UnitFormat("°C", spoken: "degrees Celsius", number: NumberFormat(fractionDigits: 1))
            $0.addDecoration(BubbleRoom())
            $0.addDecoration(ValueBubbles(visibility: .always, side: .after))
        }
    }

    private static var merging: GalleryRow {
        GalleryRow("Two that merge where they meet", ValueSlider(values: [42, 52], in: 0...100)) {
            $0.addDecoration(BubbleRoom())
            $0.addDecoration(ValueBubbles(visibility: .always, side: .after))
        }
    }

    private static var attributed: GalleryRow {
        GalleryRow("Colour and text by level", ValueSlider(values: [0.8])) {
            var style = BubbleStyle()
            style.fillColor = { UIColor(hue: 0.6 - 0.6 * $0, saturation: 0.8, brightness: 0.8, alpha: 1) }
            style.attributedText = { text, level in
                NSAttributedString(string: text, attributes: [.font: UIFont.boldSystemFont(ofSize: 14 + 8 * level), .foregroundColor: UIColor.white])
            }
            $0.addDecoration(BubbleRoom())
            $0.addDecoration(ValueBubbles(style, visibility: .always, side: .after))
        }
    }
}

import Testing
@_spi(SliderKit) import UIKit

@MainActor
struct UIImageViewTests {
    private func square(_ color: UIColor, _ width: CGFloat = 4, _ height: CGFloat = 4) -> UIImage {
        drawn(width, height) {
            color.setFill()
            UIRectFill(CGRect(x: 0, y: 0, width: width, height: height))
        }
    }

    private func contents(_ view: UIImageView) -> CGImage? { view.layer.contents as! CGImage? }

    @Test("A view made for an image has its size") func size() {
        let view = UIImageView(image: square(.red, 8, 6))
        #expect(view.bounds.size == CGSize(width: 8, height: 6))
        #expect(view.intrinsicContentSize == CGSize(width: 8, height: 6))
        view.image = nil
        #expect(view.intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric))
        #expect(contents(view) == nil && !view.isUserInteractionEnabled)
    }

    @Test("Its layer shows the image's pixels") func pixels() {
        let view = UIImageView(image: square(.red))
        #expect(Pixels(contents(view))[1, 1] == .red)
        view.highlightedImage = square(.blue)
        view.isHighlighted = true
        #expect(Pixels(contents(view))[1, 1] == .blue)
        view.isHighlighted = false
        #expect(Pixels(contents(view))[1, 1] == .red)
    }

    @Test("A template takes the tint colour and follows it") func tint() {
        let view = UIImageView(image: square(.red).withRenderingMode(.alwaysTemplate))
        let parent = UIView()
        parent.tintColor = .green
        parent.addSubview(view)
        #expect(Pixels(contents(view))[1, 1] == .green)
        parent.tintColor = .blue
        #expect(Pixels(contents(view))[1, 1] == .blue)
    }

    @Test("Its layout ignores the image's alignment insets") func alignment() {
        let insets = UIEdgeInsets(top: 1, left: 1, bottom: 2, right: 0)
        let view = UIImageView(image: square(.red, 10, 10).withAlignmentRectInsets(insets))
        #expect(view.alignmentRectInsets == insets && view.intrinsicContentSize == CGSize(width: 9, height: 7))
    }

    @Test("B6: a tiled image keeps its caps at the view's size") func caps() {
        let strip = drawn(3, 1) {
            for (x, color) in [UIColor.red, .green, .blue].enumerated() {
                color.setFill()
                UIRectFill(CGRect(x: x, y: 0, width: 1, height: 1))
            }
        }
        let view = UIImageView(image: strip.resizableImage(withCapInsets: UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 1)))
        view.frame = CGRect(x: 0, y: 0, width: 10, height: 1)
        view.layoutIfNeeded()
        let pixels = Pixels(contents(view))
        let scale = pixels.width / 10
        #expect(pixels[0, 0] == .red && pixels[pixels.width - 1, 0] == .blue && pixels[5 * scale, 0] == .green)
        #expect(pixels[9 * scale - 1, 0] == .green)
    }

    @Test("B7: an image that asks for it is mirrored in a right-to-left layout") func mirrored() {
        let halves = drawn(2, 1) {
            UIColor.red.setFill()
            UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 1))
        }
        let view = UIImageView()
        view.semanticContentAttribute = .forceRightToLeft
        view.image = halves.imageFlippedForRightToLeftLayoutDirection()
        #expect(Pixels(contents(view)).rows == [[.clear, .red]])
        view.image = halves
        #expect(Pixels(contents(view)).rows == [[.red, .clear]])
    }
}

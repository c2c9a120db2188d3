import Testing
@_spi(SliderKit) import UIKit

@MainActor
struct UIGraphicsTests {
    @Test("There is no context outside drawing code") func none() {
        #expect(UIGraphicsGetCurrentContext() == nil)
        #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
        UIGraphicsEndImageContext()
        UIGraphicsPopContext()
        UIColor.red.set()
        UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }

    @Test("Contexts nest") func nesting() {
        let outer = drawn(2, 1) {
            UIColor.red.setFill()
            let inner = drawn(1, 1) {
                UIColor.blue.setFill()
                UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 1))
            }
            UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 1))
            inner.draw(at: CGPoint(x: 1, y: 0))
        }
        #expect(Pixels(outer).rows == [[.red, .blue]])
    }

    @Test("Sizes without area give no image and keep the pairs in order", arguments: [0, -1, .nan, .infinity] as [CGFloat])
    func badSizes(length: CGFloat) {
        UIGraphicsBeginImageContext(CGSize(width: 2, height: 2))
        let outer = UIGraphicsGetCurrentContext()
        UIGraphicsBeginImageContextWithOptions(CGSize(width: length, height: 10), false, 1)
        // Code that guards on the context must not go on to draw.
        #expect(UIGraphicsGetCurrentContext() == nil)
        UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 1))
        #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
        UIGraphicsEndImageContext()
        #expect(UIGraphicsGetCurrentContext() === outer)
        UIGraphicsEndImageContext()
        #expect(UIGraphicsImageRenderer(size: CGSize(width: length, height: 1)).image { _ in }.size == .zero)
    }

    @Test("y goes down and scale multiplies pixels") func orientation() {
        let image = drawn(2, 2, scale: 2) {
            UIColor.red.setFill()
            UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 1))
        }
        let pixels = Pixels(image)
        #expect(pixels.width == 4 && image.size == CGSize(width: 2, height: 2))
        #expect(pixels[1, 1] == .red && pixels[2, 2] == .clear && pixels[0, 2] == .clear)
    }

    @Test("An opaque context starts black") func opaque() {
        #expect(Pixels(drawn(1, 1, opaque: true) {})[0, 0] == .black)
    }

    @Test("A frame is one point wide, inside") func frame() {
        let image = drawn(4, 4) {
            UIColor.red.set()
            UIRectFrame(CGRect(x: 0, y: 0, width: 4, height: 4))
        }
        let pixels = Pixels(image)
        #expect(pixels[0, 0] == .red && pixels[3, 2] == .red && pixels[1, 1] == .clear && pixels[2, 2] == .clear)
    }

    @Test("A renderer draws what lies in its bounds") func renderer() {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let renderer = UIGraphicsImageRenderer(bounds: CGRect(x: 10, y: 10, width: 2, height: 1), format: format)
        let image = renderer.image { context in
            #expect(UIGraphicsGetCurrentContext() === context.cgContext)
            UIColor.red.setFill()
            context.fill(CGRect(x: 11, y: 10, width: 5, height: 5))
            #expect(context.currentImage.size == CGSize(width: 2, height: 1))
        }
        #expect(Pixels(image).rows == [[.clear, .red]])
        #expect(renderer.format.bounds == CGRect(x: 10, y: 10, width: 2, height: 1))
        #expect(UIGraphicsGetCurrentContext() == nil)
    }
}

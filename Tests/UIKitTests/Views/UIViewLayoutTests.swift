import Foundation
import Testing
@_spi(SliderKit) import HeadlessHost
@_spi(SliderKit) @testable import UIKit

@Suite(.serialized)
struct UIViewLayoutTests {
    @Test("I16: layoutSubviews runs only on size change or invalidation") @MainActor
    func layoutCounts() {
        let stage = ViewStage()
        let view = RecordingView("v", frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        stage.window.addSubview(view)
        stage.host.commit()
        #expect(view.layouts == 1)
        stage.host.commit()
        #expect(view.layouts == 1)
        view.center.x += 10
        view.alpha = 0.5
        view.transform = CGAffineTransform(rotationAngle: 1)
        stage.host.commit()
        #expect(view.layouts == 1)
        view.transform = .identity
        view.frame.size.width = 60
        stage.host.commit()
        #expect(view.layouts == 2)
        view.setNeedsLayout()
        view.setNeedsLayout()
        stage.host.commit()
        #expect(view.layouts == 3)
        view.layoutIfNeeded()
        #expect(view.layouts == 3)
        view.addSubview(UIView())
        view.layoutIfNeeded()
        #expect(view.layouts == 4)
    }

    @Test("draw(_:) runs when it is due and its pixels are shown") @MainActor
    func drawing() {
        final class Painter: UIView {
            var color = UIColor.red
            var draws = 0
            override func draw(_ rect: CGRect) {
                draws += 1
                color.setFill()
                UIRectFill(CGRect(x: 0, y: 0, width: 25, height: 50))
            }
        }
        let stage = ViewStage()
        stage.window.backgroundColor = .white
        let view = Painter(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
        view.isOpaque = false
        stage.window.addSubview(view)
        #expect(stage.pixel(20, 20) == .red)
        #expect(stage.pixel(50, 20) == .white)
        #expect(view.draws == 1)
        view.color = .green
        stage.host.commit()
        #expect(view.draws == 1)
        view.setNeedsDisplay()
        #expect(stage.pixel(20, 20) == .green)
        #expect(view.draws == 2)
        view.frame.size.width = 100
        #expect(stage.pixel(50, 20) == .green)
        #expect(view.draws == 2)
        view.contentMode = .redraw
        view.frame.size.width = 50
        stage.host.commit()
        #expect(view.draws >= 3)
        #expect(stage.pixel(50, 20) == .white)
    }

    @Test("An opaque view that draws without a background draws on black") @MainActor
    func opaqueIsBlack() {
        final class Dot: UIView {
            override func draw(_ rect: CGRect) {
                UIColor.red.setFill()
                UIRectFill(CGRect(x: 0, y: 0, width: 10, height: 10))
            }
        }
        let stage = ViewStage()
        stage.window.backgroundColor = .white
        stage.window.addSubview(Dot(frame: CGRect(x: 0, y: 0, width: 40, height: 40)))
        #expect(stage.pixel(5, 5) == .red)
        #expect(stage.pixel(30, 30) == .black)
    }

    @Test("A draw(_:) that draws nothing leaves no pixels behind") @MainActor
    func emptyDrawing() {
        let stage = ViewStage()
        let view = RecordingView("v", frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        stage.window.addSubview(view)
        stage.host.commit()
        #expect(view.draws == 1)
        #expect(view.layer.contents == nil)
    }

    @Test("I17: view layers change at once outside of animation blocks") @MainActor
    func noImplicitAnimation() {
        let stage = ViewStage()
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        stage.window.addSubview(view)
        let standalone = CALayer()
        stage.window.layer.addSublayer(standalone)
        stage.host.commit()
        view.layer.cornerRadius = 5
        view.center = CGPoint(x: 100, y: 100)
        view.alpha = 0.2
        #expect(view.layer.animationKeys()?.isEmpty ?? true)
        standalone.opacity = 0.5
        #expect(standalone.animation(forKey: "opacity") != nil)
    }

    @Test("A view draws itself and what is inside into a context") @MainActor
    func snapshot() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        view.backgroundColor = .blue
        let inner = UIView(frame: CGRect(x: 10, y: 0, width: 10, height: 20))
        inner.backgroundColor = .red
        view.addSubview(inner)
        let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20)).image { _ in
            view.drawHierarchy(in: CGRect(x: 0, y: 0, width: 40, height: 20), afterScreenUpdates: true)
        }
        let pixels = Pixels(image)
        #expect(pixels[pixels.width / 8, pixels.height / 2] == .blue)
        #expect(pixels[pixels.width * 7 / 8, pixels.height / 2] == .red)
        #expect(view.snapshotView(afterScreenUpdates: true)?.bounds.size == view.bounds.size)
    }

    @Test("I20: a view comes back from an archive with its properties") @MainActor
    func archive() throws {
        let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
        view.tag = 9
        view.alpha = 0.5
        view.clipsToBounds = true
        view.backgroundColor = .red
        view.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
        let coder = NSKeyedArchiver(requiringSecureCoding: false)
        view.encode(with: coder)
        coder.finishEncoding()
        let decoder = try NSKeyedUnarchiver(forReadingFrom: coder.encodedData)
        decoder.requiresSecureCoding = false
        let copy = try #require(UIView(coder: decoder))
        #expect(copy.frame == view.frame)
        #expect(copy.tag == 9)
        #expect(copy.alpha == 0.5)
        #expect(copy.clipsToBounds)
        #expect(copy.autoresizingMask == view.autoresizingMask)
    }
}

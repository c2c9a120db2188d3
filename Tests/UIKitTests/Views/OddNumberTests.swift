import Foundation
import Testing
@_spi(SliderKit) import CoreGraphics
@_spi(SliderKit) import QuartzCore
@_spi(SliderKit) import HeadlessHost
@_spi(SliderKit) @testable import UIKit

/// Numbers that no one means, given to the public calls: nothing traps, and what else is on the screen is still drawn.
@Suite(.serialized)
struct OddNumberTests {
    static let numbers: [CGFloat] = [
        .nan, .infinity, -.infinity, -1, 0, .greatestFiniteMagnitude, -.greatestFiniteMagnitude, .leastNonzeroMagnitude, 1e15,
    ]

    private static func rects(_ n: CGFloat) -> [CGRect] {
        [
            CGRect(x: n, y: 0, width: 10, height: 10), CGRect(x: 0, y: n, width: 10, height: 10),
            CGRect(x: 0, y: 0, width: n, height: 10), CGRect(x: 0, y: 0, width: 10, height: n),
            CGRect(x: n, y: n, width: n, height: n), .null, .infinite,
        ]
    }

    /// A window with a green corner beneath and a red one above the view; both must show in the end.
    @MainActor
    private func check<View: UIView>(_ view: View, _ change: (View) -> Void) {
        let stage = ViewStage(size: CGSize(width: 100, height: 100))
        let probe = UIView(frame: CGRect(x: 90, y: 90, width: 10, height: 10))
        probe.backgroundColor = .red
        stage.window.addSubview(view)
        stage.window.addSubview(probe)
        stage.host.commit()
        change(view)
        _ = stage.window.hitTest(CGPoint(x: 15, y: 15), with: nil)
        stage.host.commit()
        #expect(stage.pixel(95, 95) == Pixels.Pixel(255, 0, 0))
        stage.window.isHidden = true
    }

    @MainActor
    private func box() -> UIView {
        let view = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
        view.backgroundColor = .blue
        return view
    }

    @Test("Views take odd frames, bounds, centres, transforms and opacities", arguments: numbers) @MainActor
    func views(n: CGFloat) {
        for rect in Self.rects(n) {
            check(box()) { $0.frame = rect }
            check(box()) { $0.bounds = rect }
            check(box()) { $0.center = rect.origin }
        }
        for transform in [
            CGAffineTransform(scaleX: n, y: 1), CGAffineTransform(translationX: n, y: n), CGAffineTransform(rotationAngle: n),
        ] {
            check(box()) { $0.transform = transform }
        }
        check(box()) { $0.alpha = n }
    }

    @Test("Layers take odd geometry, styles and times", arguments: numbers) @MainActor
    func layers(n: CGFloat) {
        for rect in Self.rects(n) {
            check(box()) { view in
                let layer = CALayer()
                view.layer.addSublayer(layer)
                (layer.frame, layer.position, layer.anchorPoint, layer.contentsRect) = (rect, rect.origin, rect.origin, rect)
            }
        }
        check(box()) { view in
            let layer = view.layer
            (layer.cornerRadius, layer.borderWidth, layer.shadowRadius, layer.shadowOpacity) = (n, n, n, 1)
            layer.shadowOffset = CGSize(width: n, height: n)
            layer.transform = CATransform3DMakeScale(n, n, n)
        }
        check(box()) { view in
            let animation = CABasicAnimation(keyPath: "position")
            animation.fromValue = CGPoint(x: n, y: n)
            (animation.duration, animation.beginTime, animation.timeOffset) = (Double(n), Double(n), Double(n))
            (animation.speed, animation.repeatCount, animation.repeatDuration) = (Float(n), Float(n), Double(n))
            view.layer.add(animation, forKey: "x")
        }
        check(box()) { view in
            let gradient = CAGradientLayer()
            gradient.frame = view.bounds
            gradient.type = .conic
            gradient.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
            (gradient.startPoint, gradient.endPoint) = (CGPoint(x: n, y: n), CGPoint(x: 1, y: n))
            view.layer.addSublayer(gradient)
        }
    }

    @Test("Paths, contexts and images draw odd numbers as nothing or something, and the rest as ever", arguments: numbers) @MainActor
    func drawing(n: CGFloat) {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 6, height: 6)).image { $0.fill(CGRect(x: 0, y: 0, width: 6, height: 6)) }
        for rect in Self.rects(n) {
            let picture = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40)).image { renderer in
                let context = renderer.cgContext
                context.saveGState()
                for path in [
                    UIBezierPath(rect: rect), UIBezierPath(ovalIn: rect), UIBezierPath(roundedRect: rect, cornerRadius: n),
                    UIBezierPath(arcCenter: rect.origin, radius: n, startAngle: n, endAngle: 1, clockwise: true),
                ] {
                    path.lineWidth = n
                    path.setLineDash([n, n], count: 2, phase: n)
                    path.fill()
                    path.stroke()
                    _ = path.cgPath.copy(strokingWithWidth: 2, lineCap: .round, lineJoin: .round, miterLimit: n).boundingBox
                }
                image.draw(in: rect)
                image.drawAsPattern(in: rect)
                image.resizableImage(withCapInsets: UIEdgeInsets(top: n, left: n, bottom: n, right: n)).draw(in: rect)
                context.setShadow(offset: CGSize(width: n, height: n), blur: n, color: UIColor.black.cgColor)
                context.fill(rect)
                context.concatenate(CGAffineTransform(scaleX: n, y: n))
                context.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
                context.restoreGState()
                context.setFillColor(UIColor.green.cgColor)
                context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
            }
            #expect(picture.cgImage.map { Pixels($0)[4, 4] } == Pixels.Pixel(0, 255, 0))
        }
    }

    @Test("Sliders, labels and constraints take odd numbers", arguments: numbers) @MainActor
    func controls(n: CGFloat) {
        for rect in Self.rects(n) {
            check(UISlider(frame: CGRect(x: 0, y: 10, width: 80, height: 30))) { slider in
                (slider.minimumValue, slider.maximumValue, slider.value) = (Float(n), 1, 0.5)
                (slider.minimumValue, slider.maximumValue, slider.value) = (0, Float(n), Float(n))
                slider.frame = rect
                _ = slider.thumbRect(forBounds: rect, trackRect: rect, value: Float(n))
                slider.accessibilityIncrement()
            }
            check(UILabel(frame: CGRect(x: 0, y: 10, width: 80, height: 30))) { label in
                label.text = "Some text"
                label.preferredMaxLayoutWidth = n
                label.frame = rect
                _ = label.sizeThatFits(rect.size)
            }
        }
        check(box()) { view in
            view.translatesAutoresizingMaskIntoConstraints = false
            let width = view.widthAnchor.constraint(equalToConstant: n)
            let height = view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: n, constant: n)
            NSLayoutConstraint.activate([width, height])
        }
    }
}

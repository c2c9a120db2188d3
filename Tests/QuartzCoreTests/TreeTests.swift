@_spi(SliderKit) import QuartzCore
import Foundation

import Testing

@MainActor
@Suite(.serialized) struct TreeTests {
    @Test("Sublayers are added, ordered, replaced and removed")
    func order() {
        let root = CALayer(), a = CALayer(), b = CALayer(), c = CALayer()
        root.addSublayer(a)
        root.addSublayer(b)
        root.insertSublayer(c, at: 0)
        #expect(root.sublayers == [c, a, b])
        root.insertSublayer(c, above: a)
        #expect(root.sublayers == [a, c, b])
        root.insertSublayer(b, below: a)
        #expect(root.sublayers == [b, a, c])
        root.addSublayer(b)
        #expect(root.sublayers == [a, c, b])
        let d = CALayer()
        root.replaceSublayer(c, with: d)
        #expect(root.sublayers == [a, d, b] && c.superlayer == nil && d.superlayer === root)
        let other = CALayer()
        other.addSublayer(a)
        #expect(root.sublayers == [d, b] && a.superlayer === other)
        root.sublayers = nil
        #expect(root.sublayers == nil && b.superlayer == nil)
    }

    @Test("H3: layers, animations and what they hold are freed")
    func leaks() {
        let stage = Stage()
        weak var layer: CALayer?
        weak var mask: CALayer?
        weak var listener: Listener?
        var ended = 0
        do {
            let l = makeLayer(0, 0, 10, 10, Colors.red), m = makeLayer(0, 0, 5, 5, Colors.black), heard = Listener()
            (layer, mask, listener) = (l, m, heard)
            l.mask = m
            stage.root.addSublayer(l)
            stage.render()
            CATransaction.begin()
            CATransaction.setCompletionBlock { ended += 1 }
            let animation = CABasicAnimation(keyPath: "opacity")
            animation.fromValue = 0
            animation.duration = 10
            animation.delegate = heard
            l.add(animation, forKey: nil)
            CATransaction.commit()
            stage.advance(1)
            stage.render()
            l.removeFromSuperlayer()
            stage.render()
        }
        #expect(layer == nil && mask == nil && listener == nil)
        #expect(ended == 1)
        stage.advance(20)
    }

    @Test("A superlayer that dies leaves its sublayers without one")
    func orphan() {
        let child = CALayer()
        do {
            let parent = CALayer()
            parent.addSublayer(child)
        }
        #expect(child.superlayer == nil)
        child.position = CGPoint(x: 1, y: 1)
    }

    @Test("H1: a plain layer takes little more than 200 bytes")
    func size() { #expect(malloc_usable_size(Unmanaged.passUnretained(CALayer()).toOpaque()) <= 216) }

    @Test("I16: layout and drawing run only when something needs them, superlayers first")
    func passes() {
        let stage = Stage()
        let a = Recorder(), b = Recorder()
        a.name = "a"
        b.name = "b"
        Recorder.log = []
        stage.root.addSublayer(a)
        a.addSublayer(b)
        a.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        b.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        b.setNeedsDisplay()
        stage.render()
        #expect(Recorder.log == ["layout a", "layout b", "draw b"])
        Recorder.log = []
        stage.render()
        b.position.x = 30
        stage.render()
        #expect(Recorder.log.isEmpty)
        b.bounds.size.width = 20
        b.setNeedsLayout()
        stage.render()
        #expect(Recorder.log == ["layout b"])
        Recorder.log = []
        b.needsDisplayOnBoundsChange = true
        b.bounds.size.width = 30
        a.setNeedsLayout()
        stage.render()
        #expect(Recorder.log == ["layout a", "layout b", "draw b"])
    }

    @Test("layoutIfNeeded lays out a tree that is not on a screen")
    func detachedLayout() {
        let a = Recorder(), b = Recorder()
        (a.name, b.name) = ("a", "b")
        a.addSublayer(b)
        a.layoutIfNeeded()
        Recorder.log = []
        b.setNeedsLayout()
        a.layoutIfNeeded()
        #expect(Recorder.log == ["layout b"])
        a.layoutIfNeeded()
        #expect(Recorder.log == ["layout b"])
    }

    @Test("I20: a layer survives an archive with its sublayers")
    func coding() throws {
        let layer = makeLayer(1, 2, 30, 40, Colors.red)
        layer.cornerRadius = 4
        layer.shadowOffset = CGSize(width: 1, height: 2)
        layer.borderColor = nil
        layer.transform = CATransform3DMakeScale(2, 1, 1)
        layer.name = "thumb"
        layer.addSublayer(makeLayer(0, 0, 5, 5))
        let data = try NSKeyedArchiver.archivedData(withRootObject: layer, requiringSecureCoding: true)
        let copy = try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: CALayer.self, from: data))
        #expect(copy.frame == layer.frame && copy.cornerRadius == 4 && copy.shadowOffset == layer.shadowOffset)
        #expect(copy.backgroundColor?.components == [1, 0, 0, 1] && copy.borderColor == nil && copy.name == "thumb")
        #expect(copy.transform == layer.transform && copy.sublayers?.first?.frame == CGRect(x: 0, y: 0, width: 5, height: 5))
    }
}

final class Recorder: CALayer {
    nonisolated(unsafe) static var log: [String] = []
    override func layoutSublayers() { Recorder.log.append("layout \(name ?? "?")") }
    override func draw(in ctx: CGContext) {
        Recorder.log.append("draw \(name ?? "?")")
        ctx.setFillColor(Colors.green)
        ctx.fill(bounds)
    }
}

final class Listener: CAAnimationDelegate {
    var log: [String] = []
    func animationDidStart(_ anim: CAAnimation) { log.append("start") }
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { log.append("stop \(flag)") }
}

@_silgen_name("malloc_usable_size") private func malloc_usable_size(_ block: UnsafeMutableRawPointer) -> Int

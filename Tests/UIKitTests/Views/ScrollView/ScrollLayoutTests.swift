import Testing
@_spi(SliderKit) import UIKitTesting

@testable @_spi(SliderKit) import UIKit

@MainActor @Suite("Layout of scroll views") struct ScrollLayoutTests {
    @Test("I3: constraints from the content to the scroll view's edges give the content's size", arguments: [false, true])
    func contentSize(byGuide: Bool) {
        let stage = ScrollStage(content: .zero)
        let content = UIView()
        add(content, to: stage.view)
        let guide = stage.view.contentLayoutGuide
        let edges: [NSLayoutConstraint] =
            byGuide
            ? [
                content.topAnchor.constraint(equalTo: guide.topAnchor, constant: 5), content.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
                content.leadingAnchor.constraint(equalTo: guide.leadingAnchor), content.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
            ]
            : [
                content.topAnchor.constraint(equalTo: stage.view.topAnchor, constant: 5),
                content.bottomAnchor.constraint(equalTo: stage.view.bottomAnchor),
                content.leadingAnchor.constraint(equalTo: stage.view.leadingAnchor),
                content.trailingAnchor.constraint(equalTo: stage.view.trailingAnchor),
            ]
        let height = content.heightAnchor.constraint(equalToConstant: 700)
        let width = content.widthAnchor.constraint(equalTo: byGuide ? stage.view.frameLayoutGuide.widthAnchor : stage.view.widthAnchor)
        NSLayoutConstraint.activate(edges + [height, width])
        stage.app.wait(0.02)
        #expect(stage.view.contentSize == CGSize(width: 300, height: 705))
        #expect(content.frame == rect(0, 5, 300, 700) && guide.layoutFrame == rect(0, 0, 300, 705))
        height.constant = 900
        stage.view.contentOffset.y = 100
        stage.app.wait(0.02)
        #expect(stage.view.contentSize.height == 905 && content.frame == rect(0, 5, 300, 900))
        #expect(stage.view.frameLayoutGuide.layoutFrame == rect(0, 100, 300, 400))
        #expect(stage.view.contentOffset.y == 100)
    }

    @Test("I3: where constraints say nothing, the size that code set stays")
    func givenSize() {
        let stage = ScrollStage(content: CGSize(width: 600, height: 800))
        let content = SampleView.sized(50, 60)
        add(content, to: stage.view)
        NSLayoutConstraint.activate([
            content.topAnchor.constraint(equalTo: stage.view.topAnchor, constant: 20),
            content.leadingAnchor.constraint(equalTo: stage.view.leadingAnchor, constant: 10),
        ])
        stage.app.wait(0.02)
        #expect(stage.view.contentSize == CGSize(width: 600, height: 800) && content.frame == rect(10, 20, 50, 60))
        stage.view.contentSize.height = 900
        stage.app.wait(0.02)
        #expect(stage.view.contentSize == CGSize(width: 600, height: 900))
    }

    @Test("I3: what is held by the frame or by views outside does not scroll")
    func floating() {
        let stage = ScrollStage()
        let header = SampleView.sized(50, 30), badge = SampleView.sized(20, 20)
        add(header, badge, to: stage.view)
        NSLayoutConstraint.activate([
            header.topAnchor.constraint(equalTo: stage.view.frameLayoutGuide.topAnchor),
            header.leadingAnchor.constraint(equalTo: stage.view.frameLayoutGuide.leadingAnchor, constant: 4),
            badge.bottomAnchor.constraint(equalTo: stage.app.window.bottomAnchor, constant: -100),
            badge.leadingAnchor.constraint(equalTo: stage.app.window.leadingAnchor, constant: 60),
        ])
        stage.app.wait(0.02)
        #expect(header.frame == rect(4, 0, 50, 30) && badge.convert(CGPoint.zero, to: nil) == CGPoint(x: 60, y: 380))
        for offset in [130.0, 20] {
            stage.view.contentOffset.y = offset
            stage.app.wait(0.02)
            #expect(header.frame == rect(4, offset, 50, 30))
            #expect(badge.convert(CGPoint.zero, to: nil) == CGPoint(x: 60, y: 380))
        }
    }

    @Test("I3: a right-to-left content is laid out from the right")
    func mirrored() {
        let stage = ScrollStage(content: .zero)
        stage.view.semanticContentAttribute = .forceRightToLeft
        let first = SampleView.sized(100, 50), second = SampleView.sized(400, 50)
        add(first, second, to: stage.view)
        NSLayoutConstraint.activate([
            first.leadingAnchor.constraint(equalTo: stage.view.leadingAnchor), first.topAnchor.constraint(equalTo: stage.view.topAnchor),
            first.bottomAnchor.constraint(equalTo: stage.view.bottomAnchor), second.topAnchor.constraint(equalTo: stage.view.topAnchor),
            second.leadingAnchor.constraint(equalTo: first.trailingAnchor),
            second.trailingAnchor.constraint(equalTo: stage.view.trailingAnchor),
        ])
        stage.app.wait(0.02)
        #expect(stage.view.contentSize == CGSize(width: 500, height: 50))
        #expect(first.frame == rect(400, 0, 100, 50) && second.frame == rect(0, 0, 400, 50))
    }

    @Test("I3: a scroll view with constraints that leaves its window and comes back keeps its content's size")
    func moving() {
        let stage = ScrollStage(content: .zero)
        let content = SampleView.sized(200, 900)
        add(content, to: stage.view)
        NSLayoutConstraint.activate([
            content.topAnchor.constraint(equalTo: stage.view.topAnchor), content.bottomAnchor.constraint(equalTo: stage.view.bottomAnchor),
            content.leftAnchor.constraint(equalTo: stage.view.leftAnchor), content.rightAnchor.constraint(equalTo: stage.view.rightAnchor),
        ])
        stage.app.wait(0.02)
        stage.view.removeFromSuperview()
        content.contentSize.height = 950
        stage.app.show(stage.view)
        #expect(stage.view.contentSize == CGSize(width: 200, height: 950))
    }

    @Test("I3: insets widen the limits, and a smaller content brings the offset back")
    func insets() {
        let stage = ScrollStage()
        stage.view.contentInset = UIEdgeInsets(top: 30, left: 0, bottom: 20, right: 0)
        #expect(stage.view.adjustedContentInset.top == 30 && stage.view.contentOffset.y == 0 && stage.heard == ["inset"])
        stage.drag(0, 100)
        stage.app.wait(2)
        #expect(stage.view.contentOffset.y == -30)
        stage.view.contentOffset.y = 1620
        stage.view.contentSize.height = 1000
        #expect(stage.view.contentOffset.y == 620)
        stage.view.frame.size.height = 900
        stage.app.wait(0.02)
        #expect(stage.view.contentOffset.y == 120)
        // An offset that code set beyond the ends stays.
        stage.view.contentOffset.y = 4000
        stage.app.wait(0.02)
        #expect(stage.view.contentOffset.y == 4000)
    }

    @Test("I3: the safe area is added as the behaviour says, and content at its beginning stays there")
    func safeArea() {
        let stage = ScrollStage(safeArea: UIEdgeInsets(top: 60, left: 0, bottom: 80, right: 0))
        // The view reaches from 40 to 440 of 500: 20 points of each are left.
        #expect(stage.view.adjustedContentInset == UIEdgeInsets(top: 20, left: 0, bottom: 20, right: 0))
        #expect(stage.view.contentOffset.y == -20)
        stage.view.contentInset.top = 5
        #expect(stage.view.adjustedContentInset.top == 25)
        stage.view.contentInset.top = 0
        stage.view.contentInsetAdjustmentBehavior = .never
        #expect(stage.view.adjustedContentInset == .zero)
        stage.view.contentInsetAdjustmentBehavior = .scrollableAxes
        stage.view.contentSize.height = 100
        #expect(stage.view.adjustedContentInset == .zero && stage.view.contentOffset.y == 0)
        stage.view.contentInsetAdjustmentBehavior = .always
        #expect(stage.view.adjustedContentInset.bottom == 20 && stage.view.contentOffset.y == -20)
    }

    @Test("I3: indicators appear while scrolling, tell which part is seen, and fade")
    func indicators() throws {
        let stage = ScrollStage()
        let before = stage.app.picture()
        #expect(stage.view.indicators == nil)
        let finger = stage.app.touchDown(at: ScrollStage.middle)
        finger.move(by: 0, -10)
        finger.move(by: 0, -100)
        let bar = try #require(stage.view.indicators?.shown.vertical)
        #expect(stage.view.indicators?.shown.horizontal == nil)
        // 394 points for 2000: 78.8 long, a sixteenth of the way down.
        #expect(abs(bar.height - 78.8) < 0.01 && abs(bar.minY - (100 + 3 + 315.2 / 16)) < 0.01 && bar.maxX == 297)
        #expect(!stage.app.picture().isPixelEqual(to: before))
        stage.app.wait(0.2)
        finger.lift()
        stage.app.wait(0.45)
        #expect(stage.view.indicators?.shown.vertical != nil)
        stage.app.wait(0.5)
        #expect(stage.view.indicators?.shown.vertical == nil)
        #expect(stage.app.picture().isPixelEqual(to: before) && stage.view.subviews.isEmpty)
        stage.view.flashScrollIndicators()
        #expect(stage.view.indicators?.shown.vertical != nil)
        stage.view.showsVerticalScrollIndicator = false
        #expect(stage.view.indicators?.shown.vertical == nil)
    }

    @Test("I20: an archive keeps a scroll view's properties")
    func archive() throws {
        let view = UIScrollView(frame: rect(0, 0, 100, 100))
        view.contentSize = CGSize(width: 300, height: 400)
        view.contentOffset = CGPoint(x: 3, y: 4)
        view.isPagingEnabled = true
        view.delaysContentTouches = false
        view.decelerationRate = .fast
        let coder = NSKeyedArchiver(requiringSecureCoding: false)
        view.encode(with: coder)
        coder.finishEncoding()
        let decoder = try NSKeyedUnarchiver(forReadingFrom: coder.encodedData)
        decoder.requiresSecureCoding = false
        let copy = try #require(UIScrollView(coder: decoder))
        #expect(copy.contentSize == view.contentSize && copy.contentOffset == view.contentOffset && copy.isPagingEnabled)
        #expect(!copy.delaysContentTouches && copy.decelerationRate == .fast && copy.clipsToBounds && copy.bounces)
    }
}

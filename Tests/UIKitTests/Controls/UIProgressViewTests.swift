import Testing
@_spi(SliderKit) @testable import UIKit
@_spi(SliderKit) import UIKitTesting

@MainActor @Suite("UIProgressView and UIActivityIndicatorView") struct UIProgressViewTests {
    @Test("B2: progress stays from 0 to 1, and numbers that are none change nothing")
    func values() {
        let view = UIProgressView(progressViewStyle: .default)
        view.progress = 2
        #expect(view.progress == 1 && view.intrinsicContentSize.height == 4 && view.frame.height == 4)
        view.progress = -.infinity
        view.setProgress(.nan, animated: true)
        #expect(view.progress == 0 && view.accessibilityValue == "0%")
        view.progressViewStyle = .bar
        #expect(view.sizeThatFits(CGSize(width: 80, height: 80)) == CGSize(width: 80, height: 2.5))
    }

    @Test("B2: a bar follows the progress that it observes")
    func observed() {
        let app = TestApp(size: CGSize(width: 200, height: 40))
        let view = UIProgressView(frame: CGRect(x: 0, y: 0, width: 100, height: 4)), progress = Progress(totalUnitCount: 4)
        view.observedProgress = progress
        app.show(view)
        progress.completedUnitCount = 1
        app.wait(0.1)
        #expect(view.progress == 0.25 && view.fillPart.frame == CGRect(x: 0, y: 0, width: 25, height: 4))
        view.observedProgress = nil
        progress.completedUnitCount = 4
        app.wait(0.1)
        #expect(view.progress == 0.25)
    }

    @Test("B2: an indicator turns, and hides itself when it stops")
    func indicator() {
        let app = TestApp(size: CGSize(width: 80, height: 80))
        let view = UIActivityIndicatorView(style: .large)
        #expect(view.isHidden && !view.isAnimating && view.frame.size == CGSize(width: 37, height: 37))
        app.show(view)
        view.startAnimating()
        app.wait(0.01)
        let first = app.picture()
        app.wait(0.3)
        #expect(!view.isHidden && view.isAnimating && view.accessibilityValue == "1" && first.pngData() != app.picture().pngData())
        view.stopAnimating()
        #expect(view.isHidden)
        view.hidesWhenStopped = false
        #expect(!view.isHidden)
    }

    @Test("B8: nibs and archives of both")
    func nibs() throws {
        let (objects, messages) = NibStage.load("""
            <progressView opaque="NO" contentMode="scaleToFill" progress="0.25" progressViewStyle="bar" id="p"><rect key="frame" x="0" y="0" width="80" height="4"/>
            <color key="progressTintColor" red="1" green="0" blue="0" alpha="1"/></progressView>
            <activityIndicatorView opaque="NO" contentMode="scaleToFill" animating="YES" hidesWhenStopped="YES" style="large" id="a"><rect key="frame" x="0" y="0" width="37" height="37"/></activityIndicatorView>
            """)
        #expect(messages.isEmpty, "\(messages)")
        let bar = try #require(objects.first as? UIProgressView), indicator = try #require(objects.last as? UIActivityIndicatorView)
        for made in [bar, try copied(bar)] {
            #expect(made.progress == 0.25 && made.progressViewStyle == .bar && made.subviews.count == 2)
            #expect(made.progressTintColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        }
        for made in [indicator, try copied(indicator)] { #expect(made.isAnimating && made.hidesWhenStopped && made.style == .large && !made.isHidden) }
    }

    @Test("B5: bars and indicators look as recorded", arguments: [UIUserInterfaceStyle.dark, .light])
    func pictures(style: UIUserInterfaceStyle) throws {
        let app = TestApp(size: CGSize(width: 200, height: 100), style: style)
        for index in 0..<4 {
            let view = UIProgressView(progressViewStyle: index == 3 ? .bar : .default)
            view.frame = CGRect(x: 8, y: 8 + CGFloat(index) * 10, width: 184, height: view.intrinsicContentSize.height)
            view.progress = [0, 0.3, 0.6, 0.8][index]
            if index == 2 {
                view.semanticContentAttribute = .forceRightToLeft
                view.progressTintColor = .systemPink
                view.trackTintColor = .systemYellow
            }
            app.show(view)
        }
        for index in 0..<3 {
            let view = UIActivityIndicatorView(style: index == 0 ? .medium : .large)
            view.center = CGPoint(x: 30 + CGFloat(index) * 60, y: 72)
            if index == 2 { view.color = .systemRed }
            view.startAnimating()
            app.show(view)
        }
        try expectPicture(of: app, named: "progress \(style == .dark ? "dark" : "light")")
    }
}

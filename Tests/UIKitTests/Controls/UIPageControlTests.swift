import Testing
@_spi(SliderKit) @testable import UIKit
@_spi(SliderKit) import UIKitTesting

@MainActor @Suite("UIPageControl") struct UIPageControlTests {
    private func stage(_ mirrored: Bool) -> (TestApp, UIPageControl, EventLog) {
        let app = TestApp(size: CGSize(width: 200, height: 60))
        let control = UIPageControl(frame: CGRect(x: 20, y: 20, width: 160, height: 26))
        control.semanticContentAttribute = mirrored ? .forceRightToLeft : .forceLeftToRight
        control.numberOfPages = 3
        app.show(control)
        return (app, control, EventLog(control, events: ["valueChanged", "touchUpInside"]))
    }

    @Test("B2: the present page stays among the pages")
    func pages() {
        let control = UIPageControl()
        control.currentPage = 5
        #expect(control.currentPage == 0)
        control.numberOfPages = 4
        control.currentPage = 9
        #expect(control.currentPage == 3)
        control.numberOfPages = 2
        #expect(control.currentPage == 1 && control.subviews.count == 2)
        control.numberOfPages = -3
        #expect(control.numberOfPages == 0 && control.currentPage == 0)
        #expect(control.size(forNumberOfPages: 2).width > control.size(forNumberOfPages: 1).width)
    }

    @Test("B3: a tap goes one page towards its side, until the last", arguments: [false, true])
    func taps(mirrored: Bool) {
        let (app, control, log) = stage(mirrored)
        let on = CGPoint(x: mirrored ? 40 : 160, y: 30), back = CGPoint(x: mirrored ? 160 : 40, y: 30)
        for _ in 0..<3 { app.touchDown(at: on).lift() }
        #expect(control.currentPage == 2 && log.names.filter { $0 == "valueChanged" }.count == 2)
        app.touchDown(at: back).lift()
        #expect(control.currentPage == 1)
        app.typeKey("Tab")
        app.typeKey("ArrowRight")
        #expect(control.currentPage == (mirrored ? 0 : 2))
        control.currentPage = 0
        control.accessibilityIncrement()
        #expect(control.currentPage == 1 && control.accessibilityValue == "page 2 of 3")
    }

    @Test("B8: a nib's page control, and its archive")
    func nib() throws {
        let (objects, messages) = NibStage.load("""
            <pageControl opaque="NO" contentMode="scaleToFill" contentHorizontalAlignment="center" contentVerticalAlignment="center" hidesForSinglePage="YES" numberOfPages="3" currentPage="1" id="p">
            <rect key="frame" x="0" y="0" width="80" height="26"/><color key="currentPageIndicatorTintColor" red="1" green="0" blue="0" alpha="1"/></pageControl>
            """)
        #expect(messages.isEmpty, "\(messages)")
        let control = try #require(objects.first as? UIPageControl)
        for made in [control, try copied(control)] {
            #expect(made.numberOfPages == 3 && made.currentPage == 1 && made.hidesForSinglePage && made.subviews.count == 3)
            #expect(made.currentPageIndicatorTintColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        }
    }

    @Test("B5: page controls look as recorded", arguments: [UIUserInterfaceStyle.dark, .light])
    func pictures(style: UIUserInterfaceStyle) throws {
        let app = TestApp(size: CGSize(width: 140, height: 100), style: style)
        for index in 0..<3 {
            let control = UIPageControl(frame: CGRect(x: 8, y: 4 + CGFloat(index) * 30, width: 124, height: 26))
            control.numberOfPages = 5
            control.currentPage = 1
            if index == 1 { control.semanticContentAttribute = .forceRightToLeft }
            if index == 2 {
                control.pageIndicatorTintColor = .systemYellow
                control.currentPageIndicatorTintColor = .systemRed
                control.setIndicatorImage(UIImage(systemName: "plus"), forPage: 0)
            }
            app.show(control)
        }
        try expectPicture(of: app, named: "pages \(style == .dark ? "dark" : "light")")
    }
}

@testable import Sliders
import Testing
@_spi(SliderKit) import UIKitTesting

@MainActor struct ValueSliderLookTests {
    @Test("G: the track is filled up to the thumb, from the neutral value, or between thumbs", arguments: [false, true])
    func fill(isRightToLeft: Bool) {
        func filled(_ values: [Double], neutral: Double? = nil) -> ClosedRange<CGFloat> {
            let stage = ValueSliderStage(values, isRightToLeft: isRightToLeft) { $0.neutralValue = neutral }
            let fill = stage.slider.track.subviews[2]
            return fill.frame.minX...fill.frame.maxX
        }
        func mirrored(_ range: ClosedRange<CGFloat>) -> ClosedRange<CGFloat> { isRightToLeft ? (228 - range.upperBound)...(228 - range.lowerBound) : range }
        #expect(filled([25]) == mirrored(0...64))
        #expect(filled([25], neutral: 50) == mirrored(64...114) && filled([75], neutral: 50) == mirrored(114...164))
        #expect(filled([25, 75]) == mirrored(64...164) && filled([100]) == mirrored(0...228))
    }

    @Test("G: a slider is as broad as its thumb and its rows, along the other axis it takes what it gets")
    func size() {
        let slider = ValueSlider(values: [0])
        #expect(slider.intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: 28))
        slider.axis = .vertical
        #expect(slider.intrinsicContentSize == CGSize(width: 28, height: UIView.noIntrinsicMetric))
        slider.axis = .horizontal
        let row = TickRow(CountedTicks(5))
        slider.addDecoration(row)
        #expect(slider.intrinsicContentSize.height == 37)
        let second = TickRow(CountedTicks(3))
        slider.addDecoration(second)
        #expect(slider.intrinsicContentSize.height == 46)
        slider.removeDecoration(row)
        slider.removeDecoration(second)
        #expect(slider.intrinsicContentSize.height == 28 && slider.sizeThatFits(CGSize(width: 99, height: 7)) == CGSize(width: 99, height: 28))
    }

    @Test("G: ends shrink the track, in reading direction", arguments: [false, true])
    func ends(isRightToLeft: Bool) {
        let stage = ValueSliderStage([0], isRightToLeft: isRightToLeft) { slider in
            let small = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)), large = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
            slider.addDecoration(EndViews(least: small, greatest: large))
        }
        let rect = stage.slider.geometry.rect
        #expect(rect.minX == (isRightToLeft ? 28 : 18) && rect.maxX == (isRightToLeft ? 210 : 200))
    }

    @Test("I8: an animated change moves the thumb over time, the value at once; less motion means none")
    func animated() {
        let stage = ValueSliderStage([0])
        stage.app.wait(0.1)
        stage.slider.setValue(100, ofThumb: 0, animated: true)
        #expect(stage.slider.value == 100)
        stage.app.wait(0.125)
        let middle = stage.slider.thumbs[0].layer.presentation()?.position.x ?? 0
        #expect(middle > 30 && middle < 200)
        stage.app.wait(0.2)
        #expect(stage.slider.thumbs[0].layer.presentation()?.position.x ?? 0 == 214)
    }

    @Test("G: pictures of every kind", arguments: [UIUserInterfaceStyle.light, .dark], [false, true])
    func pictures(style: UIUserInterfaceStyle, isRightToLeft: Bool) throws {
        let app = TestApp(size: CGSize(width: 320, height: 430), style: style)
        let stack = UIStackView(frame: CGRect(x: 20, y: 16, width: 280, height: 300))
        stack.axis = .vertical
        stack.spacing = 14
        stack.distribution = .equalSpacing
        func add(_ values: [Double], _ setUp: (ValueSlider) -> Void) {
            let slider = ValueSlider(values: values, in: 0...100)
            if isRightToLeft { slider.semanticContentAttribute = .forceRightToLeft }
            setUp(slider)
            stack.addArrangedSubview(slider)
        }
        add([35]) { _ in }
        add([20, 70]) { $0.addDecoration(TickRow(CountedTicks(11))) }
        add([30]) {
            $0.neutralValue = 50
            $0.limits = 10...80
            $0.addDecoration(TickRow(ListedTicks([Tick(0, label: "Low"), Tick(50, label: "Medium"), Tick(100, label: "High")]), side: .before))
        }
        add([40]) {
            let row = TickRow(EvenTicks(every: 5)!, side: .onTrack)
            row.showsValues = true
            $0.addDecoration(row)
            $0.step = 5
        }
        add([60]) {
            $0.isEnabled = false
            $0.thumbSize = CGSize(width: 18, height: 24)
            $0.trackThickness = 10
        }
        app.show(stack)
        let vertical = ValueSlider(values: [25, 75], in: 0...100)
        vertical.axis = .vertical
        let row = TickRow(CountedTicks(5))
        row.showsValues = true
        vertical.addDecoration(row)
        vertical.frame = CGRect(x: 30, y: 322, width: 80, height: 100)
        if isRightToLeft { vertical.semanticContentAttribute = .forceRightToLeft }
        app.show(vertical)
        try expectPicture(of: app, named: "kinds-\(style == .dark ? "dark" : "light")-\(isRightToLeft ? "rtl" : "ltr")")
    }
}

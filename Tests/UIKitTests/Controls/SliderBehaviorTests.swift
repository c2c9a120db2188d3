import Testing
@_spi(SliderKit) import UIKit
@_spi(SliderKit) import UIKitTesting

@MainActor @Suite struct SliderBehaviorTests {
    @Test("B1: the behavioural style is the tablet's, whatever is preferred", arguments: [UIBehavioralStyle.automatic, .pad, .mac])
    func behavior(style: UIBehavioralStyle) {
        let slider = UISlider()
        #expect(slider.preferredBehavioralStyle == .automatic && slider.behavioralStyle == .pad)
        slider.preferredBehavioralStyle = style
        #expect(slider.preferredBehavioralStyle == style && slider.behavioralStyle == .pad)
        // As `.pad`, a slider takes colours and images.
        slider.minimumTrackTintColor = .red
        slider.setThumbImage(UIImage(), for: .normal)
        slider.minimumValueImage = UIImage()
        #expect(slider.minimumTrackTintColor == .red && slider.currentThumbImage != nil && slider.minimumValueImage != nil)
        #expect([UIBehavioralStyle.automatic, .pad, .mac].map(\.rawValue) == [0, 1, 2])
    }

    @Test("B1: init(frame:primaryAction:) does the action at each change, right after valueChanged", arguments: [false, true])
    func primaryAction(mirrored: Bool) {
        var log: [String] = []
        let slider = UISlider(
            frame: CGRect(x: 1, y: 2, width: 100, height: 34),
            primaryAction: UIAction { log.append("primary \(($0.sender as? UISlider)?.value ?? -1)") })
        #expect(slider.frame == CGRect(x: 1, y: 2, width: 100, height: 34))
        let stage = SliderStage(mirrored: mirrored, slider: slider)
        slider.addAction(UIAction { log.append("changed \(($0.sender as? UISlider)?.value ?? -1)") }, for: .valueChanged)
        let finger = stage.grab()
        #expect(log == ["changed 0.5", "primary 0.5"])
        log = []
        finger.slide(stage, 20)
        #expect(log == ["changed \(slider.value)", "primary \(slider.value)"] && slider.value > 0.5)
        finger.lift()
        log = []
        slider.value = 0.1
        #expect(log.isEmpty)
        slider.sendActions(for: .primaryActionTriggered)
        #expect(log == ["primary \(slider.value)"])
    }

    @Test("B1: without an action the initialiser makes a plain slider")
    func noAction() {
        let slider = UISlider(frame: .zero, primaryAction: nil)
        #expect(slider.allControlEvents == [] && slider.maximumValue == 1)
    }
}

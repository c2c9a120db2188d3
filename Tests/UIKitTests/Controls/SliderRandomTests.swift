@_spi(SliderKit) import CoreGraphics
@_spi(SliderKit) import HeadlessHost
import Testing
@_spi(SliderKit) import UIKit
@_spi(SliderKit) import UIKitTesting

/// Random operations on a slider and on a plain model of it: values, events, rectangles and pictures must agree after each.
@MainActor @Suite("Random operations on UISlider") struct SliderRandomTests {
    @Test(
        "B3 B4 B5 B6 B7 B11 B12: after any operations the slider is what the model says, and looks like a fresh one in that state",
        arguments: 1...10)
    func random(seed: Int) {
        var numbers = Numbers(state: UInt64(seed) &* 0x9E37_79B9_7F4A_7C15)
        let stage = RandomStage(seed: seed)
        var done: [String] = []
        for count in 1...210 {
            let operation = SliderOperation.random(&numbers, stage.model)
            done.append("\(operation)")
            if let difference = stage.perform(operation) ?? (count % 4 == 0 ? stage.pictureDifference() : nil) {
                Issue.record("Seed \(seed), operation \(count): \(difference)\n\(done.joined(separator: "\n"))")
                return
            }
        }
        #expect(stage.eventCount > 25 && stage.pictureCount > 2, "The operations do something: \(stage.eventCount), \(stage.pictureCount)")
    }
}

/// A slider and its model, side by side. In the second box stands a fresh slider when pictures are compared.
@MainActor private final class RandomStage {
    var model = SliderModel()
    let app: TestApp
    let slider = UISlider(frame: .zero)
    let log: EventLog
    private(set) var eventCount = 0, pictureCount = 0
    private let boxes = [UIView(frame: SliderModel.box), UIView(frame: SliderModel.box.offsetBy(dx: 0, dy: SliderModel.box.height))]
    /// Below both boxes.
    private let other = UISlider(frame: CGRect(x: 0, y: 2 * SliderModel.box.height + 20, width: 300, height: 34))
    private var fingers: [Int: TestFinger] = [:]

    init(seed: Int) {
        let size = CGSize(width: SliderModel.box.width, height: 2 * SliderModel.box.height + 60)
        model.isHostMirrored = seed % 4 == 0
        app = TestApp(
            host: HeadlessHost(
                size: size, scale: CGFloat(seed % 3 + 1), style: seed % 2 == 0 ? .dark : .light,
                direction: model.isHostMirrored ? .rightToLeft : .leftToRight))
        for box in boxes {
            // Turned upright a slider is longer than its box.
            box.clipsToBounds = true
            app.show(box)
        }
        app.show(other)
        boxes[0].addSubview(slider)
        log = EventLog(slider)
        dress(slider)
    }

    // MARK: Doing

    /// Does an operation to both, and answers what differs afterwards.
    func perform(_ operation: SliderOperation) -> String? {
        model.events = []
        log.clear()
        act(operation)
        let heard = log.entries.filter { $0.event != "touchDownRepeat" }
        eventCount += heard.count
        let lines = heard.map { $0.event + ($0.isHighlighted ? " H" : " –") }
        guard lines == model.events else { return "\(lines) was heard, not \(model.events)" }
        let slack = Float(model.span * 1e-6)
        guard slider.minimumValue == model.low, slider.maximumValue == model.high, abs(slider.value - model.value) <= slack else {
            return "\(slider.minimumValue)…\(slider.maximumValue) at \(slider.value), not \(model.low)…\(model.high) at \(model.value)"
        }
        guard heard.allSatisfy({ abs($0.value! - model.value) <= slack }) else { return "an event came with another value: \(log.lines)" }
        model.value = slider.value
        guard slider.isTracking == (model.tracked != nil), slider.state == model.state else {
            return "tracking \(slider.isTracking), state \(slider.state.rawValue), not \(model.state.rawValue)"
        }
        return rectangleDifference()
    }

    private func rectangleDifference() -> String? {
        let bounds = slider.bounds, track = slider.trackRect(forBounds: bounds)
        let pairs = [
            ("bounds", bounds, model.bounds), ("track", track, model.trackRect),
            ("minimum's image", slider.minimumValueImageRect(forBounds: bounds), model.lowImageRect),
            ("maximum's image", slider.maximumValueImageRect(forBounds: bounds), model.highImageRect),
        ] + [model.low, model.value, model.high].map {
            ("thumb", slider.thumbRect(forBounds: bounds, trackRect: track, value: $0), model.thumbRect($0))
        }
        for (name, rect, expected) in pairs where !rect.isNear(expected) { return "the \(name) is \(rect), not \(expected)" }
        let middle = slider.accessibilityActivationPoint, expected = model.thumbInWindow
        guard slider.window == nil || hypot(middle.x - expected.x, middle.y - expected.y) < 0.01 else {
            return "the thumb is shown at \(middle), not \(expected)"
        }
        return nil
    }

    private func act(_ operation: SliderOperation) {
        switch operation {
        case .down, .move, .lift, .cancel, .wait: actByFinger(operation)
        case .value, .animated, .low, .high, .increment, .decrement, .key: actOnNumbers(operation)
        case .tint, .image, .lowImage, .highImage, .style, .configuration, .look, .tintColor, .alpha: actOnLooks(operation)
        case .frame, .origin, .transform, .direction: actOnGeometry(operation)
        default: actOnState(operation)
        }
    }

    private func actByFinger(_ operation: SliderOperation) {
        switch operation {
        case .down(let id, let place):
            model.down(id, at: place)
            fingers[id] = app.touchDown(at: place)
        case .move(let id, let place):
            model.move(id, to: place)
            fingers[id]?.move(to: place)
        case .lift(let id):
            model.lift(id)
            fingers.removeValue(forKey: id)?.lift()
        case .cancel(let id):
            model.cancel(id)
            fingers.removeValue(forKey: id)?.cancel()
        case .wait(let seconds):
            model.now += seconds
            if let motion = model.motion, model.now - motion.begin >= motion.duration { model.motion = nil }
            app.wait(seconds)
        default: break
        }
    }

    private func actOnNumbers(_ operation: SliderOperation) {
        switch operation {
        case .value(let value):
            model.set(value, animated: false)
            slider.value = value
        case .animated(let value):
            model.set(value, animated: true)
            slider.setValue(value, animated: true)
        case .low(let value):
            model.setLimit(value, isLow: true)
            slider.minimumValue = value
        case .high(let value):
            model.setLimit(value, isLow: false)
            slider.maximumValue = value
        case .increment:
            model.step(up: true)
            slider.accessibilityIncrement()
        case .decrement:
            model.step(up: false)
            slider.accessibilityDecrement()
        case .key(let name):
            // Only while it is pressed: the focus has a ring, which a fresh slider has not. A touch of another slider takes the focus.
            app.typeKey("Tab")
            guard slider.isFocused else { return }
            model.press(name)
            app.typeKey(name)
            app.touchDown(at: CGPoint(x: other.frame.midX, y: other.frame.midY)).lift()
        default: break
        }
    }

    private func actOnState(_ operation: SliderOperation) {
        switch operation {
        case .continuous(let on): (model.isContinuous, slider.isContinuous) = (on, on)
        case .multipleTouch(let on): (model.isMultipleTouch, slider.isMultipleTouchEnabled) = (on, on)
        case .highlighted(let on): (model.isHighlighted, slider.isHighlighted) = (on, on)
        case .selected(let on): (model.isSelected, slider.isSelected) = (on, on)
        case .enabled(let on):
            model.isEnabled = on
            if !on { model.abandon() }
            slider.isEnabled = on
        case .hidden(let on):
            model.isHidden = on
            if on { model.loseTouches() }
            slider.isHidden = on
        case .interactive(let on):
            model.isInteractive = on
            if !on { model.loseTouches() }
            slider.isUserInteractionEnabled = on
        case .inWindow(let on):
            model.isInWindow = on
            if !on { model.loseTouches() }
            if on { boxes[0].addSubview(slider) } else { slider.removeFromSuperview() }
        default: break
        }
    }

    private func actOnLooks(_ operation: SliderOperation) {
        switch operation {
        case .tint(let part, let color): model.dresses[part.rawValue] = .tint(color)
        case .image(let part, let image, let state): model.setImage(image, of: part, for: state)
        case .lowImage(let image): model.lowImage = image
        case .highImage(let image): model.highImage = image
        case .style(let style): model.style = style
        case .look(let look): model.look = look
        case .tintColor(let color): model.tintColor = color
        case .alpha(let alpha): model.alpha = alpha
        case .configuration(let index):
            if index != model.configuration { model.motion = nil }
            model.configuration = index
            model.value = model.allowed(model.value)
        default: break
        }
        switch operation {
        case .tint(let part, let color): part.setTint(color, of: slider)
        case .image(let part, let image, let state): part.setImage(image, of: slider, for: state)
        case .lowImage(let image): slider.minimumValueImage = image.map { SliderProps.images[$0] }
        case .highImage(let image): slider.maximumValueImage = image.map { SliderProps.images[$0] }
        case .style(let style): slider.sliderStyle = style
        case .look(let look): slider.sliderLook = look
        case .tintColor(let color): slider.tintColor = color.map { SliderProps.colors[$0] }
        case .alpha(let alpha): slider.alpha = alpha
        case .configuration(let index): slider.trackConfiguration = index.map { SliderProps.configurations[$0] }
        default: break
        }
    }

    private func actOnGeometry(_ operation: SliderOperation) {
        switch operation {
        case .frame(let frame):
            model.bounds.size = frame.size
            model.center = CGPoint(x: frame.midX, y: frame.midY)
            if model.transform == 0 {
                slider.frame = frame
            } else {
                slider.bounds.size = frame.size
                slider.center = model.center
            }
        case .origin(let origin): (model.bounds.origin, slider.bounds.origin) = (origin, origin)
        case .transform(let index): (model.transform, slider.transform) = (index, SliderProps.transforms[index])
        case .direction(let direction): (model.direction, slider.semanticContentAttribute) = (direction, direction)
        default: break
        }
    }

    // MARK: Pictures

    /// Compares the window's two boxes, pixel by pixel, with a fresh slider in the second one.
    func pictureDifference() -> String? {
        // On its way the thumb stands where no value may be; turned by an angle, rounding differs between the two places.
        guard model.motion == nil, model.isInWindow, !model.isHidden, model.transform < 4 else { return nil }
        pictureCount += 1
        let fresh = UISlider()
        dress(fresh)
        boxes[1].addSubview(fresh)
        defer { fresh.removeFromSuperview() }
        guard fresh.value == slider.value, fresh.state == slider.state else { return "a fresh slider stands at \(fresh.value)" }
        let picture = app.picture()
        // Images, which are resampled, and what does not stand on whole pixels are rounded otherwise elsewhere, by one or two of 255.
        let slack = model.standsOnPixels(app.host.screenScale) ? 0 : 2
        return picture.withPixels { bytes, bytesPerRow -> String? in
            let start = bytes.baseAddress!, half = Int(SliderModel.box.height * app.host.screenScale), length = picture.width * 4
            for row in 0..<half {
                let one = start + row * bytesPerRow, other = start + (row + half) * bytesPerRow
                guard memcmp(one, other, length) != 0 else { continue }
                for byte in 0..<length {
                    let difference = abs(Int(bytes[row * bytesPerRow + byte]) - Int(bytes[(row + half) * bytesPerRow + byte]))
                    if difference > slack { return "a fresh slider looks otherwise at \(byte / 4), \(row), by \(difference)" }
                }
            }
            return nil
        }
    }

    /// Gives a slider the model's state in one go.
    private func dress(_ slider: UISlider) {
        slider.bounds = model.bounds
        slider.center = model.center
        slider.transform = SliderProps.transforms[model.transform]
        slider.semanticContentAttribute = model.direction
        slider.sliderLook = model.look
        slider.sliderStyle = model.style
        slider.minimumValue = model.low
        slider.maximumValue = model.high
        slider.trackConfiguration = model.ticks
        slider.value = model.value
        slider.isEnabled = model.isEnabled
        slider.isSelected = model.isSelected
        slider.isHighlighted = model.isHighlighted
        slider.alpha = model.alpha
        slider.tintColor = model.tintColor.map { SliderProps.colors[$0] }
        slider.minimumValueImage = model.lowImage.map { SliderProps.images[$0] }
        slider.maximumValueImage = model.highImage.map { SliderProps.images[$0] }
        for part in SliderModel.Part.allCases {
            switch model.dresses[part.rawValue] {
            case .tint(let color): part.setTint(color, of: slider)
            case .images(let images):
                for (state, image) in images { part.setImage(image, of: slider, for: UIControl.State(rawValue: state)) }
            }
        }
    }
}

extension SliderModel {
    private var hasImages: Bool {
        lowImage != nil || highImage != nil || dresses.contains { if case .images(let images) = $0 { !images.isEmpty } else { false } }
    }

    fileprivate func standsOnPixels(_ scale: CGFloat) -> Bool {
        let corner = CGPoint(x: center.x - bounds.width / 2, y: center.y - bounds.height / 2)
        let isWhole = { (x: CGFloat) in x * scale == (x * scale).rounded() }
        return !hasImages && transform == 0 && [corner.x, corner.y, bounds.width, bounds.height].allSatisfy(isWhole)
    }

    /// The last set of tint and image wins; no image takes one away and leaves the tint.
    fileprivate mutating func setImage(_ image: Int?, of part: Part, for state: UIControl.State) {
        switch (dresses[part.rawValue], image) {
        case (.images(var images), _):
            images[state.rawValue] = image
            dresses[part.rawValue] = images.isEmpty ? .tint(nil) : .images(images)
        case (.tint, .some(let image)): dresses[part.rawValue] = .images([state.rawValue: image])
        case (.tint, nil): break
        }
    }
}

@MainActor extension SliderModel.Part {
    fileprivate func setTint(_ index: Int?, of slider: UISlider) {
        let color = index.map { SliderProps.colors[$0] }
        switch self {
        case .thumb: slider.thumbTintColor = color
        case .minimumTrack: slider.minimumTrackTintColor = color
        case .maximumTrack: slider.maximumTrackTintColor = color
        }
    }

    fileprivate func setImage(_ index: Int?, of slider: UISlider, for state: UIControl.State) {
        let image = index.map { SliderProps.images[$0] }
        switch self {
        case .thumb: slider.setThumbImage(image, for: state)
        case .minimumTrack: slider.setMinimumTrackImage(image, for: state)
        case .maximumTrack: slider.setMaximumTrackImage(image, for: state)
        }
    }
}

extension CGRect {
    fileprivate func isNear(_ other: CGRect) -> Bool {
        [minX - other.minX, minY - other.minY, width - other.width, height - other.height].allSatisfy { abs($0) < 0.000_1 }
    }
}

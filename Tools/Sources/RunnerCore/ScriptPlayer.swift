@_spi(SliderKit) import HeadlessHost
import RunnerProtocol
@_spi(SliderKit) import UIKit
@_spi(SliderKit) import UIKitTesting

/// Plays the steps of a gesture script by one finger.
@MainActor final class ScriptPlayer {
    private let app: TestApp
    private let film: Film
    private let events: EventRecorder
    private var finger: TestFinger?
    private var number = 0

    /// How long a tap touches, in seconds.
    private static let tapDuration = 0.05

    init(app: TestApp, film: Film, events: EventRecorder) {
        self.app = app
        self.film = film
        self.events = events
    }

    func play(_ step: GestureScript.Step, number: Int) throws {
        self.number = number
        events.listen(to: app.window)
        switch step {
        case .wait(let seconds): try wait(seconds)
        case .tap(let place):
            finger = app.touchDown(at: try point(place))
            try wait(ScriptPlayer.tapDuration)
            lift()
        case .drag(let from, let to, let duration, let hold, let release):
            let (start, end) = (try point(from), try point(to))
            finger = app.touchDown(at: start)
            try move(to: end, duration: duration)
            try wait(hold)
            if release { lift() }
        case .adjust(let name, let fraction, let duration, let release):
            try adjust(name, to: fraction, duration: duration)
            if release { lift() }
        case .key(let name):
            guard app.typeKey(name) else {
                throw failure("there is no key \"\(name)\"; use a letter, a digit, or \(KeyInjector.keyNames.joined(separator: ", "))")
            }
        case .wheel(let dx, let dy, let place):
            app.turnWheel(by: CGVector(dx: dx, dy: dy), at: try point(place))
        case .focus(let name):
            _ = try view(name)
            app.screenReader.focus(on: app.views[name])
        case .increment: app.screenReader.swipeUp()
        case .decrement: app.screenReader.swipeDown()
        case .release: lift()
        case .cancel:
            finger?.cancel()
            finger = nil
        case .capture(let name): try film.capture(name)
        }
    }

    private func lift() {
        finger?.lift()
        finger = nil
    }

    private func wait(_ seconds: Double) throws {
        try film.advance(to: app.elapsed + seconds)
    }

    /// Drags straight, with one move each 1/60 s whatever the frame rate.
    private func move(to end: CGPoint, duration: Double) throws {
        guard let finger else { return }
        let (start, begin) = (finger.location, app.elapsed)
        let count = max(1, Int((duration * HeadlessHost.framesPerSecond).rounded()))
        for index in 1...count {
            try film.advance(to: begin + Double(index) / HeadlessHost.framesPerSecond)
            let part = CGFloat(index) / CGFloat(count)
            finger.move(
                to: index == count
                    ? end : CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part))
        }
    }

    private func adjust(_ name: String, to fraction: Double, duration: Double) throws {
        // The label beside a slider often has the slider's name as its text.
        guard let slider = try (app.sliders[name].view ?? view(name)) as? UISlider else {
            throw failure("\"\(name)\" is not a UISlider; drag it by {\"drag\": [[x, y], [x, y]]} instead")
        }
        let now = slider.thumbCenter(in: app.window)
        let target = slider.thumbCenter(at: CGFloat(fraction), in: app.window)
        let hand: TestFinger
        if let finger { hand = finger } else { hand = app.touchDown(at: now) }
        finger = hand
        // The finger keeps its distance to the thumb, so it goes as far as the thumb has to.
        let end = CGPoint(x: hand.location.x + target.x - now.x, y: hand.location.y + target.y - now.y)
        try move(to: end, duration: duration)
    }

    // MARK: Places

    private func point(_ place: GestureScript.Place) throws -> CGPoint {
        switch place {
        case .point(let x, let y): return CGPoint(x: x, y: y)
        case .view(let name):
            let view = try view(name)
            let middle = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
            return view.convert(middle, to: app.window)
        }
    }

    private func view(_ name: String) throws -> UIView {
        if let view = app.views[name].view { return view }
        let names = app.views.names
        let known = names.isEmpty ? "no view in the window has one; set accessibilityIdentifier" : "the window has \(names.joined(separator: ", "))"
        throw failure("no view has the accessibility identifier or label \"\(name)\"; \(known)")
    }

    private func failure(_ text: String) -> RunnerError {
        RunnerError("step \(number): \(text)")
    }
}

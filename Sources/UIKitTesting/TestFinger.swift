@_spi(SliderKit) import HeadlessHost
@_spi(SliderKit) import UIKit

/// A finger on the screen. Several may be down at once.
@MainActor public final class TestFinger {
    /// Where the finger is, in points of the window.
    public private(set) var location: CGPoint
    /// True until the finger is lifted or its touch cancelled.
    public private(set) var isDown = false

    private let app: TestApp
    private let id: Int

    init(app: TestApp, id: Int, at point: CGPoint) {
        self.app = app
        self.id = id
        location = point
    }

    func land() {
        isDown = true
        TouchInjector.begin(at: location, in: app.window, id: id)
        app.host.commit()
    }

    /// Moves the finger at once, as one sample.
    public func move(to point: CGPoint) {
        guard isDown else { return }
        location = point
        TouchInjector.move(to: point, in: app.window, id: id)
        app.host.commit()
    }

    /// Moves the finger by points, at once.
    public func move(by x: CGFloat, _ y: CGFloat = 0) {
        move(to: CGPoint(x: location.x + x, y: location.y + y))
    }

    /// Drags the finger in a straight line, with one sample each 1/60 s, each after its frame's time has passed.
    /// - Parameters:
    ///   - point: Where to, in points of the window.
    ///   - duration: Seconds; at least one sample is sent.
    public func drag(to point: CGPoint, duration: TimeInterval = 0.3) {
        let start = location
        let begin = app.host.elapsed
        let count = max(1, Int((duration * HeadlessHost.framesPerSecond).rounded()))
        for index in 1...count {
            app.host.advance(toElapsed: begin + Double(index) / HeadlessHost.framesPerSecond)
            let part = CGFloat(index) / CGFloat(count)
            // The last sample is the point itself, free of rounding.
            move(
                to: index == count
                    ? point
                    : CGPoint(x: start.x + (point.x - start.x) * part, y: start.y + (point.y - start.y) * part))
        }
    }

    /// Drags along an arc around `center`, one sample each 1/60 s.
    /// - Parameters:
    ///   - center: The centre in points of the window.
    ///   - angle: Radians, clockwise when positive.
    ///   - duration: Seconds.
    public func drag(around center: CGPoint, by angle: CGFloat, duration: TimeInterval = 0.3) {
        let start = CGPoint(x: location.x - center.x, y: location.y - center.y)
        let begin = app.host.elapsed
        let count = max(1, Int((duration * HeadlessHost.framesPerSecond).rounded()))
        for index in 1...count {
            app.host.advance(toElapsed: begin + Double(index) / HeadlessHost.framesPerSecond)
            let turn = angle * CGFloat(index) / CGFloat(count)
            move(
                to: CGPoint(
                    x: center.x + start.x * cos(turn) - start.y * sin(turn),
                    y: center.y + start.x * sin(turn) + start.y * cos(turn)))
        }
    }

    /// Lifts the finger.
    public func lift() {
        guard isDown else { return }
        isDown = false
        TouchInjector.end(at: location, in: app.window, id: id)
        app.host.commit()
    }

    /// Ends the touch as the system does when something else takes it.
    public func cancel() {
        guard isDown else { return }
        isDown = false
        TouchInjector.cancel(id: id)
        app.host.commit()
    }
}

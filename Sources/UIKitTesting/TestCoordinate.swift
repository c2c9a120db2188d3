import UIKit

/// A point of the screen that gestures start from, as XCUICoordinate is.
@MainActor public struct TestCoordinate {
    let app: TestApp
    /// The point in the window.
    public let screenPoint: CGPoint

    /// A coordinate that lies so many points further.
    public func withOffset(_ offset: CGVector) -> TestCoordinate {
        TestCoordinate(app: app, screenPoint: CGPoint(x: screenPoint.x + offset.dx, y: screenPoint.y + offset.dy))
    }

    /// Touches and lifts, 0.05 s later.
    public func tap() {
        press(forDuration: 0.05)
    }

    /// Two taps, 0.1 s apart.
    public func doubleTap() {
        tap()
        app.wait(0.1)
        tap()
    }

    /// Touches, waits, lifts.
    public func press(forDuration duration: TimeInterval) {
        let finger = app.touchDown(at: screenPoint)
        app.wait(duration)
        finger.lift()
    }

    /// Touches, waits, drags in a straight line in 0.3 s, lifts.
    public func press(forDuration duration: TimeInterval, thenDragTo other: TestCoordinate) {
        press(forDuration: duration, thenDragTo: other, over: 0.3, thenHoldForDuration: 0)
    }

    /// Touches, waits, drags in a straight line for `time` seconds, waits, lifts.
    public func press(
        forDuration duration: TimeInterval, thenDragTo other: TestCoordinate, over time: TimeInterval,
        thenHoldForDuration hold: TimeInterval
    ) {
        let finger = app.touchDown(at: screenPoint)
        app.wait(duration)
        finger.drag(to: other.screenPoint, duration: time)
        app.wait(hold)
        finger.lift()
    }
}

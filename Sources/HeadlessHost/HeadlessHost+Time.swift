@_spi(SliderKit) import UIKit

extension HeadlessHost {
    /// Lets time pass: each frame of 1/60 s on the way runs what is due, then lays out and displays.
    /// - Parameter seconds: How long, at least 0; what is not a number passes no time.
    public func advance(by seconds: CFTimeInterval) {
        advance(toElapsed: elapsed + (seconds.isFinite ? max(0, seconds) : 0))
    }

    /// Lets time pass until `time`, in seconds since the host was made.
    public func advance(toElapsed time: CFTimeInterval) {
        // Times closer than this are one instant: sums of sixtieths are not exact.
        let tolerance = 1e-7
        commit()
        var frame = (elapsed * HeadlessHost.framesPerSecond + tolerance).rounded(.down) + 1
        while elapsed < time - tolerance {
            let next = frame / HeadlessHost.framesPerSecond
            step(to: next > time - tolerance ? time : next)
            frame += 1
        }
    }

    /// Lays out and displays what changed, without letting time pass.
    public func commit() {
        UIApplication.shared.commit()
    }

    /// The picture of the whole screen at this instant.
    public func render() -> CGImage {
        commit()
        return UIScreen.main.render()
    }

    /// Lets time pass until the picture stays the same for a tenth of a second.
    /// - Parameter limit: Seconds to wait at most.
    /// - Returns: The last picture.
    @discardableResult
    public func settle(limit: CFTimeInterval = 2) -> CGImage {
        let end = elapsed + limit
        var last = render()
        while elapsed < end {
            advance(by: 0.1)
            let picture = render()
            if picture.isPixelEqual(to: last) { return picture }
            last = picture
        }
        return last
    }

    private func step(to time: CFTimeInterval) {
        virtualClock.advance(to: epochTime(time))
        commit()
        onStep?()
    }
}

@_spi(SliderKit) import HeadlessHost
@_spi(SliderKit) import UIKit

/// Lets time pass and takes a frame whenever one is due.
///
/// Frame k (from 1) shows the time (k − 1) / fps, after what was due at that time has run and before what the script does then.
@MainActor final class Film {
    private(set) var frameCount = 0
    private let host: HeadlessHost
    private let folder: String
    private let framesPerSecond: Double

    private static let tolerance = 1e-7

    init(host: HeadlessHost, folder: String, framesPerSecond: Double) {
        self.host = host
        self.folder = folder
        self.framesPerSecond = framesPerSecond
    }

    private var nextFrame: Double { Double(frameCount) / framesPerSecond }

    /// Lets time pass until `time`, in seconds since the start.
    func advance(to time: Double) throws {
        while nextFrame <= time + Film.tolerance {
            host.advance(toElapsed: max(host.elapsed, nextFrame))
            try take()
        }
        host.advance(toElapsed: time)
    }

    /// Takes the frames up to now.
    func finish() throws {
        try advance(to: host.elapsed)
    }

    /// Writes the picture of this instant under a name of its own.
    func capture(_ name: String) throws {
        try Pictures.write(host.render(), to: "\(folder)/\(name).png")
    }

    private func take() throws {
        frameCount += 1
        let number = String(frameCount)
        let padded = String(repeating: "0", count: max(0, 5 - number.count)) + number
        try Pictures.write(host.render(), to: "\(folder)/frame-\(padded).png")
    }
}

import Foundation
@_spi(SliderKit) import HeadlessHost
@_spi(SliderKit) import UIKit

/// Lets time pass and takes a frame whenever one is due.
///
/// Frame k (from 1) shows the time (k − 1) / fps. What a finger does at that time comes after it, as on a phone, where a touch that arrives with a frame
/// is seen in the next one: an animation that the touch began is then one frame old already. If the last step changed the picture, one more frame shows it.
@MainActor final class Film {
    private(set) var frameCount = 0
    private let host: HeadlessHost
    private let folder: String
    private let framesPerSecond: Double
    /// The file that frames are collected for, and its path; nil when each frame is a file.
    private var animation: (file: AnimationFile, path: String)?

    private var last: (picture: CGImage, data: Data)?

    /// Called each ``framesPerSign`` frames: a long wait is at work, not stuck.
    var onProgress: (() -> Void)?

    private static let framesPerSign = 10
    private static let tolerance = 1e-7

    /// - Parameter out: A folder, or the path of an animated PNG.
    init(host: HeadlessHost, out: String, framesPerSecond: Double) {
        self.host = host
        if out.lowercased().hasSuffix(".png") || out.lowercased().hasSuffix(".apng") {
            folder = URL(fileURLWithPath: out).deletingLastPathComponent().path
            animation = (AnimationFile(framesPerSecond: framesPerSecond), out)
        } else {
            folder = out
        }
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

    /// Takes the frames that are missing, and writes the animation and the events.
    func finish(events: String) throws {
        try advance(to: host.elapsed)
        if let last, !host.render().isPixelEqual(to: last.picture) { try advance(to: nextFrame) }
        if let animation { try Pictures.write(animation.file.bytes(), to: animation.path) }
        try Pictures.write(Data(events.utf8), to: folder + "/events.jsonl")
    }

    /// Writes the picture of this instant under a name of its own.
    func capture(_ name: String) throws {
        try Pictures.write(host.render(), to: "\(folder)/\(name).png")
    }

    private func take() throws {
        frameCount += 1
        if frameCount.isMultiple(of: Film.framesPerSign) { onProgress?() }
        let data = try bytes(of: host.render())
        if animation != nil {
            try animation?.file.add(data)
            return
        }
        let number = String(frameCount)
        let padded = String(repeating: "0", count: max(0, 5 - number.count)) + number
        try Pictures.write(data, to: "\(folder)/frame-\(padded).png")
    }

    /// The picture as a PNG file; one that equals the last is not compressed again.
    private func bytes(of picture: CGImage) throws -> Data {
        if let last, last.picture.isPixelEqual(to: picture) { return last.data }
        guard let data = picture.pngData() else { throw RunnerError("a frame has no pixels") }
        last = (picture, data)
        return data
    }
}

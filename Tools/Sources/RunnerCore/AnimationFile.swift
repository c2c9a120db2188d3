import Foundation

/// Frames as one animated PNG, which every browser shows.
struct AnimationFile {
    private var first: PNGChunks?
    private var frames: [(data: [Data], count: Int)] = []
    private var last: Data?
    private let framesPerSecond: Double

    /// Repetitions of one frame that its duration, 16 bits, can hold.
    private static let longestRun = 600

    init(framesPerSecond: Double) {
        self.framesPerSecond = framesPerSecond
    }

    /// Adds a picture, given as a PNG file's bytes. One that equals the last is shown longer instead.
    mutating func add(_ png: Data) throws {
        if png == last, let run = frames.last?.count, run < AnimationFile.longestRun {
            frames[frames.count - 1].count += 1
            return
        }
        guard let chunks = PNGChunks(png) else { throw RunnerError("a frame is not a PNG file") }
        if let first, first.header != chunks.header { throw RunnerError("the frames' sizes differ; record to a folder instead") }
        if first == nil { first = chunks }
        frames.append((chunks.pixels, 1))
        last = png
    }

    /// The file's bytes; empty without a frame.
    func bytes() -> Data {
        guard let first else { return Data() }
        var file = PNGChunks.signature
        var sequence: UInt32 = 0
        PNGChunks.append("IHDR", first.header, to: &file)
        PNGChunks.append("acTL", PNGChunks.number(UInt32(frames.count)) + PNGChunks.number(UInt32(0)), to: &file)
        for (index, frame) in frames.enumerated() {
            PNGChunks.append("fcTL", control(sequence, size: first.header.prefix(8), count: frame.count), to: &file)
            sequence += 1
            for data in frame.data {
                if index == 0 {
                    PNGChunks.append("IDAT", data, to: &file)
                } else {
                    PNGChunks.append("fdAT", PNGChunks.number(sequence) + data, to: &file)
                    sequence += 1
                }
            }
        }
        PNGChunks.append("IEND", Data(), to: &file)
        return file
    }

    /// Sequence number, size, offset 0, duration as a fraction of a second, and "replace what was there".
    private func control(_ sequence: UInt32, size: Data, count: Int) -> Data {
        let (numerator, denominator) = (UInt16(count * 100), UInt16(min(65_535, (framesPerSecond * 100).rounded())))
        return PNGChunks.number(sequence) + size + PNGChunks.number(UInt32(0)) + PNGChunks.number(UInt32(0))
            + PNGChunks.number(numerator) + PNGChunks.number(denominator) + Data([0, 0])
    }
}

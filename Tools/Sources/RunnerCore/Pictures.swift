import Foundation
@_spi(SliderKit) import UIKit

/// Writing pictures.
enum Pictures {
    static func write(_ image: CGImage, to path: String) throws {
        guard let data = image.pngData() else { throw RunnerError("the picture for \(path) has no pixels") }
        try write(data, to: path)
    }

    static func write(_ data: Data, to path: String) throws {
        do {
            let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            try data.write(to: URL(fileURLWithPath: path))
        } catch {
            throw RunnerError("\(path) can't be written: \(error.localizedDescription); choose another --out", isSetup: true)
        }
    }
}

import Foundation
import RunnerProtocol

/// Appends answers to a file, each at once, so that a crash loses none.
struct AnswerWriter {
    private let descriptor: Int32

    init?(path: String) {
        descriptor = open(path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0o644)
        guard descriptor >= 0 else { return nil }
    }

    func write(_ answer: RunnerAnswer) {
        guard var data = try? JSONEncoder().encode(answer) else { return }
        data.append(UInt8(ascii: "\n"))
        data.withUnsafeBytes { bytes in
            var sent = 0
            while sent < bytes.count {
                let count = Foundation.write(descriptor, bytes.baseAddress! + sent, bytes.count - sent)
                guard count > 0 else { return }
                sent += count
            }
        }
    }
}

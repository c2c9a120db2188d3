@_spi(SliderKit) import BrowserHost
import Foundation
@_spi(SliderKit) import HeadlessHost
@_spi(SliderKit) import UIKit
@_spi(SliderKit) import UIKitTesting

/// A browser without a browser: what the host sends is drawn into a picture of its own, as the page's script does.
@MainActor final class FakePage {
    let host: HeadlessHost
    let browser: BrowserHost
    private let mail = Mail()
    /// The page's number.
    let id: Int

    private final class Mail: @unchecked Sendable {
        var texts: [(String, Int)] = []
        var frames: [(Data, Int)] = []
    }

    init(size: CGSize = CGSize(width: 200, height: 100), scale: CGFloat = 2) {
        host = HeadlessHost(size: size, scale: scale)
        let window = host.makeWindow()
        window.backgroundColor = .white
        window.makeKeyAndVisible()
        id = 1
        let mail = mail
        browser = BrowserHost(host: host, link: PageLink(text: { mail.texts.append(($0, $1)) }, bytes: { mail.frames.append(($0, $1)) }))
        self.window = window
    }

    let window: UIWindow

    /// Frames that came for a page and were not taken yet.
    func takeFrames(of page: Int = 1) -> [Data] {
        defer { mail.frames.removeAll { $0.1 == page } }
        return mail.frames.filter { $0.1 == page }.map(\.0)
    }

    /// The messages of a kind that came for a page.
    func messages(_ type: String, of page: Int = 1) -> [[String: Any]] {
        mail.texts.filter { $0.1 == page }
            .compactMap { (try? JSONSerialization.jsonObject(with: Data($0.0.utf8))) as? [String: Any] }.filter { $0["type"] as? String == type }
    }

    func say(_ object: [String: Any], from page: Int = 1) {
        let data = (try? JSONSerialization.data(withJSONObject: object)) ?? Data()
        browser.received(String(decoding: data, as: UTF8.self), from: page)
    }
}

/// A frame, taken apart.
struct Frame {
    var number = 0
    var generation = 0
    var size = (width: 0, height: 0)
    var areas: [(x: Int, y: Int, width: Int, height: Int, pixels: [UInt8])] = []

    init?(_ data: Data) {
        let bytes = Array(data)
        func number(_ at: Int, _ count: Int) -> Int { (0..<count).reduce(0) { $0 | Int(bytes[at + $1]) << (8 * $1) } }
        guard bytes.count >= 20, bytes.prefix(4).elementsEqual(Array("SKF1".utf8)) else { return nil }
        (self.number, generation, size) = (number(4, 4), number(8, 4), (number(12, 2), number(14, 2)))
        var at = 20
        for _ in 0..<number(18, 2) {
            let (x, y, width, height) = (number(at, 2), number(at + 2, 2), number(at + 4, 2), number(at + 6, 2))
            at += 8
            guard at + width * height * 4 <= bytes.count else { return nil }
            areas.append((x, y, width, height, Array(bytes[at..<at + width * height * 4])))
            at += width * height * 4
        }
        guard at == bytes.count else { return nil }
    }

    /// Draws it over a picture.
    func draw(on canvas: inout [UInt8]) {
        if canvas.count != size.width * size.height * 4 { canvas = [UInt8](repeating: 0, count: size.width * size.height * 4) }
        for area in areas {
            for row in 0..<area.height {
                let target = ((area.y + row) * size.width + area.x) * 4
                canvas.replaceSubrange(target..<target + area.width * 4, with: area.pixels[row * area.width * 4..<(row + 1) * area.width * 4])
            }
        }
    }
}

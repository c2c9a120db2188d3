internal import CDesktopWindow
import Foundation
@_spi(SliderKit) import UIKit

/// A window of the desktop. SDL's library is loaded with the first one; one exists at a time.
@MainActor final class DesktopWindow {
    private let window: OpaquePointer

    /// - Parameter size: in the window system's own units.
    /// - Throws: ``DesktopError`` without a display, or without SDL.
    init(title: String, size: CGSize) throws {
        guard DesktopWindow.hasDisplay else {
            throw DesktopError("there is no display: neither WAYLAND_DISPLAY nor DISPLAY is set")
        }
        var message = [CChar](repeating: 0, count: 256)
        guard let window = sk_window_open(title, DesktopWindow.whole(size.width), DesktopWindow.whole(size.height), &message, 256) else {
            let text = String(decoding: message.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
            throw DesktopError("no window can be opened: \(text)")
        }
        self.window = window
    }

    /// Whether the environment names a display. Without one SDL would take the machine's console, which nobody asked for.
    static var hasDisplay: Bool {
        ["WAYLAND_DISPLAY", "DISPLAY", "SDL_VIDEODRIVER"].contains { !(ProcessInfo.processInfo.environment[$0] ?? "").isEmpty }
    }

    /// Closes it and leaves the window system; nothing may be called afterwards.
    func close() { sk_window_close(window) }

    /// The next event that waits; nil if none does.
    func next() -> SKEvent? {
        var event = SKEvent()
        return sk_window_next(window, &event) ? event : nil
    }

    /// Its size in its own units, and in pixels.
    var sizes: (own: CGSize, pixels: CGSize) {
        var (width, height, pixelWidth, pixelHeight) = (Int32(0), Int32(0), Int32(0), Int32(0))
        sk_window_size(window, &width, &height, &pixelWidth, &pixelHeight)
        return (CGSize(width: Int(width), height: Int(height)), CGSize(width: Int(pixelWidth), height: Int(pixelHeight)))
    }

    /// What a window may take of the display, in its own units; nil if nobody knows.
    var room: CGSize? {
        var (width, height) = (Int32(0), Int32(0))
        return sk_window_room(window, &width, &height) ? CGSize(width: Int(width), height: Int(height)) : nil
    }

    /// Asks for another size, in its own units; the window system may give another one.
    func resize(to size: CGSize) { sk_window_resize(window, DesktopWindow.whole(size.width), DesktopWindow.whole(size.height)) }

    /// Shows rectangles of a picture, in pixels; false if it is not of the window's size.
    func present(_ pixels: UnsafeRawPointer, stride: Int, size: (width: Int, height: Int), damage: [CGRect]) -> Bool {
        // So many that one call can't take them are one.
        let areas = damage.count > 64 ? [damage.reduce(CGRect.null) { $0.union($1) }] : damage
        let rects = areas.map { SKRect(x: Int32($0.minX), y: Int32($0.minY), width: Int32($0.width), height: Int32($0.height)) }
        return sk_window_present(window, pixels, Int32(stride), Int32(size.width), Int32(size.height), rects, Int32(rects.count))
    }

    /// What the pointer looks like.
    func show(_ cursor: SKCursor) { sk_window_cursor(window, cursor) }

    /// What becomes readable with events; nil if the window system has no such thing.
    var descriptor: Int32? {
        let descriptor = sk_window_descriptor(window)
        return descriptor >= 0 ? descriptor : nil
    }

    /// `x11`, `wayland`, …
    var driver: String { String(cString: sk_window_driver(window)) }

    private static func whole(_ length: CGFloat) -> Int32 { Int32(min(max(length.rounded(), 1), 16384)) }
}

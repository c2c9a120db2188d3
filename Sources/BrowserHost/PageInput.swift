@_spi(SliderKit) import UIKit

/// What hands do on a page, as UIKit's events. Points are the screen's.
@MainActor struct PageInput {
    /// The windows that fingers went down in.
    private var windows: [Int: UIWindow] = [:]
    private var pointer = PointerInjector()
    /// Most fingers at one time; more are ignored.
    private static let most = 10

    /// Forgets fingers and the pointer: what they were on is gone.
    mutating func reset() {
        windows = [:]
        pointer = PointerInjector()
    }

    mutating func take(_ message: PageMessage) {
        switch message.type {
        case .touch: touch(message)
        case .hover: hover(message)
        case .wheel: wheel(message)
        case .key: key(message)
        case .focus: focus(message.active ?? true)
        default: break
        }
    }

    private static func point(_ message: PageMessage) -> CGPoint? {
        guard let x = message.x, let y = message.y, x.isFinite, y.isFinite, abs(x) < 1e6, abs(y) < 1e6 else { return nil }
        return CGPoint(x: x, y: y)
    }

    /// The frontmost window that has something at a point of the screen; else the frontmost.
    private static func window(at point: CGPoint) -> UIWindow? {
        let windows = UIApplication.shared.windows.filter { !$0.isHidden }
        return windows.last { $0.hitTest(inside($0, point), with: nil) != nil } ?? windows.last
    }

    private static func inside(_ window: UIWindow, _ point: CGPoint) -> CGPoint {
        CGPoint(x: point.x - window.frame.minX, y: point.y - window.frame.minY)
    }

    private mutating func touch(_ message: PageMessage) {
        guard let id = message.finger, let phase = message.phase else { return }
        switch phase {
        case .began:
            guard let point = PageInput.point(message), windows.count < PageInput.most, let window = PageInput.window(at: point) else { return }
            windows[id] = window
            let buttons: UIEvent.ButtonMask = message.buttons == 2 ? .secondary : message.buttons == 1 ? .primary : []
            TouchInjector.begin(at: PageInput.inside(window, point), in: window, id: id, buttons: buttons)
        case .moved:
            guard let window = windows[id], let point = PageInput.point(message) else { return }
            TouchInjector.move(to: PageInput.inside(window, point), in: window, id: id)
        case .ended:
            guard let window = windows.removeValue(forKey: id) else { return }
            if let point = PageInput.point(message) {
                TouchInjector.end(at: PageInput.inside(window, point), in: window, id: id)
            } else {
                TouchInjector.end(id: id)
            }
        case .cancelled:
            guard windows.removeValue(forKey: id) != nil else { return }
            TouchInjector.cancel(id: id)
        }
    }

    private func hover(_ message: PageMessage) {
        guard let point = PageInput.point(message), let window = PageInput.window(at: point) else { return pointer.leave() }
        pointer.hover(at: PageInput.inside(window, point), in: window, modifiers: PageInput.modifiers(message))
    }

    private func wheel(_ message: PageMessage) {
        guard let point = PageInput.point(message), let window = PageInput.window(at: point), let dx = message.dx, let dy = message.dy else { return }
        // A wheel that is spun by a script can ask for any distance.
        let notches = CGVector(dx: min(max(dx, -100), 100), dy: min(max(dy, -100), 100))
        ScrollInjector.turnWheel(by: notches, at: PageInput.inside(window, point), in: window)
    }

    private func key(_ message: PageMessage) {
        guard let name = message.key, let window = UIApplication.shared.keyWindow ?? UIApplication.shared.windows.last else { return }
        if message.down ?? false {
            // The browser repeats keys that are held.
            KeyInjector.down(name, modifiers: PageInput.modifiers(message), in: window, repeats: false)
        } else {
            KeyInjector.up(name)
        }
    }

    private mutating func focus(_ isActive: Bool) {
        guard !isActive else { return }
        KeyInjector.cancelAll()
        TouchInjector.cancelAll()
        windows = [:]
        pointer.leave()
    }

    private static func modifiers(_ message: PageMessage) -> UIKeyModifierFlags {
        var flags: UIKeyModifierFlags = []
        if message.shift == true { flags.insert(.shift) }
        if message.control == true { flags.insert(.control) }
        if message.option == true { flags.insert(.alternate) }
        if message.command == true { flags.insert(.command) }
        return flags
    }
}

internal import CDesktopWindow
@_spi(SliderKit) import LiveHost
@_spi(SliderKit) import UIKit

/// Keys by their place on the keyboard: what a key was called when it went down is what comes up.
@MainActor struct DesktopKeys {
    private var held: [Int32: String] = [:]

    mutating func pressed(_ event: SKEvent, input: LiveInput) {
        let text = event.writing
        guard !text.isEmpty else { return }
        // Another layout, or another modifier, while it is held.
        if let old = held[event.key], old != text { input.keyReleased(old) }
        if input.keyPressed(text, modifiers: event.flags) {
            held[event.key] = text
        } else {
            input.typed(text)
        }
    }

    mutating func released(_ event: SKEvent, input: LiveInput) {
        guard let name = held.removeValue(forKey: event.key) else { return }
        input.keyReleased(name)
    }

    /// The window system tells of no keys any more.
    mutating func forget() { held = [:] }
}

extension SKEvent {
    /// The text, or the key's name.
    var writing: String {
        withUnsafeBytes(of: text) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
    }

    var flags: UIKeyModifierFlags {
        var flags: UIKeyModifierFlags = []
        if modifiers & UInt32(SKModifierShift) != 0 { flags.insert(.shift) }
        if modifiers & UInt32(SKModifierControl) != 0 { flags.insert(.control) }
        if modifiers & UInt32(SKModifierOption) != 0 { flags.insert(.alternate) }
        if modifiers & UInt32(SKModifierCommand) != 0 { flags.insert(.command) }
        return flags
    }
}

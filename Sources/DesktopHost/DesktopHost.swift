internal import CDesktopWindow
import Foundation
@_spi(SliderKit) import HeadlessHost
@_spi(SliderKit) import LiveHost
@_spi(SliderKit) import UIKit

/// A running app in a window of the desktop, X11's or Wayland's.
///
/// The pointer's first button is a finger, the wheel turns or scrolls, fingers of a touch screen are fingers, keys go where UIKit sends them. F9 turns
/// a device by a quarter. A window that loses the focus makes the app inactive; one that is closed ends it.
@_spi(SliderKit) @MainActor public final class DesktopHost {
    /// The host below: clock, screen and input.
    public let host: LiveHost
    /// Whether the user closed the window, or ``close()`` did.
    public private(set) var isClosed = false
    /// The window system: `x11`, `wayland`, …
    public var windowSystem: String { window.driver }

    private let window: DesktopWindow
    /// Pixels per point, if the user wants a certain number; nil: the display's.
    private let wantedScale: CGFloat?
    private var keys = DesktopKeys()
    private var pointer: CGPoint?
    private var wakes: (any DispatchSourceRead)?

    /// Opens a window with an empty screen in it, and installs the host.
    /// - Parameters:
    ///   - screen: What is shown. A device's screen that is larger than the display's room is shown smaller, whole, unless `scale` is given.
    ///   - scale: Pixels per point; nil for the display's.
    /// - Throws: ``DesktopError`` without a display, or without SDL 2.
    public init(title: String, screen: LiveScreen, scale: CGFloat? = nil) throws {
        wantedScale = scale
        let guess = scale ?? DesktopHost.usualScale
        window = try DesktopWindow(title: title, size: CGSize(width: screen.size.width * guess, height: screen.size.height * guess))
        var screen = screen
        screen.scale = DesktopHost.scale(of: window, wanted: scale)
        // A device whose screen is larger than the display's room is shown smaller, whole. (choice)
        if scale == nil, screen.device != nil, let room = window.room {
            let ratio = DesktopHost.ratio(of: window)
            let share = min(room.width * ratio / (screen.size.width * screen.scale), room.height * ratio / (screen.size.height * screen.scale))
            if share < 1 { screen.scale = max(0.5, (screen.scale * share * 64).rounded(.down) / 64) }
        }
        host = LiveHost(screen: screen)
        follow()
        host.onPresent = { [unowned self] in present($0) }
        host.onScreenChange = { [unowned self] in follow() }
        wake()
    }

    /// Runs the app until its window is closed; the app hears that it ends.
    /// - Parameter isOver: ends it too, without a word to the app.
    public func run(until isOver: () -> Bool = { false }) {
        // A connection that can't wake anybody is asked a hundred times a second.
        host.run(until: { isClosed || isOver() }, pump: pump, longestSleep: wakes == nil ? 0.01 : 3600)
        if !isOver() { UIApplication.shared.terminate() }
    }

    /// Takes the window away. Nothing may be called afterwards.
    public func close() {
        isClosed = true
        wakes?.cancel()
        wakes = nil
        window.close()
    }

    // MARK: Size

    /// Pixels of one unit of the window system: 1 on X11, more on Wayland's sharp displays.
    private static func ratio(of window: DesktopWindow) -> CGFloat {
        let sizes = window.sizes
        return sizes.own.width > 0 && sizes.pixels.width > 0 ? sizes.pixels.width / sizes.own.width : 1
    }

    /// Pixels per point where the window system doesn't say: X11 has no such thing, so what the variable `GDK_SCALE` says counts, else 1. (choice)
    private static var usualScale: CGFloat {
        ProcessInfo.processInfo.environment["GDK_SCALE"].flatMap(Double.init).map { CGFloat(min(max($0, 1), 4)) } ?? 1
    }

    private static func scale(of window: DesktopWindow, wanted: CGFloat?) -> CGFloat {
        let ratio = ratio(of: window)
        return wanted ?? (ratio > 1 ? ratio : usualScale)
    }

    /// Points of one unit of the window system.
    private var pointsPerUnit: CGFloat { DesktopHost.ratio(of: window) / host.screenScale }

    /// The screen is another one: the window takes its size.
    private func follow() {
        let size = CGSize(width: host.screenBounds.width / pointsPerUnit, height: host.screenBounds.height / pointsPerUnit)
        if window.sizes.own != CGSize(width: size.width.rounded(), height: size.height.rounded()) { window.resize(to: size) }
    }

    /// The window has another size: the screen takes it.
    private func take() {
        var screen = host.screen
        // A display with other pixels keeps what is not the display's.
        let ratio = DesktopHost.ratio(of: window)
        if wantedScale == nil, ratio > 1, screen.device == nil { screen.scale = ratio }
        let pixels = window.sizes.pixels
        let size = CGSize(width: pixels.width / screen.scale, height: pixels.height / screen.scale)
        // The same number of pixels is the same size: a device's points are no whole number of a shown-smaller screen's pixels.
        let present = host.pixelSize
        if pixels != CGSize(width: present.width, height: present.height) { screen.size = size }
        host.screen = screen
        host.invalidate()
    }

    // MARK: Pictures

    private func present(_ damage: [CGRect]) {
        let size = host.pixelSize
        let shown = host.withPixels { pixels, stride in window.present(pixels, stride: stride, size: size, damage: damage) }
        // The window has another size already, which its event will tell.
        if shown != true { hasMissed = true }
    }

    private var hasMissed = false

    // MARK: Events

    /// Events of the window system end the sleep of the main run loop.
    private func wake() {
        guard let descriptor = window.descriptor else { return }
        let source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .main)
        source.setEventHandler {}
        source.activate()
        wakes = source
    }

    /// Brings in what waits; whether there was anything.
    private func pump() -> Bool {
        var found = false
        // A flood of events must not keep the picture from being shown.
        for _ in 0..<256 {
            guard !isClosed, let event = window.next() else { break }
            found = true
            take(event)
        }
        if found, hasMissed {
            hasMissed = false
            take()
        }
        return found
    }

    private func point(_ event: SKEvent) -> CGPoint { CGPoint(x: event.x * pointsPerUnit, y: event.y * pointsPerUnit) }

    private func take(_ event: SKEvent) {
        let input = host.input
        switch event.kind {
        case SKEventClose: isClosed = true
        case SKEventSize: take()
        case SKEventExpose: host.invalidate()
        case SKEventFocus: attend(true)
        case SKEventBlur: attend(false)
        case SKEventHide:
            attend(false)
            UIApplication.shared.enterBackground()
        case SKEventShow: attend(true)
        case SKEventFingerDown: input.touchBegan(Int(event.finger), at: point(event))
        case SKEventFingerMove: input.touchMoved(Int(event.finger), to: point(event))
        case SKEventFingerUp: input.touchEnded(Int(event.finger), at: point(event))
        case SKEventKeyDown: key(event)
        case SKEventKeyUp: keys.released(event, input: input)
        case SKEventText: input.typed(event.writing)
        default: takePointer(event)
        }
    }

    private func takePointer(_ event: SKEvent) {
        let input = host.input
        switch event.kind {
        case SKEventPointerMove:
            input.pointerMoved(to: point(event), modifiers: event.flags)
            showCursor(at: point(event))
        case SKEventPointerDown: DesktopHost.button(event.button).map { input.pointerPressed($0, at: point(event)) }
        case SKEventPointerUp: DesktopHost.button(event.button).map { input.pointerReleased($0, at: point(event), modifiers: event.flags) }
        case SKEventPointerLeave: input.pointerLeft()
        case SKEventWheel: input.scrolled(by: CGVector(dx: event.dx, dy: event.dy), at: point(event))
        default: break
        }
    }

    private static func button(_ number: Int32) -> UIEvent.ButtonMask? {
        switch number {
        case 1: .primary
        case 3: .secondary
        default: nil
        }
    }

    /// F9 turns the device, as nothing that is typed does (choice).
    private func key(_ event: SKEvent) {
        if event.writing == "F9" { host.rotate() } else { keys.pressed(event, input: host.input) }
    }

    private func attend(_ isActive: Bool) {
        if !isActive { keys.forget() }
        host.input.attended(isActive)
    }

    /// Over a text that can be edited the pointer is a bar.
    private func showCursor(at point: CGPoint) {
        var view = host.input.view(at: point)
        while let current = view, !(current is UITextField) { view = current.superview }
        window.show(view == nil ? SKCursorArrow : SKCursorText)
    }
}

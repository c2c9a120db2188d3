import Foundation

extension VirtualDisplay {
    /// Asks a window to close, as a window manager does when the user presses its button. The program for mouse and keys can only destroy windows.
    func askToClose(_ window: String) throws {
        guard let library = dlopen("libX11.so.6", RTLD_NOW), let id = UInt(window) else { throw DesktopFailure("there is no libX11, or no window \(window)") }
        defer { dlclose(library) }
        func function<T>(_ name: String, _ type: T.Type) throws -> T {
            guard let symbol = dlsym(library, name) else { throw DesktopFailure("libX11 has no \(name)") }
            return unsafeBitCast(symbol, to: type)
        }
        let open = try function("XOpenDisplay", (@convention(c) (UnsafePointer<CChar>) -> OpaquePointer?).self)
        let atom = try function("XInternAtom", (@convention(c) (OpaquePointer, UnsafePointer<CChar>, Int32) -> UInt).self)
        let send = try function("XSendEvent", (@convention(c) (OpaquePointer, UInt, Int32, Int, UnsafeMutableRawPointer) -> Int32).self)
        let close = try function("XCloseDisplay", (@convention(c) (OpaquePointer) -> Int32).self)
        guard let display = open(name) else { throw DesktopFailure("the display \(name) can't be reached") }
        // A client message: type, window, message's name, format of 32 bits, and the first word.
        var event = [UInt](repeating: 0, count: 24)
        event[0] = 33
        event[4] = id
        event[5] = atom(display, "WM_PROTOCOLS", 0)
        event[6] = 32
        event[7] = atom(display, "WM_DELETE_WINDOW", 0)
        event.withUnsafeMutableBytes { _ = send(display, id, 0, 0, $0.baseAddress!) }
        _ = close(display)
    }
}

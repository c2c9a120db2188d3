#if canImport(UIKit)
import UIKit
#elseif canImport(AppKit)
import AppKit
#endif
#if canImport(SwiftUI)
import SwiftUI
#endif
import Foundation
#if os(iOS) || os(tvOS)
typealias PlatformView = UIView
#elseif os(macOS)
typealias PlatformView = NSView
#endif

#if os(iOS)
private let platform = "iOS"
#elseif os(Linux)
private let platform = "Linux"
#else
#error("no platform")
#endif

final class Preparing: PlatformView {
    #if TARGET_INTERFACE_BUILDER
    let mode = "canvas"
    #else
    let mode = "app"
    #endif
    #if !TARGET_INTERFACE_BUILDER && os(iOS)
    @objc func go() -> Int { 1 }
    #endif
    #if targetEnvironment(simulator)
    let device = "simulator"
    #else
    let device = "device"
    #endif
    #if targetEnvironment(macCatalyst)
    @objc func mac() {}
    #endif
    func method() -> String {
        #if DEBUG
        let built = "debug"
        #else
        let built = "release"
        #endif
        let shape: UIView = self
            #if os(iOS)
            .self
            #endif
        _ = built
        return shape === self ? "self" : "other"
    }
}

@available(iOS 11.0, *) final class New: NSObject { @objc func f() -> Int { 2 } }
@available(iOS, introduced: 10, deprecated: 13, message: "use New") func old() -> Int { 3 }
@available(*, unavailable, renamed: "New") typealias Former = New
@available(iOSApplicationExtension, unavailable) func appOnly() -> Int { 4 }
@available(swift, introduced: 4.0) func swift4() -> Int { 5 }
@available(iOS 99, tvOS 99, macOS 99, *) func future() -> Int { 6 }

@MainActor func conditions() {
    let row = "conditions", view = Preparing()
    Answers.answer(row, "os(iOS) with others", platform, "iOS")
    Answers.answer(row, "TARGET_INTERFACE_BUILDER", view.mode, "app")
    Answers.answer(row, "negated and joined", view.go(), 1)
    Answers.answer(row, "targetEnvironment(simulator)", view.device, "device")
    Answers.answer(row, "in the middle of an expression", view.method(), "self")
    var version = 0
    if #available(iOS 13.0, *) { version = New().f() } else { version = -1 }
    guard #available(iOS 11, macOS 10.13, *) else { return }
    if #unavailable(iOS 12) { version = -2 }
    Answers.answer(row, "#available and #unavailable", version, 2)
    Answers.answer(row, "@available in its forms", old() + swift4() + future(), 14)
    #if swift(>=5.0) || !swift(<4.0)
    let language = "new"
    #else
    let language = "old"
    #endif
    Answers.answer(row, "swift(>=)", language, "new")
    #if canImport(UIKit.UIGestureRecognizerSubclass) && !canImport(AppKit) && !canImport(WatchKit)
    let kit = "UIKit"
    #else
    let kit = "other"
    #endif
    Answers.answer(row, "canImport of a submodule", kit, "UIKit")
    #if os(iOS) && !(os(macOS) || arch(arm)) && compiler(>=5)
    Answers.answer(row, "compiler, arch and parentheses", true, true)
    #endif
    #if os( iOS ) // with spaces
    Answers.answer(row, "spaces inside", true, true)
    #endif
}

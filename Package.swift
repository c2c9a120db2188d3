// swift-tools-version: 6.2
import PackageDescription

// CoreGraphics, QuartzCore and UIKit carry Apple's names, so they exist on Linux only: on Apple's platforms the package offers
// `Sliders` alone, and Apple's own frameworks take the place of the other modules.

let sliders: [Target] = [
    .target(name: "Sliders", dependencies: onLinux(["UIKit"]), resources: [.process("Confirm/Vertical/VerticalSlider.xib")])
]

#if os(Linux)
func onLinux(_ names: [Target.Dependency]) -> [Target.Dependency] { names }

let engine: [Target] = [
    .systemLibrary(name: "CCairo", pkgConfig: "cairo", providers: [.apt(["libcairo2-dev"])]),
    .systemLibrary(name: "CPango", pkgConfig: "pangocairo", providers: [.apt(["libpango1.0-dev"])]),
    .systemLibrary(name: "CPNG", pkgConfig: "libpng", providers: [.apt(["libpng-dev"])]),
    .systemLibrary(name: "CTurboJPEG", pkgConfig: "libturbojpeg", providers: [.apt(["libturbojpeg0-dev"])]),
    .systemLibrary(name: "CFreeType", pkgConfig: "freetype2", providers: [.apt(["libfreetype-dev"])]),
    .systemLibrary(name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"])]),
    .systemLibrary(name: "CXML2", pkgConfig: "libxml-2.0", providers: [.apt(["libxml2-dev"])]),
    .systemLibrary(name: "CSoup", pkgConfig: "libsoup-3.0", providers: [.apt(["libsoup-3.0-dev"])]),
    .target(name: "CNibXML", dependencies: ["CXML2"]),
    // A web server for one user, which knows nothing of UIKit.
    .target(name: "LoopbackServer", dependencies: ["CSoup"]),
    // Swift's Testing looks for these two beside modules of these names; without them no test could import both.
    .target(name: "_Testing_CoreGraphics"),
    .target(name: "_Testing_UIKit"),
    .target(name: "CoreGraphics", dependencies: ["CCairo", "CPango", "CPNG", "CTurboJPEG", "CFreeType", "CZlib", "_Testing_CoreGraphics"]),
    .target(name: "QuartzCore", dependencies: ["CoreGraphics"]),
    .target(name: "UIKit", dependencies: ["QuartzCore", "CNibXML", "_Testing_UIKit"]),
    .target(name: "HeadlessHost", dependencies: ["UIKit"]),
    .target(name: "LiveHost", dependencies: ["UIKit", "HeadlessHost"]),
    // SDL's library is loaded when a window is opened, so that nobody else waits for it.
    .target(name: "CDesktopWindow", linkerSettings: [.linkedLibrary("dl")]),
    .target(name: "DesktopHost", dependencies: ["LiveHost", "HeadlessHost", "CDesktopWindow"]),
    .target(name: "BrowserHost", dependencies: ["UIKit", "HeadlessHost"]),
    .target(name: "UIKitTesting", dependencies: ["UIKit", "HeadlessHost"]),
]

let tests: [Target] = [
    .testTarget(name: "CoreGraphicsTests", dependencies: ["CoreGraphics"]),
    .testTarget(name: "BrowserHostTests", dependencies: ["BrowserHost", "UIKitTesting"]),
    .testTarget(name: "LoopbackServerTests", dependencies: ["LoopbackServer"]),
    .testTarget(name: "QuartzCoreTests", dependencies: ["QuartzCore"]),
    .testTarget(
        name: "UIKitTests", dependencies: ["UIKit", "HeadlessHost", "UIKitTesting"],
        exclude: ["Controls/__Snapshots__", "Focus/__Snapshots__", "Tables/__Snapshots__", "TabBars/__Snapshots__", "AppleNames/CoreGraphics.txt", "AppleNames/QuartzCore.txt", "AppleNames/UIKit.txt"]),
    .testTarget(name: "LiveHostTests", dependencies: ["LiveHost", "UIKitTesting"]),
    .testTarget(name: "UIKitTestingTests", dependencies: ["UIKitTesting"], exclude: ["__Snapshots__"]),
    .testTarget(name: "SlidersTests", dependencies: ["Sliders", "UIKitTesting"], exclude: ["Confirm/__Snapshots__", "Confirm/Fixtures", "Features/__Snapshots__", "ValueSlider/__Snapshots__"]),
]

let engineProducts: [Product] = [
    .library(name: "UIKit", targets: ["UIKit"]),
    .library(name: "QuartzCore", targets: ["QuartzCore"]),
    .library(name: "CoreGraphics", targets: ["CoreGraphics"]),
    .library(name: "UIKitTesting", targets: ["UIKitTesting"]),
    .library(name: "DesktopHost", targets: ["DesktopHost"]),
    .library(name: "LoopbackServer", targets: ["LoopbackServer"]),
    // What the tool loads a user's compiled sources into: every module of the engine in one shared library.
    .library(
        name: "SliderKitEngine", type: .dynamic,
        targets: ["CoreGraphics", "QuartzCore", "UIKit", "Sliders", "HeadlessHost", "LiveHost", "DesktopHost", "BrowserHost", "UIKitTesting"]),
]
#else
func onLinux(_ names: [Target.Dependency]) -> [Target.Dependency] { [] }
let engine: [Target] = []
let tests: [Target] = []
let engineProducts: [Product] = []
#endif

// Warnings are errors in our own code.
for target in engine + sliders + tests where target.type != .system && !["CNibXML", "CDesktopWindow"].contains(target.name) {
    target.swiftSettings = (target.swiftSettings ?? []) + [.treatAllWarnings(as: .error)]
}
// Tests use the names of former years on purpose.
for target in tests { target.swiftSettings = (target.swiftSettings ?? []) + [.treatWarning("DeprecatedDeclaration", as: .warning)] }

let package = Package(
    name: "SliderKit",
    platforms: [.iOS(.v17)],
    products: [.library(name: "Sliders", targets: ["Sliders"])] + engineProducts,
    targets: engine + sliders + tests,
    swiftLanguageModes: [.v6]
)

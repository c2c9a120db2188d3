// swift-tools-version: 6.2
import PackageDescription

// A package of its own: it replaces the C library's allocator by one that counts, which no user of SliderKit should link.
let package = Package(
    name: "SliderBenchmarks",
    dependencies: [.package(name: "SliderKit", path: "..")],
    targets: [
        .target(name: "Allocations"),
        .executableTarget(
            name: "SliderBenchmarks", dependencies: ["Allocations", .product(name: "UIKitTesting", package: "SliderKit")],
            swiftSettings: [.treatAllWarnings(as: .error)]),
        // Without the counting allocator: a process as users have it.
        .executableTarget(
            name: "FirstPicture", dependencies: [.product(name: "UIKitTesting", package: "SliderKit")],
            swiftSettings: [.treatAllWarnings(as: .error)]),
        .executableTarget(
            name: "WindowSlider", dependencies: [.product(name: "UIKit", package: "SliderKit"), .product(name: "DesktopHost", package: "SliderKit")],
            swiftSettings: [.treatAllWarnings(as: .error)]),
    ],
    swiftLanguageModes: [.v6]
)

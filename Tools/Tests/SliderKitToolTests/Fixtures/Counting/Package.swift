// swift-tools-version:6.0
import PackageDescription

let package = Package(
    name: "Counting",
    targets: [
        .target(name: "Core"), .target(name: "Face", dependencies: ["Core"]),
        .testTarget(name: "CoreTests", dependencies: ["Core", "Face"]),
    ]
)

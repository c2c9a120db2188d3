// swift-tools-version:5.9
import PackageDescription

let package = Package(
    name: "knob",
    products: [.library(name: "Knob", targets: ["Knob"])],
    targets: [
        .target(name: "Knob"),
        .testTarget(name: "KnobTests", dependencies: ["Knob"], resources: [.process("Levels.json")]),
        .testTarget(name: "KnobSpecs", dependencies: ["Knob"], path: "Tests/KnobSpecs"),
    ]
)

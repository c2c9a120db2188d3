// swift-tools-version: 6.2
import Foundation
import PackageDescription

// The tool links the SwiftSyntax that the toolchain itself carries (usr/lib/swift/host): nothing to download, always of the compiler's
// own version. That needs search paths, which SwiftPM calls unsafe, hence a package of its own.
let host = toolchainHostFolder()
let hostSwift: [SwiftSetting] = [.unsafeFlags(["-I", host])]
let hostLinker: [LinkerSetting] = [.unsafeFlags(["-L", host, "-Xlinker", "-rpath", "-Xlinker", host])]

let package = Package(
    name: "SliderKitTools",
    products: [
        .executable(name: "sliderkit-tool", targets: ["SliderKitTool"]),
        .executable(name: "sliderkit-runner", targets: ["SliderKitRunner"]),
        .executable(name: "sliderkit-live", targets: ["SliderKitLive"]),
        .library(name: "AppleSource", targets: ["AppleSource"]),
    ],
    dependencies: [.package(name: "SliderKit", path: "..")],
    targets: [
        .target(name: "AppleSource", swiftSettings: hostSwift, linkerSettings: hostLinker),
        .target(name: "RunnerProtocol"),
        .target(name: "NibEditing"),
        .executableTarget(
            name: "SliderKitTool", dependencies: ["AppleSource", "RunnerProtocol", "NibEditing", .product(name: "LoopbackServer", package: "SliderKit")],
            resources: [.copy("Live/Page")], swiftSettings: hostSwift, linkerSettings: hostLinker),
        .target(name: "RunnerCore", dependencies: ["RunnerProtocol", .product(name: "SliderKitEngine", package: "SliderKit")]),
        .executableTarget(name: "SliderKitRunner", dependencies: ["RunnerCore"]),
        // The same with a web server, which takes its time to load.
        .executableTarget(
            name: "SliderKitLive", dependencies: ["RunnerCore", .product(name: "LoopbackServer", package: "SliderKit")]),
        .testTarget(name: "NibEditingTests", dependencies: ["NibEditing"]),
        .testTarget(
            name: "AppleSourceTests", dependencies: ["AppleSource"], exclude: ["Fixtures"],
            swiftSettings: hostSwift, linkerSettings: hostLinker),
        .testTarget(
            name: "SliderKitToolTests",
            dependencies: [
                "SliderKitTool", "SliderKitRunner", "SliderKitLive", "RunnerProtocol", .product(name: "SliderKitEngine", package: "SliderKit"),
            ],
            exclude: ["Fixtures", "__Snapshots__"], swiftSettings: hostSwift, linkerSettings: hostLinker),
    ],
    swiftLanguageModes: [.v6]
)

/// `usr/lib/swift/host` of the toolchain: of `SLIDERKIT_TOOLCHAIN` (its `usr` folder) if set, else beside the `swiftc` that PATH finds,
/// else (`swiftc` is a launcher, as swiftly installs it) where that `swiftc` says its resources are.
func toolchainHostFolder() -> String {
    let environment = ProcessInfo.processInfo.environment
    let isHost = { (path: String) in FileManager.default.fileExists(atPath: path + "/SwiftSyntax.swiftmodule") }
    if let usr = environment["SLIDERKIT_TOOLCHAIN"], isHost(usr + "/lib/swift/host") { return usr + "/lib/swift/host" }
    for folder in (environment["PATH"] ?? "").split(separator: ":") {
        let compiler = URL(fileURLWithPath: "\(folder)/swiftc").resolvingSymlinksInPath()
        guard FileManager.default.isExecutableFile(atPath: compiler.path) else { continue }
        let path = compiler.deletingLastPathComponent().deletingLastPathComponent().path + "/lib/swift/host"
        if isHost(path) { return path }
        if let resources = resourcePath(of: compiler), isHost(resources + "/host") { return resources + "/host" }
    }
    fatalError("No swiftc in PATH with lib/swift/host beside it; set SLIDERKIT_TOOLCHAIN to the toolchain's usr folder.")
}

func resourcePath(of compiler: URL) -> String? {
    let process = Process()
    let output = Pipe()
    process.executableURL = compiler
    process.arguments = ["-print-target-info"]
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return nil }
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let information = (try? JSONSerialization.jsonObject(with: data)) as? [String: Any]
    return (information?["paths"] as? [String: Any])?["runtimeResourcePath"] as? String
}

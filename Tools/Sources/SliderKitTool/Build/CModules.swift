import Foundation

/// Where the C modules lie that the engine's modules are made of: the compiler wants to see them whenever it reads the engine's modules.
enum CModules {
    private static let names = ["CCairo", "CPango", "CPNG", "CTurboJPEG", "CFreeType", "CZlib", "CNibXML/include", "CDesktopWindow/include"]
    private static let packages = ["cairo", "pangocairo", "libpng", "libturbojpeg", "freetype2", "zlib"]

    /// - Throws: ``ToolError`` when the sources or the libraries' headers are gone.
    static func flags(_ engine: Engine) throws -> [String] {
        let sources = try engine.repository() + "/Sources"
        let maps = names.flatMap { ["-Xcc", "-fmodule-map-file=\(sources)/\($0)/module.modulemap"] }
        return maps + (try headers()).flatMap { ["-Xcc", $0] }
    }

    /// The search paths of the libraries' headers.
    private static func headers() throws -> [String] {
        guard let program = Subprocess.find("pkg-config") else {
            throw ToolError("there is no pkg-config in PATH; install it: apt-get install pkg-config", code: .setup)
        }
        let log = NSTemporaryDirectory() + "sliderkit-pkg-config-\(getpid())"
        defer { unlink(log) }
        let outcome = try Subprocess(executable: program, arguments: ["--cflags-only-I"] + packages).run(log: log)
        guard outcome.status == 0 else {
            throw ToolError(
                "the headers of Cairo, Pango, libpng or libturbojpeg are missing; install libcairo2-dev libpango1.0-dev libpng-dev libturbojpeg0-dev",
                code: .setup)
        }
        return outcome.output.split(whereSeparator: \.isWhitespace).map(String.init)
    }
}

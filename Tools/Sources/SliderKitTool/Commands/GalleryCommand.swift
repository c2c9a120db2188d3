import Foundation

/// `sliderkit gallery`.
enum GalleryCommand: Command {
    static let name = "gallery"
    static let abstract = "Show every slider of this package on one live screen."
    static let discussion = """
        Runs Examples/Gallery, as 'sliderkit run' does: in a window, or on a page where there is no display.
        """
    static let positional: [(name: String, help: String)] = []
    static let options = RunCommand.options.filter { $0.name != "--class" }

    static func run(_ arguments: Arguments) throws -> ExitCode {
        try RunCommand.run(arguments, path: try Engine.locate().repository() + "/Examples/Gallery")
    }
}

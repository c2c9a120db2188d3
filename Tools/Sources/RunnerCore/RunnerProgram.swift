import RunnerProtocol

/// The child programs, which differ in what they can reach: the one that serves pages links a web server, which others would only wait for.
@MainActor public enum RunnerProgram {
    /// Loads the user's compiled sources, does what a request says, and exits.
    /// - Parameters:
    ///   - path: the request's file.
    ///   - makeLink: reaches pages; nil for a program that can't.
    public static func run(requestPath path: String, makeLink: PageLinkMaker? = nil) {
        Runner.makeLink = makeLink
        Runner.main(requestPath: path)
    }
}

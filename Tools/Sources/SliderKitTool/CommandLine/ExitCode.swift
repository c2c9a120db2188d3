/// What the command's exit status means.
enum ExitCode: Int32 {
    /// All is well.
    case success = 0
    /// Something that was made was blank, trapped or failed.
    case findings = 1
    /// The command line is wrong, or a file that it names is missing.
    case usage = 2
    /// The sources do not compile.
    case compile = 3
    /// The gesture script is wrong.
    case script = 4
    /// The tool itself is not set up: no compiler, no engine, no room to write.
    case setup = 5

    static let help = """
        EXIT CODES:
          0   all is well
          1   something was blank, trapped or failed
          2   the command line is wrong, or a file that it names is missing
          3   the sources do not compile
          4   the gesture script is wrong
          5   the tool is not set up: no compiler, no engine, no room to write
        """
}

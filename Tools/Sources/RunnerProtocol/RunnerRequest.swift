/// What the tool asks of its child process, written as JSON to a file whose path is the child's only argument.
public struct RunnerRequest: Codable, Sendable {
    public enum Command: String, Codable, Sendable { case preview, exercise, record, outline, ledger, listTests, test, live, run }

    /// How xibs and storyboards are shown.
    public enum Mode: String, Codable, Sendable {
        /// As Interface Builder does.
        case canvas
        /// As the app does.
        case run
    }

    /// The shared library that the user's sources were compiled to.
    public var library: String
    /// The file that answers are appended to, one JSON object a line.
    public var answers: String
    public var command: Command
    /// Names of the classes to work on, in order.
    public var classes: [String]
    /// The name of the class that holds the application, or of its first view controller; nil to show classes alone.
    public var application: String?
    public var screen: ScreenOptions
    /// Where pictures go: a folder, or for one preview a file; nil to write none.
    public var out: String?
    /// The gesture script to play.
    public var script: GestureScript?
    /// Frames for each second of a recording.
    public var framesPerSecond: Double
    /// The C functions that make what `#Preview`s show, by the names that ``classes`` holds for them.
    public var previews: [String: PreviewItem]
    /// The folder that stands for the app's bundle; nil for none.
    public var bundle: String?
    /// What the app begins with.
    public var interface = AppInterfaceOptions()
    /// The views and scenes among ``classes``.
    public var nibs: [NibItem] = []
    /// The xibs and storyboards to say what they hold.
    public var nibFiles: [String] = []
    public var mode = Mode.canvas
    /// The classes that are made as a nib makes them, because they can't be made with a frame.
    public var madeByCoder: Set<String> = []
    /// The shared library of the tests' sources, which use those of ``library``; nil for none.
    public var testLibrary: String?
    /// The tests to run, in order.
    public var tests: [TestItem] = []

    /// What a window is called.
    public var title = ""

    /// The origins whose pages a live preview lets in.
    public var origins: [String] = []

    public init(
        library: String, answers: String, command: Command, classes: [String], application: String? = nil,
        screen: ScreenOptions, out: String? = nil, script: GestureScript? = nil, framesPerSecond: Double = 60,
        previews: [String: PreviewItem] = [:]
    ) {
        self.library = library
        self.answers = answers
        self.command = command
        self.classes = classes
        self.application = application
        self.screen = screen
        self.out = out
        self.script = script
        self.framesPerSecond = framesPerSecond
        self.previews = previews
    }
}

/// The way from one scene of a storyboard to another, made each time that it is taken.
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
    /// The name that the storyboard gives it; nil where it gives none.
    public let identifier: String?
    /// Where it begins.
    public let source: UIViewController
    /// Where it leads.
    public let destination: UIViewController
    private var work: (() -> Void)?

    /// A segue. Subclasses that a storyboard names are made by this.
    public required init(identifier: String?, source: UIViewController, destination: UIViewController) {
        self.identifier = identifier
        self.source = source
        self.destination = destination
        super.init()
    }

    /// A segue that does something of one's own.
    public convenience init(
        identifier: String?, source: UIViewController, destination: UIViewController, performHandler: @escaping () -> Void
    ) {
        self.init(identifier: identifier, source: source, destination: destination)
        work = performHandler
    }

    /// Goes the way. Default: as the storyboard says; custom segues override it.
    open func perform() { work?() }

    /// Has the default do something.
    func setWork(_ work: @escaping () -> Void) { self.work = work }
}

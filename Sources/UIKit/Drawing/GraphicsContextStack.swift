/// The contexts that UIKit's drawing functions draw into, the current one last.
struct GraphicsContextStack {
    struct Entry {
        /// Nil for an image without pixels.
        let context: CGContext?
        /// The scale of an image context; nil for a context that was pushed.
        let imageScale: CGFloat?
    }

    nonisolated(unsafe) static var current = GraphicsContextStack()

    private var entries: [Entry] = []

    var top: CGContext? { entries.last.flatMap(\.context) }
    var topImageScale: CGFloat? { entries.last?.imageScale }

    mutating func push(_ context: CGContext?, imageScale: CGFloat? = nil) {
        entries.append(Entry(context: context, imageScale: imageScale))
    }

    mutating func pop() { _ = entries.popLast() }

    /// Pops only what `UIGraphicsBeginImageContext` pushed.
    mutating func popImageContext() {
        if entries.last?.imageScale != nil { entries.removeLast() }
    }
}

import Allocations

/// A row of parts with constraints, that is built and edited: its room is given, and taken away.
@MainActor
protocol EditedSystem {
    /// What its numbers are called.
    static var name: String { get }
    init(_ count: Int)
    /// The room that all parts need at the size that they wish.
    var wish: Double { get }
    /// Adds the constraints, for the wish and 50 more, and solves.
    mutating func build()
    /// Gives another room, and solves.
    func edit(_ room: Double)
    /// Stops unless everything is in its place.
    func check(_ room: Double)
}

extension EditedSystem {
    /// Reports microseconds: to build, for an edit that leaves the parts as they are, and for one that takes room from them.
    static func time(_ count: Int) {
        let repeats = max(1, 4000 / count)
        var (build, steady, crossing) = (0.0, 0.0, 0.0)
        // What the first constraint of a process costs is not what a constraint costs.
        var first = Self(10)
        first.build()
        for _ in 0..<repeats {
            var system = Self(count)
            let start = monotonic_seconds()
            system.build()
            let built = monotonic_seconds()
            system.check(system.wish + 50)
            for step in 0..<100 { system.edit(system.wish + 20 + Double(step % 2)) }
            let steadied = monotonic_seconds()
            system.edit(system.wish / 2)
            crossing += monotonic_seconds() - steadied
            system.check(system.wish / 2)
            build += built - start
            steady += (steadied - built) / 100
        }
        let each = { (seconds: Double) in seconds / Double(repeats) * 1e6 }
        report("\(name).\(count).build", each(build))
        report("\(name).\(count).steady", each(steady))
        report("\(name).\(count).crossing", each(crossing))
    }
}

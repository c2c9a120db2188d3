/// What `sliderkit exercise` answers for several libraries.
struct ExerciseSetReport: Codable, Equatable {
    /// How many of how many.
    struct Score: Codable, Equatable {
        var libraries = 0
        var compiled = 0
        var classes = 0
        var drawn = 0
        var moved = 0
        var skipped = 0
    }

    /// One cause of failures.
    struct Group: Codable, Equatable {
        var cause: String
        /// How often it was met.
        var count: Int
        /// The libraries that met it.
        var libraries: [String]
        /// One of the failures, with its place.
        var example: String
    }

    var score: Score
    /// Those of the most libraries first.
    var failures: [Group]
    var libraries: [LibraryOutcome]

    init(_ libraries: [LibraryOutcome]) {
        self.libraries = libraries
        score = Score(libraries: libraries.count, compiled: libraries.filter(\.compiled).count)
        for report in libraries.compactMap(\.report) {
            score.classes += report.classes.count
            score.drawn += report.classes.filter { $0.drawn && $0.error == nil }.count
            score.moved += report.classes.filter(\.moved).count
            score.skipped += report.skipped.count
        }
        var groups: [String: Group] = [:]
        for library in libraries {
            for (cause, example) in library.failures {
                var group = groups[cause] ?? Group(cause: cause, count: 0, libraries: [], example: example)
                group.count += 1
                if group.libraries.last != library.path { group.libraries.append(library.path) }
                groups[cause] = group
            }
        }
        failures = groups.values.sorted { ($1.libraries.count, $1.count, $0.cause) < ($0.libraries.count, $0.count, $1.cause) }
    }

    /// For people.
    var text: String {
        var lines = [
            "",
            "\(score.compiled) of \(score.libraries) libraries compile; \(score.drawn) of \(score.classes) classes drawn, \(score.moved) moved, \(score.skipped) skipped.",
        ]
        for group in failures {
            let place = group.libraries.count == 1 ? "in \(group.libraries[0])" : "in \(group.libraries.count) libraries: \(group.libraries.joined(separator: ", "))"
            lines.append("\(group.count) × \(group.cause), \(place)")
            lines.append("    such as \(group.example)")
        }
        return lines.joined(separator: "\n")
    }
}

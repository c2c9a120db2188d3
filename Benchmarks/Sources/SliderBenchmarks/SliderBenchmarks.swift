import Foundation

/// Our side of `Benchmarks/run`: prints one `name value` for each measure of a mode.
@main
@MainActor
enum SliderBenchmarks {
    static func main() {
        let arguments = CommandLine.arguments
        let count = arguments.count > 2 ? Int(arguments[2]) : nil
        switch arguments.count > 1 ? arguments[1] : "" {
        case "drag": Drags.alone(steps: count ?? 10_000)
        case "crowd": Drags.crowd(10_000, steps: count ?? 10_000)
        case "verify": Drags.verify()
        case "many": Crowds.make(count ?? 10_000)
        case "allocations": Memory.allocations()
        case "leak": Memory.leak()
        case "layout": Layouts.time(count ?? 100)
        case "system": Systems.time(count ?? 100)
        case "nib": Nibs.time(count ?? 200)
        case "value": Values.time(count ?? 100_000)
        case "scroll": Scrolls.time(count ?? 1000)
        case "assertions": Assertions.time(count ?? 500)
        default:
            FileHandle.standardError.write(Data("modes: drag, crowd, verify, many, allocations, leak, layout, system, nib, value, scroll, assertions; then a count\n".utf8))
            exit(1)
        }
    }
}

func report(_ name: String, _ value: Double) { print(name, String(format: "%.3f", value)) }

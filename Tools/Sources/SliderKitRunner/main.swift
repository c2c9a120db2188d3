import Foundation
import RunnerCore

MainActor.assumeIsolated {
    guard CommandLine.arguments.count == 2 else {
        FileHandle.standardError.write(Data("sliderkit-runner runs compiled sources for sliderkit-tool; it is not started by hand.\n".utf8))
        exit(2)
    }
    RunnerProgram.run(requestPath: CommandLine.arguments[1])
}

import Foundation
import RunnerProtocol
@_spi(SliderKit) import UIKit

/// The child program: loads the user's compiled sources and does what the request says.
@MainActor struct Runner {
    let request: RunnerRequest
    let answers: AnswerWriter
    /// Reaches pages; nil in a program that can't.
    static var makeLink: PageLinkMaker?

    static func main(requestPath: String) {
        unblockSignals()
        limitMemory()
        guard let data = FileManager.default.contents(atPath: requestPath),
            let request = try? JSONDecoder().decode(RunnerRequest.self, from: data),
            let answers = AnswerWriter(path: request.answers)
        else {
            FileHandle.standardError.write(Data("sliderkit-runner: \(requestPath) is not a request\n".utf8))
            exit(2)
        }
        do {
            try Runner(request: request, answers: answers).run()
            answers.write(RunnerAnswer(.done))
        } catch {
            let isSetup = (error as? RunnerError)?.isSetup ?? false
            answers.write(RunnerAnswer(isSetup ? .unwritable : .refused, message: "\(error)"))
        }
        // The user's objects are left to the system: their deinit has nothing to tell any more.
        exit(0)
    }

    /// A program started from a dispatch thread inherits blocked signals; SIGABRT must reach this one, to tell where it hangs.
    private static func unblockSignals() {
        var all = sigset_t()
        sigfillset(&all)
        sigprocmask(SIG_UNBLOCK, &all, nil)
    }

    /// A class that allocates without end fails alone, before the machine runs out of memory.
    private static func limitMemory() {
        let most = rlim_t(ProcessInfo.processInfo.physicalMemory / 4 * 3)
        var limit = rlimit(rlim_cur: most, rlim_max: most)
        setrlimit(__rlimit_resource_t(RLIMIT_DATA.rawValue), &limit)
    }

    private func run() throws {
        StandardAttributes.register(in: .shared)
        guard let look = SliderLook(rawValue: request.screen.look) else { throw RunnerError("there is no look \(request.screen.look)") }
        SliderLook.processDefault = look
        NibLedger.listener = { [answers] in answers.write(RunnerAnswer(.problem, message: $0)) }
        if request.command == .outline { return outline() }
        if let path = request.bundle, let bundle = Bundle(path: path) {
            AppInterface.bundle = bundle
            UIImage.searchFolders = [URL(fileURLWithPath: path)]
        }
        for item in request.nibs where item.kind == .nib {
            guard let owner = item.ownerClass, let width = item.width, let height = item.height, Sizing.designed[owner] == nil else { continue }
            Sizing.designed[owner] = CGSize(width: width, height: height)
        }
        if !request.library.isEmpty { try UserLibrary.load(request.library) }
        Stage.madeByCoder = request.madeByCoder
        switch request.command {
        case .outline: break
        case .listTests: try TestSession(request: request, answers: answers).list()
        case .test: try TestSession(request: request, answers: answers).run()
        case .preview: try Previewer(request: request, answers: answers).run()
        case .exercise: try Exerciser(request: request, answers: answers).run()
        case .record: try Recorder(request: request, answers: answers).run()
        case .live: try LiveSession(request: request, answers: answers).run()
        case .run: try DesktopSession(request: request, answers: answers).run()
        case .ledger: try LedgerKeeper(request: request, answers: answers).run()
        }
    }

    /// Says what xibs and storyboards hold.
    private func outline() {
        var taken: Set<String> = []
        let items = request.nibFiles.flatMap(NibCanvas.items).map { item in
            let file = URL(fileURLWithPath: item.file)
            var name = item.isScene ? "\(file.deletingPathExtension().lastPathComponent)/\(item.name)" : "\(item.name).xib"
            var number = 2
            while !taken.insert(name).inserted {
                name = item.isScene ? "\(file.deletingPathExtension().lastPathComponent)/\(item.name) \(number)" : "\(item.name) \(number).xib"
                number += 1
            }
            var found = NibItem(name: name, names: item.names + [name], kind: item.isScene ? .scene : .nib, file: item.file, line: item.line, id: item.id)
            found.customClass = item.customClass
            found.ownerClass = item.ownerClass
            found.device = item.device
            found.width = item.size.map { Double($0.width) }
            found.height = item.size.map { Double($0.height) }
            return found
        }
        var answer = RunnerAnswer(.outline)
        answer.nibs = items
        answers.write(answer)
    }
}

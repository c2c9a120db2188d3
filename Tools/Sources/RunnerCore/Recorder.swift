import Foundation
@_spi(SliderKit) import HeadlessHost
import RunnerProtocol
@_spi(SliderKit) import UIKit
@_spi(SliderKit) import UIKitTesting

/// Plays a gesture script and films it.
@MainActor struct Recorder {
    let request: RunnerRequest
    let answers: AnswerWriter

    func run() throws {
        guard let script = request.script, let out = request.out, let name = request.application ?? request.classes.first else {
            throw RunnerError("nothing to record")
        }
        answers.write(RunnerAnswer(.begin, name: name))
        var options = request.screen
        // A size on the command line is the screen of an app, whatever device its script names.
        let asksForScreen = name == request.application && options.width != nil
        if options.device == nil, !asksForScreen { options.device = script.device }
        let size = name == request.application ? .zero : try viewSize(name, options)
        let host: HeadlessHost
        if options.device == nil, let width = options.width, let height = options.height {
            host = try Stage.host(options, size: CGSize(width: width, height: height))
        } else {
            host = try Stage.host(options)
        }
        let window = try launch(name, size: size, host: host, options: options)
        let film = Film(host: host, out: out, framesPerSecond: request.framesPerSecond)
        film.onProgress = { answers.write(RunnerAnswer(.partial, name: name)) }
        let events = EventRecorder(window: window, host: host)
        let player = ScriptPlayer(app: TestApp(host: host, window: window), film: film, events: events)
        // The first frame shows what there is before the first step.
        try film.advance(to: host.elapsed)
        for (index, step) in script.steps.enumerated() {
            answers.write(RunnerAnswer(.partial, name: name))
            try player.play(step, number: index + 1)
        }
        try film.finish(events: events.text)
        answers.write(RunnerAnswer(.note, message: "\(film.frameCount) frames, \(events.count) events"))
    }

    /// With a device the size asked for is the view's, without one it is the screen's.
    private func viewSize(_ name: String, _ options: ScreenOptions) throws -> CGSize {
        var options = options
        if options.device == nil { (options.width, options.height) = (nil, nil) }
        return try Sizing(name: name, options: options).sizes()[0]
    }

    private func launch(_ name: String, size: CGSize, host: HeadlessHost, options: ScreenOptions) throws -> UIWindow {
        if name == request.application { return try AppLauncher(host: host, options: request.interface).launch(name) }
        let stage = Stage(app: TestApp(host: host), options: options)
        let bounds = host.screenBounds
        let view = try Stage.make(
            name,
            frame: CGRect(
                x: ((bounds.width - size.width) / 2).rounded(), y: ((bounds.height - size.height) / 2).rounded(),
                width: size.width, height: size.height))
        try stage.configure(view)
        stage.app.show(view)
        return stage.window
    }
}

@_spi(SliderKit) import DesktopHost
import Foundation
@_spi(SliderKit) import LiveHost
import RunnerProtocol
@_spi(SliderKit) import UIKit

/// Runs an app in a window of the desktop until the user closes it, or the tool ends.
@MainActor struct DesktopSession {
    let request: RunnerRequest
    let answers: AnswerWriter

    func run() throws {
        guard let name = request.application ?? request.classes.first else { throw RunnerError("nothing to run") }
        let options = request.screen
        let desktop: DesktopHost
        do {
            desktop = try DesktopHost(title: request.title, screen: try screen(), scale: options.scale.map { CGFloat($0) })
        } catch let error as DesktopError {
            throw RunnerError("\(error); 'sliderkit preview --live --mode run' shows the app on a page instead", isSetup: true)
        }
        desktop.host.showsSystemBars = options.showsSystemBars
        if let language = options.language { desktop.host.preferredLanguages = [language] }
        answers.write(RunnerAnswer(.begin, name: name))
        _ = try AppLauncher(host: desktop.host, options: request.interface).launch(name)
        answers.write(RunnerAnswer(.note, name: name, message: "running in a window of \(desktop.windowSystem)"))
        // A tool that is gone can't end this program any more.
        let tool = getppid()
        let watch = DispatchSource.makeTimerSource(queue: .main)
        watch.setEventHandler {}
        watch.schedule(deadline: DispatchTime.now() + 1, repeating: 1, leeway: .milliseconds(200))
        watch.activate()
        desktop.run(until: { getppid() != tool })
        watch.cancel()
        desktop.close()
    }

    private func screen() throws -> LiveScreen {
        let options = request.screen
        var screen: LiveScreen
        if options.device == nil, let width = options.width, let height = options.height {
            screen = LiveScreen(size: CGSize(width: width, height: height))
        } else {
            screen = LiveScreen(device: try Stage.device(options), orientation: options.orientation == "landscape" ? .landscapeRight : .portrait)
        }
        screen.style = options.style == "dark" ? .dark : .light
        screen.direction = options.direction == "rtl" ? .rightToLeft : .leftToRight
        if let size = options.textSize { screen.contentSizeCategory = try Stage.category(size) }
        return screen
    }
}

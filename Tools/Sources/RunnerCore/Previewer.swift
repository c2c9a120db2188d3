import Foundation
@_spi(SliderKit) import HeadlessHost
import RunnerProtocol
@_spi(SliderKit) import UIKit
@_spi(SliderKit) import UIKitTesting

/// Draws classes, each alone on a canvas of its own size, as Interface Builder does; or an application's first screen.
@MainActor struct Previewer {
    let request: RunnerRequest
    let answers: AnswerWriter

    func run() throws {
        for name in request.classes {
            answers.write(RunnerAnswer(.begin, name: name))
            var result = ClassResult(name: name)
            let begin = ProcessInfo.processInfo.systemUptime
            do {
                try draw(name, into: &result)
            } catch let error as RunnerError where error.isSetup {
                throw error
            } catch {
                result.error = "\(error)"
            }
            result.milliseconds = ((ProcessInfo.processInfo.systemUptime - begin) * 10_000).rounded() / 10
            answers.write(RunnerAnswer(.result, name: name, result: result))
        }
    }

    func draw(_ name: String, into result: inout ClassResult) throws {
        let picture: CGImage
        if let item = request.previews[name] {
            picture = try preview(item, into: &result)
        } else if let item = request.nibs.first(where: { $0.name == name }) {
            picture = try NibPicture(item: item, request: request).draw(into: &result)
        } else if name == request.application {
            picture = try screen(of: name, into: &result)
        } else {
            picture = try canvas(of: name, into: &result)
        }
        guard let out = request.out, result.skipped == nil else { return }
        let path = out.lowercased().hasSuffix(".png") ? out : "\(out)/\(name.replacingOccurrences(of: "/", with: "-")).png"
        try Pictures.write(picture, to: path)
        result.files = [path]
    }

    private func screen(of name: String, into result: inout ClassResult) throws -> CGImage {
        let host = try Stage.host(request.screen, size: nil)
        _ = try AppLauncher(host: host, options: request.interface).launch(name)
        let picture = host.settle(limit: 1)
        result.drawn = !picture.isPlain
        (result.width, result.height) = (Double(host.screenBounds.width), Double(host.screenBounds.height))
        return picture
    }

    /// What a `#Preview` makes: a view controller fills a device's screen, a view keeps its size.
    private func preview(_ item: PreviewItem, into result: inout ClassResult) throws -> CGImage {
        var options = request.screen
        // What the command line asks for goes before what the source does.
        if options.width == nil, let size = item.size, size.count == 2 {
            (options.width, options.height) = (min(max(size[0], 1), 4096), min(max(size[1], 1), 4096))
        }
        let stage = try screen(for: item, options)
        let object = try UserLibrary.makePreview(item.symbol)
        if let controller = object as? UIViewController {
            let blank = stage.host.render()
            stage.app.show(controller)
            return finish(stage, over: blank, into: &result)
        }
        guard let view = object as? UIView else { throw RunnerError("it makes neither a view nor a view controller") }
        let size = previewSize(of: view, on: stage, options)
        options.device = nil
        let canvas = try Stage(options, size: size, scale: stage.host.screenScale)
        let blank = canvas.host.render()
        view.frame = CGRect(origin: .zero, size: size)
        try canvas.configure(view)
        canvas.window.addSubview(view)
        return finish(canvas, over: blank, into: &result)
    }

    /// A device's screen, turned where the preview is; or one of the size that it asks for.
    private func screen(for item: PreviewItem, _ options: ScreenOptions) throws -> Stage {
        if item.size != nil, let width = options.width, let height = options.height, options.device == nil {
            return try Stage(options, size: CGSize(width: width, height: height))
        }
        guard item.isLandscape else { return try Stage(options) }
        let device = try Stage.host(options)
        var turned = options
        turned.device = nil
        return try Stage(
            turned, size: CGSize(width: device.screenBounds.height, height: device.screenBounds.width), scale: device.screenScale)
    }

    /// The size asked for, else the view's frame, else what its constraints or its content say; the screen's where nothing does.
    private func previewSize(of view: UIView, on stage: Stage, _ options: ScreenOptions) -> CGSize {
        if let width = options.width, let height = options.height { return CGSize(width: width, height: height) }
        guard view.bounds.isEmpty else { return view.bounds.size }
        let screen = stage.host.screenBounds.size
        let fitting = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        let length = { (own: CGFloat, most: CGFloat) in own >= 4 && own <= 2000 ? own : most }
        return CGSize(width: length(fitting.width, screen.width), height: length(fitting.height, screen.height))
    }

    private func finish(_ stage: Stage, over blank: CGImage, into result: inout ClassResult) -> CGImage {
        let picture = stage.host.settle(limit: 1)
        result.drawn = !picture.isPixelEqual(to: blank)
        (result.width, result.height) = (Double(stage.host.screenBounds.width), Double(stage.host.screenBounds.height))
        if !result.drawn { result.error = "it drew nothing" }
        return picture
    }

    private func canvas(of name: String, into result: inout ClassResult) throws -> CGImage {
        var last: CGImage?
        for size in try Sizing(name: name, options: request.screen, prepares: request.mode == .canvas).sizes() {
            var options = request.screen
            // The canvas is as large as the view; a device lends its scale only.
            let device = try options.device.map { _ in try Stage.host(options) }
            options.device = nil
            let stage = try Stage(options, size: size, scale: device?.screenScale)
            let blank = stage.host.render()
            let view = try Stage.make(name, frame: CGRect(origin: .zero, size: size))
            try stage.configure(view)
            if request.mode == .canvas { view.prepareForInterfaceBuilder() }
            Stage.add(view, to: stage.window, frame: CGRect(origin: .zero, size: size))
            let picture = stage.host.settle(limit: 1)
            result.drawn = !picture.isPixelEqual(to: blank)
            (result.width, result.height) = (Double(size.width), Double(size.height))
            result.skipped = result.drawn ? nil : BlankView.excuse(for: view, named: name)
            last = picture
            if result.drawn { break }
        }
        guard let last else { throw RunnerError("\(name) has no size; give it one by --size") }
        if !result.drawn, result.skipped == nil { result.error = "it drew nothing; give it another size by --size, or set its attributes by --set" }
        return last
    }
}

extension CGImage {
    /// Whether every pixel has the same colour.
    var isPlain: Bool {
        let pixels = packedPixels
        guard pixels.count > 4 else { return true }
        return pixels.withUnsafeBytes { bytes in
            let words = bytes.bindMemory(to: UInt32.self)
            return words.allSatisfy { $0 == words[0] }
        }
    }
}

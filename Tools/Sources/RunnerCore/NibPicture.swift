@_spi(SliderKit) import HeadlessHost
import RunnerProtocol
@_spi(SliderKit) import UIKit
@_spi(SliderKit) import UIKitTesting

/// Draws one view of a xib, or one scene of a storyboard.
@MainActor struct NibPicture {
    let item: NibItem
    let request: RunnerRequest

    private var runs: Bool { request.mode == .run }

    func draw(into result: inout ClassResult) throws -> CGImage {
        let stage = try makeStage()
        let blank = stage.host.render()
        if item.kind == .scene { try showScene(stage) } else { try showNib(stage) }
        let picture = stage.host.settle(limit: 1)
        if !runs { NibCanvas.tellAmbiguities(in: stage.window) }
        result.drawn = !picture.isPixelEqual(to: blank)
        (result.width, result.height) = (Double(stage.host.screenBounds.width), Double(stage.host.screenBounds.height))
        if !result.drawn { result.skipped = "it draws nothing by itself" }
        return picture
    }

    // MARK: Size

    /// The size that is asked for; else a scene has that of its device, and a view its own.
    private func makeStage() throws -> Stage {
        var options = request.screen
        if let width = options.width, let height = options.height {
            options.device = nil
            return try Stage(options, size: CGSize(width: width, height: height))
        }
        let own = item.width.flatMap { width in item.height.map { CGSize(width: width, height: $0) } }
        guard item.kind == .scene else {
            let scale = try options.device.map { _ in try Stage.host(options).screenScale }
            options.device = nil
            return try Stage(options, size: own ?? CGSize(width: 320, height: 480), scale: scale)
        }
        if options.device == nil {
            let designed = item.device.flatMap { NibPicture.devices[$0] }
            let device = designed.flatMap(DeviceTable.device)
            // A scene of a size of its own is no screen.
            if let own, device?.size != own { return try Stage(options, size: own) }
            options.device = designed
        }
        return try Stage(options)
    }

    /// The devices by the names that Interface Builder has for them, without regard to the way they are held.
    private static let devices = [
        "retina3_5": "iPhone 4", "retina4": "iPhone 5", "retina4_0": "iPhone 5", "retina4_7": "iPhone 8", "retina5_5": "iPhone 8 Plus",
        "retina5_9": "iPhone X", "retina6_1": "iPhone 11", "retina6_5": "iPhone 11 Pro Max", "retina6_0": "iPhone 12",
        "retina6_7": "iPhone 12 Pro Max", "retina6_12": "iPhone 16",
    ]

    // MARK: Showing

    private var found: NibCanvas.Item {
        get throws {
            guard let found = NibCanvas.items(in: item.file).first(where: { $0.id == item.id }) else {
                throw RunnerError("\(item.file) changed in the meantime; try again")
            }
            return found
        }
    }

    private func showScene(_ stage: Stage) throws {
        guard let controller = NibCanvas.controller(of: try found, runs: runs) else { throw RunnerError(lacking) }
        stage.app.show(controller)
        try configure(controller.viewIfLoaded, stage)
    }

    private func showNib(_ stage: Stage) throws {
        if runs, let owner = item.ownerClass, let controller = Registry.shared.make(owner, frame: .zero) as? UIViewController {
            return stage.app.show(controller)
        }
        guard let view = NibCanvas.view(of: try found, runs: runs) else { throw RunnerError(lacking) }
        view.frame = stage.host.screenBounds
        stage.app.show(view)
        try configure(view, stage)
    }

    private func configure(_ view: UIView?, _ stage: Stage) throws {
        guard let view, !request.screen.settings.isEmpty || request.screen.state != "normal" || request.screen.direction == "rtl" else { return }
        try stage.configure(view)
    }

    /// The ledger's last word says why, with file and line.
    private var lacking: String { NibLedger.messages.last ?? "it can't be made" }
}

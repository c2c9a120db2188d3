@_spi(SliderKit) import HeadlessHost
import RunnerProtocol
@_spi(SliderKit) import UIKit
@_spi(SliderKit) import UIKitTesting

/// The sizes that a class is tried at.
@MainActor struct Sizing {
    let name: String
    let options: ScreenOptions
    /// Whether each view is prepared as for Interface Builder.
    var prepares = false

    nonisolated static let wide = CGSize(width: 300, height: 60)
    nonisolated static let square = CGSize(width: 300, height: 300)
    nonisolated static let tall = CGSize(width: 60, height: 300)
    /// The least height or width that constraints alone make a size of. (choice)
    nonisolated private static let least: CGFloat = 12
    /// The sizes that classes have in xibs of their own, whose File's Owner they are.
    static var designed: [String: CGSize] = [:]
    /// How much less of the view a drawing may fill than the best one, to be preferred for coming first.
    private static let tolerance = 0.1

    /// The sizes that are worth a try, best first: those that the drawing fills best, in the order of ``candidates(intrinsic:options:)``, then
    /// the others. A size that the options ask for is the only one.
    func sizes() throws -> [CGSize] {
        if options.width == nil, let size = Sizing.designed[name], try fill(at: size) > 0 { return [size] }
        let own = try ownSizes()
        let candidates = Sizing.candidates(intrinsic: own.intrinsic, fitting: own.fitting, options: options)
        guard candidates.count > 1 else { return candidates }
        let fills = try candidates.map { (size: $0, fill: try fill(at: $0)) }
        let best = fills.map(\.fill).max() ?? 0
        guard best > 0 else { return candidates }
        let isGood = { (fill: Double) in fill >= best - Sizing.tolerance }
        return (fills.filter { isGood($0.fill) } + fills.filter { !isGood($0.fill) && $0.fill > best / 2 }).map(\.size)
    }

    /// - Parameters:
    ///   - intrinsic: What the view says of itself.
    ///   - fitting: What its constraints say when it is 300 points wide.
    nonisolated static func candidates(intrinsic: CGSize, fitting: CGSize = .zero, options: ScreenOptions) -> [CGSize] {
        if let width = options.width, let height = options.height { return [CGSize(width: width, height: height)] }
        let known = { (length: CGFloat) in length.isFinite && length >= 4 && length <= 2000 }
        var sizes: [CGSize] = []
        switch (known(intrinsic.width), known(intrinsic.height)) {
        case (true, true): sizes = [intrinsic]
        case (false, true): sizes = [CGSize(width: wide.width, height: intrinsic.height)]
        case (true, false): sizes = [CGSize(width: intrinsic.width, height: tall.height)]
        case (false, false):
            // Less than a finger can hit is what constraints leave over, no size that was meant.
            if known(fitting.width), known(fitting.height), min(fitting.width, fitting.height) >= least { sizes = [fitting] }
        }
        return sizes + [wide, square, tall].filter { !sizes.contains($0) }
    }

    /// The size that the view says it has, and the one that its constraints give it, measured in a window.
    private func ownSizes() throws -> (intrinsic: CGSize, fitting: CGSize) {
        let stage = try Stage(options, size: CGSize(width: 390, height: 844))
        let view = try Stage.make(name, frame: CGRect(origin: CGPoint(x: 45, y: 100), size: Sizing.wide))
        stage.window.addSubview(view)
        try stage.configure(view)
        if prepares { view.prepareForInterfaceBuilder() }
        stage.host.commit()
        // A width that constraints demand wins over 300.
        let fitting = view.systemLayoutSizeFitting(
            CGSize(width: Sizing.wide.width, height: 0), withHorizontalFittingPriority: UILayoutPriority(999), verticalFittingPriority: .fittingSizeLevel)
        let sizes = (view.intrinsicContentSize, fitting)
        view.removeFromSuperview()
        return sizes
    }

    /// How much of the view its drawing fills, from 0 to 1: the area of the drawing's bounding box over the view's.
    private func fill(at size: CGSize) throws -> Double {
        var options = options
        options.device = nil
        let margin: CGFloat = 8
        let stage = try Stage(options, size: CGSize(width: size.width + 2 * margin, height: size.height + 2 * margin), scale: 1)
        let blank = stage.host.render()
        let frame = CGRect(origin: CGPoint(x: margin, y: margin), size: size)
        let view = try Stage.make(name, frame: frame)
        Stage.add(view, to: stage.window, frame: frame)
        try stage.configure(view)
        if prepares { view.prepareForInterfaceBuilder() }
        let picture = stage.host.settle(limit: 1)
        let scale = stage.host.screenScale
        return Ink(picture.cut(to: frame, scale: scale), over: blank.cut(to: frame, scale: scale)).fill
    }
}

@_spi(SliderKit) import UIKit
@_spi(SliderKit) import UIKitTesting

/// A window for tests of appearance, which forgets all proxies in the end.
@MainActor func withAppearance(_ body: (TestApp) throws -> Void) rethrows {
    UIView.forgetAppearances()
    defer { UIView.forgetAppearances() }
    try body(TestApp(size: CGSize(width: 200, height: 200)))
}

/// A container.
class Shelf: UIView {}
/// A container of a more special kind.
final class GlassShelf: Shelf {}

/// A slider with an override of a colour and an initialiser that gives a colour away.
class OwnSlider: UISlider {
    private(set) var setCount = 0
    private(set) var log: [String] = []

    override init(frame: CGRect) {
        super.init(frame: frame)
        maximumTrackTintColor = .brown
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override var minimumTrackTintColor: UIColor? {
        get { super.minimumTrackTintColor }
        set {
            setCount += 1
            super.minimumTrackTintColor = newValue
        }
    }
    override func didMoveToWindow() {
        super.didMoveToWindow()
        log.append("window, \(minimumTrackTintColor == .red)")
    }
    override func layoutSubviews() {
        super.layoutSubviews()
        log.append("layout")
    }
}

final class FinalSlider: OwnSlider {}

/// A slider whose initialisers take arguments of their own.
final class ModelSlider: UISlider {
    let model: [String]
    init(model: [String]) {
        self.model = model
        super.init(frame: .zero)
    }
    override init(frame: CGRect) {
        model = ["frame"]
        super.init(frame: frame)
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

extension UIView {
    /// Whether the view has not made the box for rare properties.
    var hasNoRareProperties: Bool { Mirror(reflecting: self).allChildren.contains { $0.label == "extras" && "\($0.value)" == "nil" } }
}

extension Mirror {
    fileprivate var allChildren: [Child] { Array(children) + (superclassMirror?.allChildren ?? []) }
}

@_spi(SliderKit) import HeadlessHost
import RunnerProtocol
@_spi(SliderKit) import UIKit
@_spi(SliderKit) import UIKitTesting

/// A fresh screen, set up as the options say, and what is shown on it.
@MainActor struct Stage {
    let app: TestApp
    let options: ScreenOptions

    var host: HeadlessHost { app.host }
    var window: UIWindow { app.window }

    /// - Parameters:
    ///   - size: The screen's size in points when no device is named; nil for the default device's.
    ///   - scale: Pixels per point when neither the options nor a device say.
    init(_ options: ScreenOptions, size: CGSize? = nil, scale: CGFloat? = nil) throws {
        self.options = options
        app = TestApp(host: try Stage.host(options, size: size, scale: scale))
    }

    init(app: TestApp, options: ScreenOptions) {
        self.app = app
        self.options = options
    }

    /// The screen alone, for an application that brings its own window.
    static func host(_ options: ScreenOptions, size: CGSize? = nil, scale: CGFloat? = nil) throws -> HeadlessHost {
        UIScreen.main.traitOverrides = try options.textSize.map { try UITraitCollection(preferredContentSizeCategory: category($0)) }
        let style: UIUserInterfaceStyle = options.style == "dark" ? .dark : .light
        let direction: UITraitEnvironmentLayoutDirection = options.direction == "rtl" ? .rightToLeft : .leftToRight
        if options.device == nil, let size {
            // A canvas is as large as was asked for, however it is held.
            let host = HeadlessHost(size: size, scale: options.scale.map { CGFloat($0) } ?? scale ?? 2, style: style, direction: direction)
            if let language = options.language { host.preferredLanguages = [language] }
            return host
        }
        let device = try Stage.device(options)
        let host = HeadlessHost(
            device: device, orientation: options.orientation == "landscape" ? .landscapeRight : .portrait,
            scale: options.scale.map { CGFloat($0) }, style: style, direction: direction)
        host.showsSystemBars = options.showsSystemBars
        if let language = options.language { host.preferredLanguages = [language] }
        return host
    }

    private static let textSizes: [(name: String, category: UIContentSizeCategory)] = [
        ("XS", .extraSmall), ("S", .small), ("M", .medium), ("L", .large), ("XL", .extraLarge), ("XXL", .extraExtraLarge), ("XXXL", .extraExtraExtraLarge),
        ("AX1", .accessibilityMedium), ("AX2", .accessibilityLarge), ("AX3", .accessibilityExtraLarge), ("AX4", .accessibilityExtraExtraLarge),
        ("AX5", .accessibilityExtraExtraExtraLarge),
    ]

    static func category(_ name: String) throws -> UIContentSizeCategory {
        if let found = textSizes.first(where: { $0.name == name }) { return found.category }
        throw RunnerError("there is no text size \(name); use one of \(textSizes.map(\.name).joined(separator: ", "))")
    }

    /// The device that the options name, else the standard one.
    static func device(_ options: ScreenOptions) throws -> Device {
        guard let name = options.device else { return DeviceTable.standard }
        if let found = DeviceTable.device(named: name) { return found }
        let names = DeviceTable.all.map(\.name).joined(separator: ", ")
        throw RunnerError("there is no device \"\(name)\"; use one of \(names)")
    }

    /// The classes that a nib must make.
    static var madeByCoder: Set<String> = []

    /// Makes an instance of a class; attributes are not set yet.
    ///
    /// A view that draws itself and has no background is not opaque here, unlike on a phone after `init(frame:)`: Interface Builder, whose place
    /// this takes, gives a control a background or unticks Opaque, and what `draw(_:)` leaves out would be black without either. A view that set a
    /// background itself stays as it is.
    static func make(_ name: String, frame: CGRect) throws -> UIView {
        guard let object = madeByCoder.contains(name) ? NibCanvas.make(name, frame: frame) : Registry.shared.make(name, frame: frame) else {
            throw RunnerError("\(name) can't be made with a frame alone")
        }
        guard let view = object as? UIView else { throw RunnerError("\(name) is not a view") }
        if view.frame.size != frame.size { view.frame = frame }
        if view.backgroundColor == nil { view.isOpaque = false }
        return view
    }

    /// Puts a view into another one, where its frame says. One that turned its autoresizing mask off, and counts on constraints of whoever uses it,
    /// gets them; they yield to its own.
    static func add(_ view: UIView, to parent: UIView, frame: CGRect) {
        parent.addSubview(view)
        guard !view.translatesAutoresizingMaskIntoConstraints else { return }
        let place = [
            view.leftAnchor.constraint(equalTo: parent.leftAnchor, constant: frame.minX),
            view.topAnchor.constraint(equalTo: parent.topAnchor, constant: frame.minY),
            view.widthAnchor.constraint(equalToConstant: frame.width), view.heightAnchor.constraint(equalToConstant: frame.height),
        ]
        for constraint in place { constraint.priority = UILayoutPriority(999) }
        NSLayoutConstraint.activate(place)
    }

    /// Sets direction, attributes and state.
    func configure(_ view: UIView) throws {
        if options.direction == "rtl" { view.semanticContentAttribute = .forceRightToLeft }
        for setting in options.settings { try apply(setting, to: view) }
        guard options.state != "normal" else { return }
        guard let control = view as? UIControl else {
            throw RunnerError("\(type(of: view)) is no control and has no state \(options.state); leave out --state")
        }
        switch options.state {
        case "highlighted": control.isHighlighted = true
        case "disabled": control.isEnabled = false
        default: control.isSelected = true
        }
    }

    private func apply(_ setting: ScreenOptions.Setting, to view: UIView) throws {
        switch Registry.shared.setInspectable(view, named: setting.key, to: setting.value) {
        case .set: return
        case .unknown:
            let names = Registry.shared.inspectables(of: view).map(\.name).joined(separator: ", ")
            throw RunnerError("\(type(of: view)) has no attribute \"\(setting.key)\"; it has \(names)")
        case .badValue:
            let attribute = Registry.shared.inspectables(of: view).first { $0.name == setting.key }
            if let names = attribute?.choices, !names.isEmpty {
                throw RunnerError("\"\(setting.value)\" is no value of \(type(of: view)).\(setting.key); use \(names.joined(separator: ", "))")
            }
            let kind = attribute.map { "\($0.kind)" } ?? "value"
            throw RunnerError("\"\(setting.value)\" is no \(kind) for \(type(of: view)).\(setting.key)\(kind == "color" ? "; write #RGB, #RRGGBB or #RRGGBBAA" : "")")
        }
    }
}

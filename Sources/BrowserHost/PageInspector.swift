import Foundation
@_spi(SliderKit) import UIKit

/// The objects on the screen and their attributes, for a page's inspector.
@MainActor final class PageInspector {
    weak var primary: UIView?

    private var numbers: [ObjectIdentifier: Int] = [:]
    private var views: [Int: WeakView] = [:]
    private let origins: NibOrigins
    private var last = 0

    private struct WeakView { weak var view: UIView? }

    /// Objects that are listed at most: a page is no debugger of ten thousand views.
    private static let most = 2000

    init(origins: NibOrigins) { self.origins = origins }

    func forget() {
        numbers = [:]
        views = [:]
    }

    // MARK: Objects

    /// The views of all windows, each with its number, its depth, its class and where it comes from.
    func objects() -> [String: Any] {
        var list: [[String: Any]] = []
        for window in UIApplication.shared.windows where !window.isHidden {
            for view in window.subviews { collect(view, depth: 0, into: &list) }
        }
        var answer: [String: Any] = ["type": "objects", "objects": list]
        if let first = first() { answer["selected"] = number(of: first) }
        return answer
    }

    private func collect(_ view: UIView, depth: Int, into list: inout [[String: Any]]) {
        guard list.count < PageInspector.most else { return }
        var object = described(view)
        object["depth"] = depth
        list.append(object)
        for subview in view.subviews { collect(subview, depth: depth + 1, into: &list) }
    }

    private func described(_ view: UIView) -> [String: Any] {
        var object: [String: Any] = ["node": number(of: view), "class": "\(type(of: view))", "frame": PageJSON.rect(frame(of: view))]
        if let origin = origins[view] {
            object["file"] = origin.file
            object["id"] = origin.id
            object["line"] = origin.line
            if let label = origin.label { object["label"] = label }
        }
        return object
    }

    private func frame(of view: UIView) -> CGRect { UIAccessibility.convertToScreenCoordinates(view.bounds, in: view) }

    private func number(of view: UIView) -> Int {
        if let known = numbers[ObjectIdentifier(view)], views[known]?.view === view { return known }
        last += 1
        numbers[ObjectIdentifier(view)] = last
        views[last] = WeakView(view: view)
        return last
    }

    /// What an inspector begins with: what the preview is of, else the first view with inspectables of its own, else the first slider, else the first.
    private func first() -> UIView? {
        if let primary, primary.window != nil { return primary }
        var all: [UIView] = []
        for window in UIApplication.shared.windows where !window.isHidden { PageInspector.walk(window) { all.append($0) } }
        let views = all.filter { !($0 is UIWindow) }
        return views.first { Registry.shared.isDesignable("\(type(of: $0))") } ?? views.first { $0 is UISlider } ?? views.first
    }

    private static func walk(_ view: UIView, _ visit: (UIView) -> Void) {
        visit(view)
        for subview in view.subviews { walk(subview, visit) }
    }

    // MARK: Attributes

    func attributes(of node: Int?) -> [String: Any] {
        guard let node, let view = views[node]?.view else { return ["type": "error", "message": "the object is gone"] }
        return described(view).merging(["type": "attributes", "attributes": list(view)]) { $1 }
    }

    private func list(_ view: UIView) -> [[String: Any]] {
        Inspector.attributes(of: view).map { attribute in
            var object: [String: Any] = [
                "name": attribute.name, "label": attribute.label, "group": attribute.group, "kind": attribute.kind, "optional": attribute.isOptional,
                "choices": attribute.choices, "value": attribute.value,
            ]
            switch attribute.place {
            case .attribute(let name): object["place"] = ["attribute": name]
            case .color(let key): object["place"] = ["color": key]
            case .runtime(let path, let type): object["place"] = ["runtime": path, "type": type]
            case nil: break
            }
            return object
        }
    }

    /// Sets an attribute of an object that is known by its number, or by where it comes from.
    func edit(_ message: PageMessage) -> [String: Any] {
        guard let name = message.name, let text = message.text else { return ["type": "error", "message": "an edit needs a name and a text"] }
        let targets: [UIView]
        if let file = message.file, let id = message.id {
            targets = made(from: file, id)
        } else {
            targets = [message.node.flatMap { views[$0]?.view }].compactMap { $0 }
        }
        guard let view = targets.last else { return ["type": "error", "message": "the object is gone"] }
        var others: [String]?
        for target in targets { others = Inspector.set(name, to: text, of: target) }
        var answer: [String: Any] = ["type": "edited", "node": number(of: view), "name": name, "text": text, "taken": others != nil, "others": others ?? []]
        answer["attributes"] = list(view)
        answer["frame"] = PageJSON.rect(frame(of: view))
        return answer
    }

    /// Every object on the screen that an element has made: a xib may be loaded more than once.
    private func made(from file: String, _ id: String) -> [UIView] {
        var found: [UIView] = []
        for window in UIApplication.shared.windows where !window.isHidden {
            PageInspector.walk(window) { view in
                if let origin = origins[view], origin.file == file, origin.id == id { found.append(view) }
            }
        }
        return found
    }

    /// The innermost view at a point, whether it takes touches or not.
    func pick(at point: CGPoint) -> [String: Any] {
        guard point.x.isFinite, point.y.isFinite else { return ["type": "error", "message": "there is no such point"] }
        var found: UIView?
        for window in UIApplication.shared.windows where !window.isHidden {
            PageInspector.walk(window) { view in
                if !(view is UIWindow), !view.isHidden, frame(of: view).contains(point) { found = view }
            }
        }
        guard let found else { return ["type": "error", "message": "there is no object at that point"] }
        return attributes(of: number(of: found))
    }
}

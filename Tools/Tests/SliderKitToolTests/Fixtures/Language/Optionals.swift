import UIKit

@objc protocol BarDelegate: NSObjectProtocol {
    func barMoved(_ bar: Bar)
    @objc optional func bar(_ bar: Bar, didReach value: Float)
    @objc optional func bar(_ bar: Bar, didLeave value: Float)
    @objc optional func barShouldMove(_ bar: Bar) -> Bool
    @objc optional func barTitle(_ bar: Bar) -> String?
    @objc optional func barEnded()
    @objc optional func bar(_ bar: Bar, textFor value: Float) -> String
    @objc optional func bar(_ bar: Bar, when done: @escaping () -> Void)
    @objc optional var unit: String? { get }
    @objc optional var steps: Int { get }
    @objc optional var tint: UIColor { get }
    @objc(barColorFor:) optional func color(for bar: Bar) -> UIColor
}

@objc protocol WideBarDelegate: BarDelegate { @objc optional func barWidened(_ bar: Bar) -> CGFloat }

final class Bar: UIView {
    weak var delegate: BarDelegate?
    var wide: WideBarDelegate? { delegate as? WideBarDelegate }
    var others = [BarDelegate]()
    var log: [String] = []
    func run() -> [String] {
        log = []
        delegate?.barMoved(self)
        delegate?.bar?(self, didReach: 1)
        self.delegate?.bar?(self, didLeave: 2)
        if delegate?.barShouldMove?(self) ?? true { log.append("moves") }
        log.append(delegate?.barTitle?(self) ?? "untitled")
        (delegate as? WideBarDelegate)?.barEnded?()
        if let text = delegate?.bar?(self, textFor: 3) { log.append(text) }
        delegate?.bar?(self, when: { [weak self] in self?.log.append("done") })
        log.append("\(delegate?.steps ?? 7)")
        if let tint = delegate?.tint { log.append(tint == .red ? "red" : "other") }
        guard let color = delegate?.color?(for: self) else { log.append("colourless"); return log }
        log.append(color == .blue ? "blue" : "coloured")
        return log
    }
    func presence() -> [Bool] {
        [
            delegate?.bar(_:didReach:) != nil, delegate?.barShouldMove != nil, delegate?.barEnded == nil, delegate?.barTitle != nil,
            delegate?.responds(to: #selector(BarDelegate.bar(_:didReach:))) ?? false,
            delegate?.responds(to: #selector(BarDelegate.barMoved(_:))) ?? false,
        ]
    }
    func captured() -> String {
        if let title = delegate?.barTitle { return title(self) ?? "nil" }
        return "none"
    }
    func broadcast() -> Int { others.reduce(0) { $0 + (($1.barShouldMove?(self) ?? false) ? 1 : 0) } }
    func forced() -> String { delegate!.bar!(self, textFor: 9) }
    func units() -> String { (delegate?.unit ?? nil) ?? "unitless" }
}

final class Silent: NSObject, BarDelegate { func barMoved(_ bar: Bar) { bar.log.append("moved") } }
class Talking: NSObject, WideBarDelegate {
    func barMoved(_ bar: Bar) { bar.log.append("moved") }
    func bar(_ bar: Bar, didReach value: Float) { bar.log.append("reached") }
    func bar(_ bar: Bar, textFor value: Float) -> String { "text \(value)" }
    func bar(_ bar: Bar, when done: @escaping () -> Void) { done() }
    var steps: Int { 12 }
    let tint = UIColor.red
    func barWidened(_ bar: Bar) -> CGFloat { 5 }
}
extension Talking {
    func barShouldMove(_ bar: Bar) -> Bool { false }
    func barTitle(_ bar: Bar) -> String? { "talking" }
}
final class Shouting: Talking { override func bar(_ bar: Bar, didReach value: Float) { bar.log.append("REACHED") }; func color(for bar: Bar) -> UIColor { .blue }; var unit: String? { "dB" } }
final class Generic<T>: NSObject, BarDelegate { func barMoved(_ bar: Bar) {}; func barShouldMove(_ bar: Bar) -> Bool { true } }

@MainActor func optionals() {
    let row = "optional", bar = Bar(), silent = Silent(), talking = Talking(), shouting = Shouting()
    Answers.answer(row, "nobody asked", bar.run(), ["moves", "untitled", "7", "colourless"])
    bar.delegate = silent
    Answers.answer(row, "nothing implemented", bar.run(), ["moved", "moves", "untitled", "7", "colourless"])
    Answers.answer(row, "asked whether there, when not", bar.presence(), [false, false, true, false, false, true])
    Answers.answer(row, "taken as a function, when not", bar.captured(), "none")
    bar.delegate = talking
    Answers.answer(row, "implemented: methods, results, properties", bar.run(), ["moved", "reached", "talking", "text 3.0", "done", "12", "red", "colourless"])
    Answers.answer(row, "asked whether there", bar.presence(), [true, true, true, true, true, true])
    Answers.answer(row, "taken as a function", bar.captured(), "talking")
    Answers.answer(row, "forced", bar.forced(), "text 9.0")
    Answers.answer(row, "of an inheriting protocol", bar.wide?.barWidened?(bar), 5)
    bar.delegate = shouting
    Answers.answer(row, "of a subclass", bar.run(), ["moved", "REACHED", "talking", "text 3.0", "done", "12", "red", "blue"])
    Answers.answer(row, "property of optional type", bar.units(), "dB")
    bar.others = [silent, talking, Generic<Int>(), Generic<String>()]
    Answers.answer(row, "of each in a list, generic ones too", bar.broadcast(), 2)
}

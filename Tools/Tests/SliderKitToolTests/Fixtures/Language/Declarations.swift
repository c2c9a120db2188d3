import UIKit

@objc(LGKnob) class Knob: NSObject { @objc func turn() -> String { "turned" } }

@objc protocol Turning: AnyObject {
    var angle: Double { get set }
    func turn(by angle: Double)
}

@objc protocol Pressing: Turning { func press() }

@objc enum Mood: Int, CaseIterable { case calm, tense = 4, wild }

@objc enum Flag: UInt8 { case off; case on }

@objcMembers final class Dial: NSObject, Pressing {
    var angle = 0.0
    @objc(isLocked) var locked: Bool = false
    @nonobjc var hidden = 1
    @objc private(set) var presses = 0
    @objc lazy var title: String = { "dial \(self.presses)" }()
    @objc weak var owner: AnyObject?
    @objc class var kind: String { "dial" }
    @objc nonisolated(unsafe) static let shared = Dial()
    @objc var mood: Mood = .calm { didSet { if oldValue != mood { presses += 10 } } }

    func turn(by angle: Double) { self.angle += angle }
    @objc /* pressed */ func press() { presses += 1 } // @objc
    @objc
    public dynamic
    func longPress() { presses += 2 }
    @objc(addAll::) func add(_ a: Int, _ b: Int) -> Int { a + b }
    @objc func fallible(_ fails: Bool) throws -> Int { if fails { throw NSError(domain: "dial", code: 7) }; return 1 }
    @objc func later(_ done: @escaping (Bool) -> Void) { done(true) }
    @objc func loud(volume: Int = 3) -> Int { volume }
    @objc subscript(index: Int) -> Int { index * 2 }
    @objc convenience init(angle: Double) { self.init(); self.angle = angle }
}

@objc extension Dial { func reset() { angle = 0 } }
@objc private extension Dial { var half: Double { angle / 2 } }
@nonobjc extension Dial { func plain() -> Int { 5 } }
extension Dial { @objc var doubled: Double { get { angle * 2 } set { angle = newValue / 2 } } }

final class Box<Content>: NSObject {
    var content: Content
    @objc var count = 0
    init(_ content: Content) { self.content = content }
    @objc func open() { count += 1 }
    @objc(LGInner) final class Inner: NSObject { @objc var depth = 2 }
}

@propertyWrapper struct Clamped { // @objc in a wrapper's neighbour
    private var value = 0.0
    var wrappedValue: Double { get { value } set { value = min(max(newValue, 0), 1) } }
    init(wrappedValue: Double) { self.wrappedValue = wrappedValue }
}

final class Wrapped: NSObject { @objc @Clamped var level: Double = 7 }

@MainActor func declarations() {
    let dial = Dial(angle: 3)
    Answers.answer("objc", "convenience initialiser", dial.angle, 3)
    let turning: Turning = dial
    turning.turn(by: 2)
    turning.angle += 1
    Answers.answer("objc", "protocol", dial.angle, 6)
    Answers.answer("objc", "protocol is asked for at run time", (dial as AnyObject) is Pressing, true)
    Answers.answer("objc", "protocol is not answered by others", (Knob() as AnyObject) is Pressing, false)
    weak var weakly: Turning? = dial
    Answers.answer("objc", "protocol of classes, held weakly", weakly != nil, true)
    Answers.answer("objc", "class with a name", Knob().turn(), "turned")
    Answers.answer("objc", "enum", Mood(rawValue: 4), .tense)
    Answers.answer("objc", "enum of bytes", Flag.on.rawValue, 1)
    dial.mood = .wild
    Answers.answer("objc", "property of an enum, with an observer", dial.presses, 10)
    dial.press(); dial.longPress()
    Answers.answer("objc", "methods, with comments and line ends between", dial.presses, 13)
    Answers.answer("objc", "lazy property", dial.title, "dial 13")
    Answers.answer("objc", "property with a name", dial.locked, false)
    Answers.answer("objc", "class property and static constant", Dial.kind + "\(Dial.shared.angle)", "dial0.0")
    Answers.answer("objc", "method of two unlabelled arguments", dial.add(2, 3), 5)
    Answers.answer("objc", "method that throws", (try? dial.fallible(true)) == nil && (try? dial.fallible(false)) == 1, true)
    var done = false
    dial.later { done = $0 }
    Answers.answer("objc", "method with a closure", done, true)
    Answers.answer("objc", "default argument and subscript", dial.loud() + dial[4], 11)
    dial.reset()
    dial.doubled = 8
    Answers.answer("objc", "extensions: objc, private objc, nonobjc, computed property", "\(dial.half) \(dial.plain()) \(dial.doubled)", "2.0 5 8.0")
    let box = Box("x")
    box.open()
    Answers.answer("objc", "members of a generic class and of a class inside it", box.count + Box<Int>.Inner().depth, 3)
    Answers.answer("objc", "property with a wrapper", Wrapped().level, 1)
}

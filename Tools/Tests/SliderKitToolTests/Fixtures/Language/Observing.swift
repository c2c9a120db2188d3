import UIKit

class Track: NSObject {
    @objc dynamic var progress = 0.0
    @objc dynamic var title: String? { didSet { changes += 1 } }
    @objc dynamic private(set) var mood = Mood.calm
    var changes = 0
    func finish() { mood = .wild }
}
@objcMembers final class Album: NSObject { dynamic var year = 1990; dynamic var track = Track() }

nonisolated(unsafe) private var context = 0

final class Meter: UIView {
    var log: [String] = []
    override func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
    ) {
        guard keyPath != "other" else { return super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context) }
        log.append("\(keyPath ?? "") \(change?[.oldKey] ?? "-") \(change?[.newKey] ?? "-")")
    }
}

/// No view: an object like any other.
final class Listener: NSObject {
    var heard: [String] = []
    override func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey : Any]?, context aContext: UnsafeMutableRawPointer?
    ) {
        if aContext == &context, let value = change?[NSKeyValueChangeKey.newKey] {
            heard.append("\(keyPath!) \(value)")
        } else {
            super.observeValue(forKeyPath: keyPath, of: object, change: change, context: aContext)
        }
    }
}

@MainActor func observing() {
    let row = "observing", track = Track(), meter = Meter(), slider = UISlider(), listener = Listener()
    var seen: [String] = []
    let first = track.observe(\.progress, options: [.old, .new]) { track, change in seen.append("\(change.oldValue!) \(change.newValue!)") }
    let second = track.observe(\Track.title, options: .new) { _, change in seen.append((change.newValue ?? nil) ?? "nil") }
    track.progress = 0.5
    track.title = "Waltz"
    Answers.answer(row, "a closure, by key path", seen, ["0.0 0.5", "Waltz"])
    Answers.answer(row, "the property's own observer", track.changes, 1)
    first.invalidate()
    track.progress = 0.7
    Answers.answer(row, "invalidated", seen.count, 2)
    withExtendedLifetime(second) {}
    track.addObserver(meter, forKeyPath: #keyPath(Track.progress), options: [.new, .old], context: nil)
    track.addObserver(meter, forKeyPath: "mood", options: [], context: nil)
    track.progress = 0.9
    track.finish()
    Answers.answer(row, "a view, by name", meter.log, ["progress 0.7 0.9", "mood - -"])
    track.removeObserver(meter, forKeyPath: #keyPath(Track.progress))
    track.progress = 1
    Answers.answer(row, "removed", meter.log.count, 2)
    slider.addObserver(listener, forKeyPath: #keyPath(UISlider.value), options: .new, context: &context)
    slider.value = 0.25
    Answers.answer(row, "an object that is no responder, with a context", listener.heard, ["value 0.25"])
    slider.removeObserver(listener, forKeyPath: #keyPath(UISlider.value), context: &context)
    var hidden: [Bool] = []
    let third = slider.observe(\.isHidden, options: [.initial, .new]) { _, change in hidden.append(change.newValue!) }
    slider.isHidden = true
    withExtendedLifetime(third) {}
    Answers.answer(row, "a framework's property, from the beginning", hidden, [false, true])
    let album = Album()
    var years: [Int] = []
    let fourth = album.observe(\.year, options: [.new]) { album, _ in years.append(album.year) }
    album.year = 1999
    withExtendedLifetime(fourth) {}
    Answers.answer(row, "a property that objcMembers exposes", years, [1999])
}

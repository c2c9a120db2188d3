import Testing

struct ClockTests {
    @Test("D1: timers and dates follow the host's clock", arguments: [
        ("var t: Timer?", "var t: HostTimer?"),
        ("public var t: Timer?", "       var t: HostTimer?"),
        ("func f() { Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { (t: Timer) in } }",
         "func f() { HostTimer.scheduledTimer(withTimeInterval: 1, repeats: false) { (t: HostTimer) in } }"),
        ("let d = Date()", "let d = HostDate.now()"),
        ("let d = Date.now", "let d = HostDate.now()"),
        ("let d = Date(timeIntervalSince1970: 3)", "let d = Date(timeIntervalSince1970: 3)"),
        ("let d = Date(timeIntervalSinceNow: 3)", "let d = HostDate.now().addingTimeInterval(3)"),
        ("func f() { use(d.timeIntervalSinceNow) }", "func f() { use(d.timeIntervalSince(HostDate.now())) }"),
        ("func f() { use(x.Timer) }", "func f() { use(x.Timer) }"),
        ("public func f(_ d: Date = Date()) {}", "public func f(_ d: Date = Date()) {}"),
        ("let b = Bundle(for: V.self)", "let b = Registry.shared.bundle(for: V.self)"),
    ])
    func clock(before: String, after: String) {
        #expect(rewriteMember(before) == after)
    }

    @Test("D1: a user's own Timer stays")
    func own() {
        let text = "class Timer {}\nlet t = Timer()"
        #expect(rewrite(text) == text)
    }

    @Test("D1: a file that imports Foundation alone gets the engine's names too")
    func foundation() {
        let text = rewriteModule(["/a.swift": "import Foundation\nvar t: Timer?"]).files[0].text
        #expect(text == "@_spi(SliderKit) import UIKit\n#sourceLocation(file: \"/a.swift\", line: 1)\nimport Foundation\nvar t: HostTimer?")
    }
}

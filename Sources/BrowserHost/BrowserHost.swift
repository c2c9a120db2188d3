import Foundation
@_spi(SliderKit) import HeadlessHost
@_spi(SliderKit) import UIKit

/// Shows a screen in memory on pages of a browser, and brings their fingers, pointers, wheels, keys and assistive tools in.
///
/// The host's virtual clock keeps step with real time. A page is sent what changed since the frame that it drew last, so that a slow one skips frames
/// and never falls behind. All on the main thread; ``turn()`` is called by ``run()``, or by whoever has a loop of their own.
@_spi(SliderKit) @MainActor public final class BrowserHost {
    /// The screen that is shown.
    public private(set) var host: HeadlessHost
    /// The object that an inspector begins with; nil to let it choose.
    public weak var primary: UIView? { didSet { inspector.primary = primary } }
    /// Counts the screens that were shown, from 1; each frame tells it.
    public private(set) var generation = 0
    /// What is called with each text that user code would have spoken.
    public var onSpeech: ((String) -> Void)?

    /// Whether nothing is drawn or done: the last picture stays. ``show(_:)`` ends it.
    public private(set) var isPaused = false

    let link: PageLink
    let inspector: PageInspector
    let accessibility = AccessibilityTree()
    var input = PageInput()
    private var pages: [Int: Page] = [:]
    private var started = 0.0
    private var base = 0.0
    private var isDue = true
    private var turns = 0
    private var lastTree = ""

    /// Seconds between two turns while pages are there (choice), and while none is.
    private static let interval = 1.0 / 60
    private static let idleInterval = 0.5

    /// Shows a host's screen.
    /// - Parameter origins: knows where objects come from that an inspector can save; empty by default.
    public init(host: HeadlessHost, link: PageLink, origins: NibOrigins = NibOrigins()) {
        self.host = host
        self.link = link
        inspector = PageInspector(origins: origins)
        show(host)
    }

    /// Shows another screen from now on, as after a reload; pages stay.
    public func show(_ host: HeadlessHost) {
        self.host = host
        isPaused = false
        generation += 1
        started = ProcessInfo.processInfo.systemUptime
        base = host.elapsed
        input.reset()
        inspector.forget()
        accessibility.forget()
        lastTree = ""
        host.onSpeech = { [weak self] text in self?.spoke(text) }
        for id in pages.keys { pages[id]?.begin(size: host.screenBounds.size, scale: host.screenScale) }
        isDue = true
    }

    /// Lets the last picture stand until another screen is shown: what it showed is being taken apart.
    public func pause() {
        isPaused = true
        input.reset()
    }

    // MARK: Pages

    /// A page is there.
    public func opened(_ page: Int) {
        var fresh = Page()
        fresh.begin(size: host.screenBounds.size, scale: host.screenScale)
        pages[page] = fresh
        send(hello, to: page)
        if !lastTree.isEmpty { link.text(lastTree, page) }
        isDue = true
    }

    /// A page is gone, and with it its fingers and keys.
    public func closed(_ page: Int) {
        pages[page] = nil
        guard pages.isEmpty else { return }
        TouchInjector.cancelAll()
        KeyInjector.cancelAll()
        input.reset()
        isDue = true
    }

    /// A page sent a text; what is not understood is answered with an error and changes nothing.
    public func received(_ text: String, from page: Int) {
        guard pages[page] != nil else { return }
        do {
            handle(try JSONDecoder().decode(PageMessage.self, from: Data(text.utf8)), from: page)
        } catch {
            send(["type": "error", "message": "the program does not understand what the page sent"], to: page)
        }
    }

    private func handle(_ message: PageMessage, from page: Int) {
        if message.type == .ack {
            pages[page]?.drew(message.frame ?? 0)
            return isPaused ? () : sendFrames()
        }
        guard !isPaused else { return send(["type": "error", "message": "the preview can't be made at the moment"], to: page) }
        advance()
        switch message.type {
        case .ack: break
        case .touch, .hover, .wheel, .key, .focus: input.take(message)
        case .assist: accessibility.perform(message)
        case .objects: send(inspector.objects(), to: page)
        case .attributes: send(inspector.attributes(of: message.node), to: page)
        case .edit: send(inspector.edit(message), to: page)
        case .pick: send(inspector.pick(at: CGPoint(x: message.x ?? .nan, y: message.y ?? .nan)), to: page)
        }
        isDue = true
        turn()
    }

    /// Sends a JSON object to a page.
    func send(_ object: [String: Any], to page: Int) { link.text(PageJSON.text(object), page) }

    /// Sends a JSON object to every page.
    public func tell(_ object: [String: Any]) {
        let text = PageJSON.text(object)
        for page in pages.keys { link.text(text, page) }
    }

    private var hello: [String: Any] { ["type": "hello", "generation": generation] }

    private func spoke(_ text: String) {
        onSpeech?(text)
        tell(["type": "speech", "text": text])
    }

    // MARK: Time

    /// Brings the clock up to real time, lays out, and sends what changed.
    public func turn() {
        guard !isPaused else {
            isDue = false
            return
        }
        advance()
        host.commit()
        turns += 1
        let damage = UIScreen.main.renderDamage()
        if !damage.isEmpty { for id in pages.keys { pages[id]?.add(damage) } }
        // What is said changes with what is seen; a name that changes unseen is noticed a little later.
        if !pages.isEmpty, isDue || !damage.isEmpty || turns.isMultiple(of: 12) { sendTree() }
        isDue = false
        sendFrames()
    }

    /// Seconds until ``turn()`` should be called again, if nothing happens before.
    public var wait: Double {
        if isDue { return 0 }
        return pages.isEmpty ? BrowserHost.idleInterval : BrowserHost.interval
    }

    /// Turns until `isOver` says so, and lets the main queue work meanwhile.
    public func run(until isOver: @MainActor () -> Bool) {
        // A run loop without a timer would not wait.
        let keeper = Foundation.Timer(timeInterval: 3600, repeats: true) { _ in }
        RunLoop.main.add(keeper, forMode: .default)
        defer { keeper.invalidate() }
        var next = ProcessInfo.processInfo.systemUptime
        while !isOver() {
            _ = RunLoop.main.run(mode: .default, before: Foundation.Date(timeIntervalSinceNow: max(0, next - ProcessInfo.processInfo.systemUptime)))
            let now = ProcessInfo.processInfo.systemUptime
            if now >= next || isDue {
                turn()
                next = now + wait
            }
        }
    }

    private func advance() {
        let now = base + ProcessInfo.processInfo.systemUptime - started
        if now > host.elapsed { host.virtualClock.advance(by: now - host.elapsed) }
    }

    // MARK: Frames

    private func sendFrames() {
        let waiting = pages.filter { $0.value.wantsFrame }.map(\.key)
        guard !waiting.isEmpty else { return }
        let picture = UIScreen.main.windowCompositor.image
        for id in waiting {
            guard let frame = pages[id]?.frame(of: picture, generation: generation) else { continue }
            link.bytes(frame, id)
        }
    }

    private func sendTree() {
        let tree = PageJSON.text(["type": "tree", "elements": accessibility.elements()])
        guard tree != lastTree else { return }
        lastTree = tree
        for page in pages.keys { link.text(tree, page) }
    }
}

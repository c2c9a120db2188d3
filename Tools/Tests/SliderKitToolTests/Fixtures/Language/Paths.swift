import UIKit

@objcMembers class Shelf: NSObject {
    var books = [String]()
    dynamic var top: Shelf?
    @objc(isFull) var full = false
    func sort() { books.sort() }
    func sort(by order: Int) { if order < 0 { books = books.sorted(by: >) } }
    fileprivate func hidden() {}
    func mark(_ sender: UIControl, for event: UIEvent?) { books.append("mark") }
    struct Page { var number = 1 }
    enum Kind: Int { case low, high }
    var page = Page()
    var kind = Kind.low
    func tuple() -> (Int, Int) { (1, 2) }
}
@objcMembers public final class OpenShelf: NSObject { public func poke() -> Int { 4 } }

@MainActor func paths() {
    let row = "paths", shelf = Shelf()
    Answers.answer(row, "#keyPath", [#keyPath(Shelf.books), #keyPath(Shelf.top.top), #keyPath(Shelf.full), #keyPath(UIView.isHidden), #keyPath(CALayer.position)], ["books", "top.top", "isFull", "hidden", "position"])
    Answers.answer(row, "#keyPath for an animation", CABasicAnimation(keyPath: #keyPath(CAShapeLayer.strokeEnd)).keyPath, "strokeEnd")
    shelf.books = ["b", "a"]
    shelf.perform(#selector(Shelf.sort as (Shelf) -> () -> Void))
    Answers.answer(row, "objcMembers: a method", shelf.books, ["a", "b"])
    shelf.perform(#selector(Shelf.sort(by:)), with: -1)
    Answers.answer(row, "objcMembers: an overload", shelf.books, ["b", "a"])
    let control = UIControl()
    control.addTarget(shelf, action: Selector(("mark:for:")), for: .valueChanged)
    control.sendActions(for: .valueChanged)
    Answers.answer(row, "objcMembers: by name", shelf.books.last, "mark")
    let answers = [shelf.responds(to: #selector(Shelf.sort(by:))), shelf.responds(to: Selector(("sort"))), shelf.responds(to: Selector(("sortBy:"))), shelf.responds(to: Selector(("hidden"))), shelf.responds(to: Selector(("nothing")))]
    Answers.answer(row, "responds(to:)", answers, [true, true, true, false, false])
    Answers.answer(row, "responds(to:) of getters", [shelf.responds(to: #selector(getter: Shelf.top)), UIView().responds(to: #selector(getter: UIView.safeAreaInsets))], [true, true])
}

final class Ticker: NSObject {
    var log: [String] = []
    var timer: Timer?
    private var link: CADisplayLink?
    private(set) lazy var lazyLink = CADisplayLink(target: self, selector: #selector(Ticker.frame))
    var frames = 0
    static let rang = Notification.Name("rang")

    func start() {
        timer = Timer.scheduledTimer(timeInterval: 0.1, target: self, selector: #selector(tick(_:)), userInfo: ["a": 1], repeats: true)
        Timer.scheduledTimer(timeInterval: 0.25, target: self, selector: #selector(once), userInfo: nil, repeats: false)
        let added = Timer(timeInterval: 0.35, target: self, selector: #selector(added(timer:)), userInfo: nil, repeats: false)
        RunLoop.current.add(added, forMode: RunLoop.Mode.common)
        link = CADisplayLink(target: self, selector: #selector(step(link:)))
        link?.add(to: .main, forMode: .common)
        NotificationCenter.default.addObserver(self, selector: #selector(rang(_:)), name: Ticker.rang, object: nil)
        NotificationCenter.default.addObserver(self, selector: #selector(silent), name: NSNotification.Name("silent"), object: self)
        NotificationCenter.default.addObserver(self, selector: #selector(resigned), name: UIApplication.willResignActiveNotification, object: nil)
        perform(#selector(delayed(_:)), with: "late", afterDelay: 0.4)
        perform(#selector(cancelled), with: nil, afterDelay: 0.4)
        NSObject.cancelPreviousPerformRequests(withTarget: self, selector: #selector(cancelled), object: nil)
    }
    @objc private func tick(_ timer: Timer) {
        let info = timer.userInfo as? [String: Int]
        log.append("tick \(info?["a"] ?? 0)")
        if log.filter({ $0 == "tick 1" }).count == 3 { timer.invalidate() }
    }
    @objc func once() { log.append("once") }
    @objc func added(timer: Timer) { log.append("added \(timer.isValid)") }
    @objc func step(link: CADisplayLink) { frames += 1; if frames == 30 { link.invalidate() } }
    @objc func frame() {}
    @objc func rang(_ note: Notification) { log.append("rang \(note.userInfo?["times"] ?? 0)") }
    @objc func silent() { log.append("silent") }
    @objc func resigned() { log.append("resigned") }
    @objc func delayed(_ text: String) { log.append(text) }
    @objc func cancelled() { log.append("cancelled") }
}

@MainActor func scheduled() {
    let row = "scheduled", ticker = Ticker()
    ticker.start()
    NotificationCenter.default.post(name: Ticker.rang, object: nil, userInfo: ["times": 2])
    NotificationCenter.default.post(name: Notification.Name("silent"), object: nil)
    NotificationCenter.default.post(name: Notification.Name("silent"), object: ticker)
    Answers.answer(row, "notifications", ticker.log, ["rang 2", "silent"])
    NotificationCenter.default.removeObserver(ticker, name: Ticker.rang, object: nil)
    NotificationCenter.default.post(name: Ticker.rang, object: nil)
    NotificationCenter.default.removeObserver(ticker)
    NotificationCenter.default.post(name: Notification.Name("silent"), object: ticker)
    Answers.answer(row, "notifications, after removal", ticker.log.count, 2)
    DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
        MainActor.assumeIsolated {
            Answers.answer(row, "timers and delayed performs in their order", ticker.log, ["rang 2", "silent", "tick 1", "tick 1", "once", "tick 1", "added true", "late"])
            Answers.answer(row, "a display link, 30 frames", ticker.frames, 30)
            Answers.answer(row, "a timer that ended", ticker.timer?.isValid, false)
        }
    }
}

@MainActor func literals() {
    let row = "literals"
    let color = #colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1)
    var red: CGFloat = 0, green: CGFloat = 0
    color.getRed(&red, green: &green, blue: nil, alpha: nil)
    Answers.answer(row, "#colorLiteral", [red, green], [1, 0.5])
    let colors = [#colorLiteral(red: 0, green: 0, blue: 0, alpha: 0.5), .red] as [UIColor]
    Answers.answer(row, "#colorLiteral in an array, with a half transparent one", colors[0].cgColor.alpha, 0.5)
    let image: UIImage? = #imageLiteral(resourceName: "dot")
    Answers.answer(row, "#imageLiteral", image?.size, CGSize(width: 2, height: 2))
    let url = #fileLiteral(resourceName: "note.txt")
    Answers.answer(row, "#fileLiteral", (try? String(contentsOf: url, encoding: .utf8)), "a note\n")
    Answers.answer(row, "#file, #line, #function, #column", "\((#file as NSString).lastPathComponent) \(#line) \(#function) \(#column)", "Paths.swift 108 literals() 127")
    Answers.answer(row, "#fileID and #filePath", "\(#fileID) \((#filePath as NSString).lastPathComponent)", "Language/Paths.swift Paths.swift")
}

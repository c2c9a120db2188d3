import UIKit

final class OldControl: UIControl {
    var log: [String] = []
    func run() {
        addTarget(self, action: #selector(OldControl.changed), for: UIControlEvents.valueChanged)
        let state: UIControlState = .normal
        let mode = UIViewContentMode.scaleAspectFit
        contentMode = mode
        let attribute: NSLayoutAttribute = .width
        let constraint = NSLayoutConstraint(item: self, attribute: attribute, relatedBy: NSLayoutRelation.equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1, constant: 4)
        constraint.isActive = true
        log += ["\(state == UIControl.State.normal)", "\(contentMode == .scaleAspectFit)", "\(constraint.firstAttribute == .width)"]
        let shape = CAShapeLayer()
        shape.lineCap = kCALineCapRound
        shape.lineJoin = kCALineJoinRound
        shape.fillMode = kCAFillModeForwards
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.timingFunction = CAMediaTimingFunction(name: kCAMediaTimingFunctionEaseInEaseOut)
        log.append("\(UIViewNoIntrinsicMetric) \(UILayoutPriority.required.rawValue)")
        let options: UIViewAnimationOptions = [.curveEaseIn]
        let insets = UIEdgeInsetsMake(1, 2, 3, 4)
        log.append("\(options.contains(.curveEaseIn)) \(UIEdgeInsetsInsetRect(CGRect(x: 0, y: 0, width: 10, height: 10), insets).width)")
        let attributes: [NSAttributedStringKey: Any] = [NSAttributedStringKey.font: UIFont.systemFont(ofSize: 10), .foregroundColor: UIColor.red]
        log.append("\(attributes.count)")
        NotificationCenter.default.addObserver(self, selector: #selector(changed), name: NSNotification.Name.UIApplicationWillResignActive, object: nil)
        bringSubview(toFront: UIView())
        let gesture = UIPanGestureRecognizer()
        log.append("\(gesture.state == UIGestureRecognizerState.possible)")
        sendActions(for: UIControlEvents.valueChanged)
    }
    @objc func changed() { log.append("changed") }
}

@MainActor func former() {
    let control = OldControl()
    control.run()
    Answers.answer("former", "names from before Swift 4.2", control.log, ["true", "true", "true", "-1.0 1000.0", "true 4.0", "2", "true", "changed"])
}

final class Watch: NSObject, @unchecked Sendable {
    let begun = Date()
    var log: [String] = []
    var timer: Timer?
    let uptime = ProcessInfo.processInfo.systemUptime
    let media = CACurrentMediaTime()

    func start() {
        timer = .scheduledTimer(withTimeInterval: 0.5, repeats: true) { [weak self] timer in
            self?.log.append("tick \((Date().timeIntervalSince(self!.begun) * 10).rounded() / 10)")
            if self?.log.count == 2 { timer.invalidate() }
        }
        let late = Date(timeIntervalSinceNow: 0.75)
        let fixed = Timer(fire: late, interval: 0, repeats: false) { [weak self] _ in self?.log.append("fired \(abs(late.timeIntervalSinceNow) < 0.02)") }
        RunLoop.main.add(fixed, forMode: .default)
        DispatchQueue.main.async { self.log.append("async") }
        DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(300)) { [weak self] in
            guard let self = self else { return }
            let passed = -self.begun.timeIntervalSinceNow
            let times = [passed, CACurrentMediaTime() - self.media, ProcessInfo.processInfo.systemUptime - self.uptime, Date.timeIntervalSinceReferenceDate - self.begun.timeIntervalSinceReferenceDate, CFAbsoluteTimeGetCurrent() - self.begun.timeIntervalSinceReferenceDate]
            self.log.append(times.map { "\(($0 * 10).rounded() / 10)" }.joined(separator: " "))
        }
        let work = DispatchWorkItem { self.log.append("cancelled work") }
        DispatchQueue.main.asyncAfter(deadline: DispatchTime.now() + 0.2, execute: work)
        work.cancel()
    }
}

@MainActor func clockRows() {
    let watch = Watch()
    watch.start()
    let today = Calendar(identifier: .gregorian).component(.year, from: Date())
    Answers.answer("clock", "the host's date", today, 2025)
    Answers.answer("clock", "Bundle(for:)", Bundle(for: Watch.self).path(forResource: "note", ofType: "txt") != nil, true)
    Answers.answer("clock", "Bundle(for: type(of:)) and identifiers", Bundle(for: type(of: watch)).bundlePath == Bundle(for: Watch.self).bundlePath, true)
    Answers.answer("clock", "Bundle.main is the app's", Bundle.main.path(forResource: "note", ofType: "txt") != nil, true)
    DispatchQueue.main.asyncAfter(deadline: .now() + 1.2) {
        MainActor.assumeIsolated {
            Answers.answer("clock", "timers, delays and clocks agree", watch.log, ["async", "0.3 0.3 0.3 0.3 0.3", "tick 0.5", "fired true", "tick 1.0"])
        }
    }
}

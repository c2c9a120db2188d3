import Foundation

class Clock: NSObject {
    var timer: Timer?
    func start() { timer = Timer.scheduledTimer(timeInterval: 1, target: self, selector: #selector(tick), userInfo: nil, repeats: true) }
    @objc func tick() {}
}

import Core

public func twice() -> Counter {
    var counter = Counter()
    counter.step()
    counter.step()
    return counter
}

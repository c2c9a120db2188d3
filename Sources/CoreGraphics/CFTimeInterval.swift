/// Seconds. Apple's lives in CoreFoundation, which Linux's Foundation does not pass on.
public typealias CFTimeInterval = Double

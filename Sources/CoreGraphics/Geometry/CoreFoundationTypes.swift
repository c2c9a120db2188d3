// Apple's Core Foundation types meet Swift code in a few casts (`colors as CFArray`, `data as CFData`). On Linux Foundation keeps its
// Core Foundation to itself; the Swift values that bridge on Apple's platforms stand in, so that those casts compile and cost nothing.

/// An ordered collection of objects; a Swift array here.
public typealias CFArray = [Any]
/// A keyed collection; a Swift dictionary here.
public typealias CFDictionary = [AnyHashable: Any]
/// A string; Swift's own here.
public typealias CFString = String
/// A block of bytes; Foundation's `Data` here.
public typealias CFData = Data
/// Any object; any value here, since Swift's strings and arrays stand in for Core Foundation's.
public typealias CFTypeRef = Any
/// Apple's Objective-C name of a signed integer.
public typealias NSInteger = Int
/// A truth value; Foundation's `NSNumber` here.
public typealias CFBoolean = NSNumber
/// True, as an object.
public let kCFBooleanTrue: CFBoolean! = NSNumber(value: true)
/// False, as an object.
public let kCFBooleanFalse: CFBoolean! = NSNumber(value: false)

/// The largest finite `Float`, by its name in Apple's C library.
public var MAXFLOAT: Float { .greatestFiniteMagnitude }

/// Runs the closure. There are no autoreleased objects on Linux: what the closure makes is released as it goes.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { try body() }

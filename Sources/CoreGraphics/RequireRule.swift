/// Stops the program when code breaks a rule of the interface, saying which: unlike `precondition`, in optimised builds too.
/// - Parameters:
///   - condition: what must hold.
///   - rule: one sentence that says what is wrong and what to do.
@_spi(SliderKit) @inline(never)
public func requireRule(
    _ condition: @autoclosure () -> Bool, _ rule: @autoclosure () -> String, file: StaticString = #fileID, line: UInt = #line
) {
    if !condition() { fatalError(rule(), file: file, line: line) }
}

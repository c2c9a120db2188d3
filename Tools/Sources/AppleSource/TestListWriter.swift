/// Writes the code that enters a bundle's test methods into the engine's list.
struct TestListWriter {
    let tests: [FoundTest]
    let module: ModuleRewrite

    /// What goes into the generated file; tests of private classes are entered in their own file.
    func write() -> String {
        var calls = tests.filter { $0.privateTo == nil }.map { "    " + entry($0) + "\n" }
        let hidden = Dictionary(grouping: tests.filter { $0.privateTo != nil }) { $0.privateTo ?? 0 }
        for (file, tests) in hidden.sorted(by: { $0.key < $1.key }) {
            let function = "__sliderkit_tests_\(module.number())"
            module.files[file].appended.append(
                "@_spi(SliderKit) import UIKitTesting\n@MainActor func \(function)(_ list: TestList) { \(tests.map(entry).joined(separator: "; ")) }")
            calls.append("    \(function)(list)\n")
        }
        return """

            @_spi(SliderKit) import UIKitTesting

            @_cdecl("sliderkit_list_tests") @MainActor public func __sliderkit_list_tests() {
                let list = TestList.shared
            \(calls.joined())}

            """
    }

    private func entry(_ test: FoundTest) -> String {
        let call = "(c as! \(test.className))"
        let body =
            test.isAsync
            ? "try TestList.body { try asyncTest { (c: \(test.className)) in { try await c.\(test.method)() } }\(call)() }"
            : "try TestList.body { try \(call).\(test.method)() }"
        let place = "file: \(RewrittenFile.literal(test.file)), line: \(test.line)"
        return "list.add(\"\(test.name)\", \(place)) { \(test.className)(name: \"\(test.method)\", testClosure: { c in \(body) }) }"
    }
}

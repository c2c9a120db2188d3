import Testing

struct UnifiedDiffTests {
    @Test("E7: the diff shows each changed line and three around it")
    func diff() {
        let body = (1...9).map { "let l\($0) = 1\n" }.joined()
        let diff = rewriteModule(["/a.swift": body + "@objc class A {}\n" + body]).unifiedDiff()
        #expect(
            diff == """
                --- /a.swift
                +++ /a.swift (rewritten)
                @@ -1,3 +1,4 @@
                +#sourceLocation(file: "/a.swift", line: 1)
                 let l1 = 1
                 let l2 = 1
                 let l3 = 1
                @@ -7,7 +8,7 @@
                 let l7 = 1
                 let l8 = 1
                 let l9 = 1
                -@objc class A {}
                +      class A {}
                 let l1 = 1
                 let l2 = 1
                 let l3 = 1

                """)
    }

    @Test("E7: a file that needs nothing has no diff")
    func empty() {
        #expect(rewriteModule(["/a.swift": "class A {}\n"]).unifiedDiff().isEmpty)
    }
}

import Testing

struct PreviewTests {
    @Test("E1: a #Preview becomes a function that the module exports")
    func previews() {
        let module = rewriteModule(["/a.swift": "import UIKit\n#Preview(\"Red\", traits: .fixed) {\n  UISlider()\n}\n@available(iOS 17, *)\n#Preview { UISlider() }"])
        let lines = userLines(module.files[0].text).components(separatedBy: "\n")
        #expect(lines[1] == "@MainActor func __sliderkit_preview_0() -> NSObject {")
        #expect(lines[5] == "@MainActor func __sliderkit_preview_1() -> NSObject { UISlider() }")
        #expect(module.previews.map(\.name) == ["Red", "Preview"])
        #expect(module.previews.map(\.line) == [2, 6])
        #expect(module.registration.contains("@_cdecl(\"sliderkit_preview_0\")"))
    }
}

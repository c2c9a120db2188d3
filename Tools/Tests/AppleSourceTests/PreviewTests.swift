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

    @Test("E1: a #Preview's traits tell its size and whether its screen is turned; one that is not known is named")
    func traits() {
        let text = """
            #Preview("A", traits: .landscapeLeft, .sizeThatFitsLayout) { UISlider() }
            #Preview(traits: .fixedLayout(width: 300, height: 60.5)) { UISlider() }
            #Preview("C", traits: .odd, body: { UISlider() })
            """
        let module = rewriteModule(["/a.swift": text])
        #expect(module.previews.map(\.isLandscape) == [true, false, false])
        #expect(module.previews.map(\.size) == [nil, [300, 60.5], nil])
        #expect(module.diagnostics.map(\.line) == [3])
        #expect(userLines(module.files[0].text).components(separatedBy: "\n")[2] == "@MainActor func __sliderkit_preview_2() -> NSObject { UISlider() }")
    }

    @Test("E1: SwiftUI's previews and views are skipped and named, with what needs them; the rest of the file stays")
    func swiftUI() {
        let text = """
            import SwiftUI
            import UIKit
            class Dial: UISlider {}
            struct DialView: UIViewRepresentable { func makeUIView(context: Context) -> Dial { Dial() } }
            struct Dial_Previews: PreviewProvider { static var previews: some View { DialView() } }
            #Preview { DialView() }
            #Preview("Dial") { Dial() }
            """
        let module = rewriteModule(["/a.swift": text, "/b.swift": "import UIKit\nstruct View {}\nstruct Wheel { var view: View; var text: Text }"])
        #expect(module.files[0].missingModules.isEmpty && !module.files[1].isChanged)
        #expect(module.previews.map(\.name) == ["Dial"])
        #expect(module.diagnostics.map(\.line) == [1, 4, 5, 6])
        #expect(module.diagnostics.contains { $0.message.hasPrefix("Dial_Previews is skipped: it needs PreviewProvider of SwiftUI") })
        let lines = userLines(module.files[0].text).components(separatedBy: "\n")
        #expect(lines[2] == "class Dial: UISlider {}" && lines[3].allSatisfy { $0 == " " } && lines[4].allSatisfy { $0 == " " })
    }
}

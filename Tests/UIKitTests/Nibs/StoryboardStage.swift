import Foundation
@_spi(SliderKit) @testable import UIKit

/// Storyboards as text, and what was told about them.
@MainActor enum StoryboardStage {
    /// One scene with a controller; `objects` stand beside it.
    static func scene(
        _ id: String, _ kind: String = "viewController", attributes: String = "", view: String? = "", inside: String = "", connections: String = "",
        objects: String = ""
    ) -> String {
        let root = view.map { "<view key=\"view\" contentMode=\"scaleToFill\" id=\"\(id)-view\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"375\" height=\"667\"/>\($0)</view>" }
        return """
            <scene sceneID="\(id)-scene"><objects><\(kind) id="\(id)" \(attributes) sceneMemberID="viewController">\(inside)\(root ?? "")
            <connections>\(connections)</connections></\(kind)>
            <placeholder placeholderIdentifier="IBFirstResponder" id="\(id)-first" userLabel="First Responder" sceneMemberID="firstResponder"/>\(objects)
            </objects><point key="canvasLocation" x="1" y="2"/></scene>
            """
    }

    /// A storyboard of scenes; the messages are those since this call.
    static func load(_ scenes: String, initial: String? = "a") throws -> UIStoryboard {
        let start = initial.map { " initialViewController=\"\($0)\"" } ?? ""
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch"\(start)>
            <device id="retina4_7" orientation="portrait"/><scenes>
            \(scenes)
            </scenes></document>
            """
        return try UIStoryboard(file: StoryboardFile(file(text, "Test.storyboard"), bundle: .main))
    }

    static let folder = NSTemporaryDirectory() + "sliderkit-storyboards-\(getpid())"

    static func file(_ text: String, _ name: String) throws -> URL {
        NibLedger.removeAll()
        NibLedger.listener = { _ in }
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        let url = URL(fileURLWithPath: folder + "/" + name)
        try text.write(to: url, atomically: true, encoding: .utf8)
        return url
    }

    static var messages: [String] { NibLedger.messages }
}

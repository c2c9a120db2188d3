import Testing
@_spi(SliderKit) @testable import UIKit

/// The ledger: what became of each element and attribute of a file.
@MainActor struct NibAccountTests {
    final class Owner: NSObject {
        weak var slider: UISlider?
    }

    private func account(_ text: String, _ name: String) throws -> (account: NibAccount?, messages: [String]) {
        let url = try StoryboardStage.file(text, name)
        let account = NibCanvas.account(of: url.path)
        return (account, StoryboardStage.messages)
    }

    private func xib(_ objects: String, owner: String = "") -> String { String(decoding: NibStage.xib(objects, owner: owner), as: UTF8.self) }

    @Test("D2: a file that is understood has nothing reported, and what only the canvas shows is counted apart")
    func clean() throws {
        let (account, messages) = try account(
            xib(#"<slider opaque="NO" value="0.5" fixedFrame="YES" id="s"><rect key="frame" x="1" y="2" width="3" height="4"/><point key="canvasLocation" x="1" y="1"/></slider>"#),
            "Clean.xib")
        // Not applied: fixedFrame, the point and its three attributes, and what the document says of the tools that wrote it.
        #expect(messages.isEmpty && account?.reported == 0 && account?.unaccounted == 0, "\(messages)")
        #expect(account.map { $0.applied > 12 && $0.canvas >= 5 } == true, "\(String(describing: account))")
    }

    @Test("D2: what can't be applied is counted as reported: an attribute, an element with what is in it, a connection of nobody's")
    func reported() throws {
        let plain = try account(xib(#"<view id="v"/>"#), "Plain.xib").account
        let attribute = try account(xib(#"<view warp="9" id="v"/>"#), "Attribute.xib")
        #expect(attribute.account?.reported == 1 && attribute.account?.applied == plain?.applied && attribute.messages.count == 1)
        let element = try account(xib(#"<view id="v"><warpDrive key="x"><core/></warpDrive></view>"#), "Element.xib")
        #expect(element.account?.reported == 3 && element.account?.unaccounted == 0 && element.messages.count == 1, "\(element)")
        let connection = #"<connections><outlet property="slider" destination="s" id="o"/></connections>"#
        let nobody = try account(xib(#"<slider id="s"/>"#, owner: connection), "Nobody.xib")
        #expect(nobody.account?.unaccounted == 0 && nobody.messages.count == 1 && nobody.messages[0].contains("File's Owner"), "\(nobody)")
    }

    @Test("D2: File's Owner is made where its class can be, so that its connections are tried")
    func owner() throws {
        Registry.shared.class(Owner.self, named: "AccountOwner") { _ in Owner() }
        Registry.shared.outlet(Owner.self, "slider", type: UISlider.self) { $0.slider = $1 }
        let text = xib(#"<slider id="s"/>"#, owner: #"<connections><outlet property="slider" destination="s" id="o"/><outlet property="lost" destination="s" id="p"/></connections>"#)
            .replacingOccurrences(of: #"id="-1""#, with: #"id="-1" customClass="AccountOwner""#)
        let (account, messages) = try account(text, "Owned.xib")
        #expect(messages.count == 1 && messages[0].contains("Owner has no outlet lost") && account?.reported == 1 && account?.unaccounted == 0, "\(messages)")
    }

    @Test("D2: a storyboard's account covers scenes with and without a view, scenes of nothing, and what stands around them")
    func storyboard() throws {
        let scenes = StoryboardStage.scene("a", view: #"<subviews><slider id="s"/></subviews>"#)
            + StoryboardStage.scene("b", "navigationController", view: nil, connections: #"<segue destination="a" kind="relationship" relationship="rootViewController" id="r"/>"#)
        let fine = try account(Self.storyboard(scenes), "Fine.storyboard")
        #expect(fine.messages.isEmpty && fine.account?.unaccounted == 0 && fine.account?.reported == 0, "\(fine)")
        let odd = try account(Self.storyboard(scenes + #"<scene sceneID="x"><objects/></scene><thing/>"#, around: "<warp/>"), "Odd.storyboard")
        #expect(odd.messages.count == 3 && odd.account?.unaccounted == 0, "\(odd)")
        #expect(odd.messages.contains { $0.contains("<warp>") } && odd.messages.contains { $0.contains("scene without a view controller") })
    }

    private static func storyboard(_ scenes: String, around: String = "") -> String {
        "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB\" version=\"3.0\">\(around)<scenes>\(scenes)</scenes></document>"
    }

    @Test("D2: a file that can't be read has no account, and is told")
    func unreadable() throws {
        let (account, messages) = try account("<html/>", "Broken.xib")
        #expect(account == nil && messages.count == 1)
        #expect(try self.account("<html/>", "Broken.storyboard").account == nil && StoryboardStage.messages.count == 1)
    }
}

import Foundation
@_spi(SliderKit) @testable import UIKit

/// Xibs as text, and what was told about them.
@MainActor enum NibStage {
    /// A whole xib around objects, with File's Owner (`-1`) and the first responder (`-2`); the objects begin on line 5.
    static func xib(_ objects: String, owner: String = "", head: String = "") -> Data {
        Data("""
        <?xml version="1.0" encoding="UTF-8"?>\(head)
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
        <objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1">\(owner)</placeholder>
        <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
        \(objects)
        </objects></document>
        """.utf8)
    }

    /// What a nib holds, and the messages that loading it gave.
    static func load(_ data: Data, owner: Any? = nil) -> (objects: [Any], messages: [String]) {
        let listener = NibLedger.listener
        NibLedger.removeAll()
        NibLedger.listener = { _ in }
        defer { NibLedger.listener = listener }
        let objects = UINib(data: data, bundle: nil).instantiate(withOwner: owner)
        return (objects, NibLedger.messages)
    }

    static func load(_ objects: String, owner: Any? = nil, connections: String = "") -> (objects: [Any], messages: [String]) {
        load(xib(objects, owner: connections.isEmpty ? "" : "<connections>\(connections)</connections>"), owner: owner)
    }
}

import Allocations
import Foundation
@_spi(SliderKit) import UIKit

/// A xib of twenty rows, each a label, a slider, a switch and a button. The peer builds the same tree of its own widgets.
@MainActor
enum Nibs {
    static func time(_ repeats: Int) {
        let data = Data(text.utf8)
        let rows = { (made: [Any]) in (made.first as? UIView)?.subviews.count }
        precondition(rows(UINib(data: data, bundle: nil).instantiate(withOwner: nil)) == 20)
        let start = monotonic_seconds()
        var nibs: [UINib] = []
        for _ in 0..<repeats { nibs.append(UINib(data: data, bundle: nil)) }
        let read = monotonic_seconds()
        var made: [[Any]] = []
        for nib in nibs { made.append(nib.instantiate(withOwner: nil)) }
        let end = monotonic_seconds()
        report("nib.read", (read - start) / Double(repeats) * 1e6)
        report("nib.build", (end - read) / Double(repeats) * 1e6)
        report("nib.both", (end - start) / Double(repeats) * 1e6)
    }

    private static var text: String {
        let rows = (0..<20).map { row in
            let id = { (name: String) in "r\(row)-\(name)" }
            return """
                <view contentMode="scaleToFill" id="\(id("row"))">
                  <rect key="frame" x="0.0" y="\(row * 44)" width="375" height="44"/>
                  <autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMaxY="YES"/>
                  <subviews>
                    <label opaque="NO" userInteractionEnabled="NO" contentMode="left" text="Row \(row)" lineBreakMode="tailTruncation" fixedFrame="YES" id="\(id("label"))">
                      <rect key="frame" x="16" y="11" width="80" height="21"/>
                      <fontDescription key="fontDescription" type="system" pointSize="17"/>
                    </label>
                    <slider opaque="NO" contentMode="scaleToFill" contentHorizontalAlignment="center" contentVerticalAlignment="center" value="0.5" minValue="0.0" maxValue="1" fixedFrame="YES" id="\(id("slider"))">
                      <rect key="frame" x="102" y="6" width="150" height="31"/>
                    </slider>
                    <switch opaque="NO" contentMode="scaleToFill" on="YES" fixedFrame="YES" id="\(id("switch"))">
                      <rect key="frame" x="258" y="6" width="51" height="31"/>
                    </switch>
                    <button opaque="NO" contentMode="scaleToFill" buttonType="system" fixedFrame="YES" id="\(id("button"))">
                      <rect key="frame" x="315" y="5" width="52" height="34"/>
                      <state key="normal" title="Reset"/>
                    </button>
                  </subviews>
                </view>
                """
        }
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
              <objects>
                <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
                <view contentMode="scaleToFill" id="top">
                  <rect key="frame" x="0.0" y="0.0" width="375" height="880"/>
                  <subviews>\(rows.joined())</subviews>
                </view>
              </objects>
            </document>
            """
    }
}

import Testing
@_spi(SliderKit) @testable import UIKit
@_spi(SliderKit) import UIKitTesting

@MainActor struct UITextFieldNibTests {
    @Test("D2: a text field loads with its looks, traits and delegate, and nothing is left over")
    func nib() throws {
        final class Owner: UIViewController, UITextFieldDelegate {}
        let board = try StoryboardStage.load(
            StoryboardStage.scene(
                "a",
                view: """
                    <subviews><textField opaque="NO" contentMode="scaleToFill" contentHorizontalAlignment="left" contentVerticalAlignment="center" \
                    text="12" borderStyle="roundedRect" placeholder="Amount" textAlignment="right" minimumFontSize="17" clearButtonMode="whileEditing" \
                    clearsOnBeginEditing="YES" adjustsFontSizeToFit="NO" id="t"><rect key="frame" x="20" y="30" width="200" height="34"/>
                    <color key="textColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
                    <fontDescription key="fontDescription" type="system" pointSize="14"/>
                    <textInputTraits key="textInputTraits" autocapitalizationType="words" autocorrectionType="no" spellCheckingType="no" \
                    keyboardType="decimalPad" keyboardAppearance="alert" returnKeyType="done" enablesReturnKeyAutomatically="YES" secureTextEntry="YES" \
                    smartDashesType="no" smartInsertDeleteType="no" smartQuotesType="no" textContentType="username"/>
                    <connections><outlet property="delegate" destination="a" id="o"/></connections></textField></subviews>
                    """))
        let controller = try #require(board.instantiateInitialViewController())
        let field = try #require(controller.view.subviews.first as? UITextField)
        #expect(field.text == "12" && field.placeholder == "Amount" && field.borderStyle == .roundedRect && field.textAlignment == .right)
        #expect(field.clearButtonMode == .whileEditing && field.clearsOnBeginEditing && field.font?.pointSize == 14)
        #expect(field.keyboardType == .decimalPad && field.returnKeyType == .done && field.autocapitalizationType == .words)
        #expect(field.autocorrectionType == .no && field.isSecureTextEntry && field.enablesReturnKeyAutomatically)
        #expect(field.keyboardAppearance == .dark && field.textContentType == .username && field.smartQuotesType == .no)
        #expect(field.frame == CGRect(x: 20, y: 30, width: 200, height: 34))
        #expect(StoryboardStage.messages.filter { !$0.contains("delegate") }.isEmpty, "\(StoryboardStage.messages)")
    }
}

import Testing
@_spi(SliderKit) @testable import UIKit
@_spi(SliderKit) import UIKitTesting

@MainActor struct NibLoadingTests {
    // MARK: Sliders

    @Test("B9: every attribute of a slider loads")
    func slider() throws {
        let (objects, messages) = NibStage.load("""
            <slider opaque="NO" contentMode="scaleToFill" contentHorizontalAlignment="left" contentVerticalAlignment="top" enabled="NO" selected="YES"
                highlighted="YES" value="30" minValue="10" maxValue="100" continuous="NO" tag="7" alpha="0.5" hidden="YES" clipsSubviews="YES"
                userInteractionEnabled="NO" multipleTouchEnabled="YES" semanticContentAttribute="forceRightToLeft" autoresizesSubviews="NO"
                clearsContextBeforeDrawing="NO" minimumValueImage="moon" catalog="system" maximumValueImage="moon" id="s">
                <rect key="frame" x="8" y="16" width="200" height="34"/>
                <autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMaxY="YES"/>
                <color key="minimumTrackTintColor" red="1" green="0.0" blue="0.0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
                <color key="maximumTrackTintColor" white="0.5" alpha="1" colorSpace="calibratedWhite"/>
                <color key="thumbTintColor" systemColor="systemGreenColor"/>
                <color key="tintColor" red="0.0" green="0.0" blue="1" alpha="1" colorSpace="calibratedRGB"/>
                <color key="backgroundColor" white="0.0" alpha="0.0" colorSpace="calibratedWhite"/>
            </slider>
            """)
        let slider = try #require(objects.first as? UISlider)
        #expect(messages.isEmpty, "\(messages)")
        #expect(slider.value == 30 && slider.minimumValue == 10 && slider.maximumValue == 100 && !slider.isContinuous)
        #expect(slider.contentHorizontalAlignment == .left && slider.contentVerticalAlignment == .top)
        #expect(!slider.isEnabled && slider.isSelected && slider.isHighlighted)
        #expect(slider.tag == 7 && slider.alpha == 0.5 && slider.isHidden && slider.clipsToBounds && !slider.isOpaque)
        #expect(!slider.isUserInteractionEnabled && slider.isMultipleTouchEnabled && !slider.autoresizesSubviews)
        #expect(!slider.clearsContextBeforeDrawing && slider.semanticContentAttribute == .forceRightToLeft)
        #expect(slider.frame == CGRect(x: 8, y: 16, width: 200, height: 34))
        #expect(slider.autoresizingMask == [.flexibleWidth, .flexibleBottomMargin])
        #expect(slider.minimumTrackTintColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        #expect(slider.thumbTintColor == .systemGreen && slider.tintColor == UIColor(red: 0, green: 0, blue: 1, alpha: 1))
        #expect(slider.minimumValueImage != nil && slider.maximumValueImage != nil)
    }

    @Test("B4: a value beyond the limits in the file moves the limit")
    func widened() throws {
        let high = try #require(NibStage.load(#"<slider value="5" minValue="0.0" maxValue="1" id="s"/>"#).objects.first as? UISlider)
        #expect(high.value == 5 && high.maximumValue == 5 && high.minimumValue == 0)
        let low = try #require(NibStage.load(#"<slider value="-2" minValue="0.0" maxValue="1" id="s"/>"#).objects.first as? UISlider)
        #expect(low.value == -2 && low.minimumValue == -2 && low.maximumValue == 1)
        let plain = try #require(NibStage.load(#"<slider minValue="0.0" maxValue="1" id="s"/>"#).objects.first as? UISlider)
        #expect(plain.value == 0 && plain.isContinuous && plain.isEnabled)
    }

    // MARK: Connections

    @MainActor final class Owner: NSObject {
        weak var slider: UISlider?
        var labels: [UILabel] = []
        var heard: [String] = []
        weak var constraint: NSLayoutConstraint?
        func plain() { heard.append("plain") }
        func withSender(_ sender: UISlider) { heard.append("sender \(sender.value)") }
        func withEvent(_ sender: UISlider, event: UIEvent) { heard.append("event") }

        static func register() {
            let registry = Registry.shared
            registry.outlet(Owner.self, "slider", type: UISlider.self) { $0.slider = $1 }
            registry.outlet(Owner.self, "constraint", type: NSLayoutConstraint.self) { $0.constraint = $1 }
            registry.outletCollection(Owner.self, "labels", type: UILabel.self) { $0.labels = $1 }
            registry.action(Owner.self, "plain", Owner.plain)
            registry.action(Owner.self, "withSender:", Owner.withSender)
            registry.action(Owner.self, "withEvent:event:", Owner.withEvent)
        }
    }

    @Test("B9, D2: outlets, collections and the three forms of actions are connected")
    func connections() throws {
        Owner.register()
        let owner = Owner()
        let (objects, messages) = NibStage.load(
            """
            <view id="v"><subviews>
                <slider value="0.25" minValue="0.0" maxValue="1" id="s"><connections>
                    <action selector="plain" destination="-1" eventType="valueChanged" id="a"/>
                    <action selector="withSender:" destination="-1" eventType="valueChanged" id="b"/>
                    <action selector="withEvent:event:" destination="-1" eventType="touchDown" id="c"/>
                </connections></slider>
                <label text="one" id="l1"/><label text="two" id="l2"/>
            </subviews>
            <constraints><constraint firstItem="s" firstAttribute="leading" secondItem="v" secondAttribute="leading" constant="12" id="k"/></constraints>
            </view>
            """, owner: owner,
            connections: """
                <outlet property="slider" destination="s" id="o"/><outlet property="constraint" destination="k" id="p"/>
                <outletCollection property="labels" destination="l1" collectionClass="NSArray" id="q"/>
                <outletCollection property="labels" destination="l2" id="r"/>
                """)
        #expect(messages.isEmpty, "\(messages)")
        #expect(objects.count == 1)
        #expect(owner.labels.map(\.text) == ["one", "two"] && owner.constraint?.constant == 12)
        let slider = try #require(owner.slider)
        slider.sendActions(for: [.valueChanged])
        #expect(owner.heard == ["plain", "sender 0.25"])
    }

    // MARK: Order

    final class Recorder: UIView {
        static var log: [String] = []
        var mark = "" { didSet { Self.log.append("mark \(mark)") } }
        weak var next1: UIView? { didSet { Self.log.append("outlet") } }
        required init?(coder: NSCoder) {
            super.init(coder: coder)
            Self.log.append("init \(tag) \(subviews.count)")
        }
        override init(frame: CGRect) { super.init(frame: frame) }
        override func awakeFromNib() {
            super.awakeFromNib()
            Self.log.append("awake \(tag) \(next1 != nil)")
        }
    }

    @Test("D2: init(coder:), runtime attributes, outlets, then every awakeFromNib")
    func order() {
        Registry.shared.class(Recorder.self, named: "Recorder")
        Registry.shared.inspectable(Recorder.self, "mark", type: String.self, get: { $0.mark }, set: { $0.mark = $1 })
        Registry.shared.outlet(Recorder.self, "next1", type: UIView.self) { $0.next1 = $1 }
        Recorder.log = []
        let (objects, messages) = NibStage.load("""
            <view tag="1" id="a" customClass="Recorder" customModule="Anything"><subviews>
                <view tag="2" id="b" customClass="Recorder"><connections><outlet property="next1" destination="a" id="o"/></connections></view>
            </subviews>
            <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="string" keyPath="mark" value="x"/></userDefinedRuntimeAttributes>
            <connections><outlet property="next1" destination="b" id="o"/></connections></view>
            """)
        #expect(messages.isEmpty && objects.count == 1, "\(messages)")
        #expect(Recorder.log == ["init 2 0", "init 1 1", "mark x", "outlet", "outlet", "awake 2 true", "awake 1 true"])
    }

    @Test("D2: runtime attributes of layers, and of this module's own properties")
    func attributes() throws {
        let (objects, messages) = NibStage.load("""
            <view id="a"><userDefinedRuntimeAttributes>
                <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><integer key="value" value="10"/></userDefinedRuntimeAttribute>
                <userDefinedRuntimeAttribute type="boolean" keyPath="layer.masksToBounds" value="YES"/>
                <userDefinedRuntimeAttribute type="number" keyPath="layer.borderWidth"><real key="value" value="1.5"/></userDefinedRuntimeAttribute>
                <userDefinedRuntimeAttribute type="color" keyPath="tintColor"><color key="value" white="0.0" alpha="1"/></userDefinedRuntimeAttribute>
            </userDefinedRuntimeAttributes></view>
            """)
        let view = try #require(objects.first as? UIView)
        #expect(messages.isEmpty, "\(messages)")
        #expect(view.layer.cornerRadius == 10 && view.layer.masksToBounds && view.layer.borderWidth == 1.5)
        #expect(view.tintColor == UIColor(white: 0, alpha: 1))
    }

    // MARK: Layout

    @Test("D2: constraints, guides and priorities lay out")
    func layout() throws {
        let (objects, messages) = NibStage.load("""
            <view id="v"><rect key="frame" x="0" y="0" width="300" height="200"/>
            <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="a"/><view translatesAutoresizingMaskIntoConstraints="NO" id="b"/></subviews>
            <viewLayoutGuide key="safeArea" id="g"/>
            <constraints>
                <constraint firstItem="a" firstAttribute="leading" secondItem="g" secondAttribute="leading" constant="10" id="1"/>
                <constraint firstItem="a" firstAttribute="top" secondItem="v" secondAttribute="top" constant="20" id="2"/>
                <constraint firstItem="a" firstAttribute="width" secondItem="v" secondAttribute="width" multiplier="1:3" id="3"/>
                <constraint firstItem="a" firstAttribute="height" secondItem="a" secondAttribute="width" multiplier="0.5" id="4"/>
                <constraint firstItem="b" firstAttribute="leading" secondItem="a" secondAttribute="trailing" symbolic="YES" id="5"/>
                <constraint firstAttribute="trailing" secondItem="b" secondAttribute="trailing" priority="750" constant="30" id="6"/>
                <constraint firstItem="b" firstAttribute="top" secondItem="a" secondAttribute="top" id="7"/>
                <constraint firstItem="b" firstAttribute="bottom" secondItem="a" secondAttribute="bottom" id="8"/>
                <constraint firstItem="b" firstAttribute="width" relation="lessThanOrEqual" constant="1" placeholder="YES" id="9"/>
            </constraints></view>
            """)
        let view = try #require(objects.first as? UIView)
        #expect(messages.isEmpty, "\(messages)")
        TestApp(size: CGSize(width: 320, height: 240)).show(view)
        view.layoutIfNeeded()
        #expect(view.subviews[0].frame == CGRect(x: 10, y: 20, width: 100, height: 50))
        #expect(view.subviews[1].frame == CGRect(x: 118, y: 20, width: 152, height: 50))
    }

    @Test("D2: a stack arranges its subviews, labels and recognisers have their attributes")
    func stack() throws {
        let (objects, messages) = NibStage.load("""
            <stackView axis="vertical" distribution="fillEqually" alignment="center" spacing="4" id="s"><subviews>
                <label userInteractionEnabled="NO" text="Hello" textAlignment="center" lineBreakMode="wordWrap" numberOfLines="0" baselineAdjustment="alignCenters"
                    minimumScaleFactor="0.5" adjustsFontSizeToFit="YES" id="l"><fontDescription key="fontDescription" type="boldSystem" pointSize="20"/>
                    <color key="textColor" red="1" green="0" blue="0" alpha="1"/><nil key="highlightedColor"/></label>
                <imageView clipsSubviews="YES" contentMode="scaleAspectFit" image="moon" catalog="system" id="i">
                    <gestureRecognizers/></imageView>
            </subviews></stackView>
            <tapGestureRecognizer numberOfTapsRequired="2" cancelsTouchesInView="NO" id="t"/>
            """)
        #expect(messages.isEmpty, "\(messages)")
        let stack = try #require(objects.first as? UIStackView), tap = try #require(objects.last as? UITapGestureRecognizer)
        #expect(stack.arrangedSubviews.count == 2 && stack.axis == .vertical && stack.distribution == .fillEqually)
        #expect(stack.alignment == .center && stack.spacing == 4)
        let label = try #require(stack.arrangedSubviews[0] as? UILabel), image = try #require(stack.arrangedSubviews[1] as? UIImageView)
        #expect(label.text == "Hello" && label.font == .boldSystemFont(ofSize: 20) && label.numberOfLines == 0 && !label.isUserInteractionEnabled)
        #expect(label.textAlignment == .center && label.lineBreakMode == .byWordWrapping && label.adjustsFontSizeToFitWidth)
        #expect(image.isUserInteractionEnabled && image.contentMode == .scaleAspectFit && image.image != nil)
        #expect(tap.numberOfTapsRequired == 2 && !tap.cancelsTouchesInView)
    }
}

extension NibLoadingTests {
    @Test("D2: variations leave out subviews and constraints, and give constants, by the screen's size classes")
    func variations() throws {
        let nib = """
            <view id="v"><rect key="frame" x="0" y="0" width="200" height="100"/>
            <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="a"/><view id="b"/></subviews>
            <constraints>
                <constraint firstItem="a" firstAttribute="leading" secondItem="v" secondAttribute="leading" constant="10" id="1">
                    <variation key="heightClass=regular-widthClass=compact" constant="30"/></constraint>
                <constraint firstItem="a" firstAttribute="top" secondItem="v" secondAttribute="top" id="2"/>
                <constraint firstItem="a" firstAttribute="height" constant="20" id="3"/>
                <constraint firstItem="a" firstAttribute="width" constant="50" id="4"/>
                <constraint firstItem="a" firstAttribute="width" constant="90" id="5"/>
            </constraints>
            <variation key="default"><mask key="subviews"><exclude reference="b"/></mask><mask key="constraints"><exclude reference="5"/></mask></variation>
            <variation key="heightClass=compact"><mask key="constraints"><exclude reference="4"/><include reference="5"/></mask></variation>
            </view>
            """
        func frame(_ size: CGSize) throws -> CGRect {
            let app = TestApp(size: size)
            let (objects, messages) = NibStage.load(nib)
            #expect(messages.isEmpty, "\(messages)")
            let view = try #require(objects.first as? UIView)
            app.show(view)
            view.layoutIfNeeded()
            #expect(view.subviews.count == 1)
            return view.subviews[0].frame
        }
        #expect(try frame(CGSize(width: 390, height: 844)) == CGRect(x: 30, y: 0, width: 50, height: 20))
        #expect(try frame(CGSize(width: 844, height: 390)) == CGRect(x: 10, y: 0, width: 90, height: 20))
    }
}

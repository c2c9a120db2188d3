@_spi(SliderKit) import UIKit
import Testing

/// What an inspector shows of objects, and what its edits do.
@MainActor @Suite(.serialized) struct InspectorTests {
    private final class Knob: UISlider {
        var cornerRadius: CGFloat = 20
        var title: String? = "Knob"
        var offset = CGPoint(x: 1, y: 2)
    }

    init() {
        StandardAttributes.register(in: .shared)
        Registry.shared.inspectable(Knob.self, "cornerRadius", type: CGFloat.self, get: { $0.cornerRadius }, set: { $0.cornerRadius = $1 })
        Registry.shared.inspectable(Knob.self, "title", type: String?.self, get: { $0.title }, set: { $0.title = $1 })
        Registry.shared.inspectable(Knob.self, "offset", type: CGPoint.self, get: { $0.offset }, set: { $0.offset = $1 })
    }

    @Test("B9: a slider shows its three tables and the inherited ones, each attribute once")
    func tables() {
        let attributes = Inspector.attributes(of: UISlider())
        let groups = Dictionary(grouping: attributes, by: \.group).mapValues { Set($0.map(\.name)) }
        #expect(
            groups == [
                "Slider": [
                    "value", "minimumValue", "maximumValue", "minimumValueImage", "maximumValueImage", "minimumTrackTintColor", "maximumTrackTintColor",
                    "thumbTintColor", "isContinuous", "sliderStyle",
                ],
                "Control": ["contentHorizontalAlignment", "contentVerticalAlignment", "isEnabled", "isSelected", "isHighlighted"],
                "View": [
                    "contentMode", "semanticContentAttribute", "tag", "isUserInteractionEnabled", "isMultipleTouchEnabled", "alpha", "backgroundColor",
                    "tintColor", "isOpaque", "isHidden", "clearsContextBeforeDrawing", "clipsToBounds", "autoresizesSubviews",
                ],
            ])
        #expect(attributes.count == 28)
        #expect(Inspector.attributes(of: UIView()).allSatisfy { $0.group == "View" })
    }

    @Test("C5, B9: a user's inspectables come first, with their types and values")
    func inspectables() {
        let attributes = Inspector.attributes(of: Knob())
        let own = attributes.prefix { $0.group == "Knob" }
        #expect(own.map(\.name) == ["cornerRadius", "title", "offset"])
        #expect(own.map(\.label) == ["Corner Radius", "Title", "Offset"])
        #expect(own.map(\.kind) == ["number", "string", "point"])
        #expect(own.map(\.value) == ["20", "Knob", "{1, 2}"])
        #expect(own.map(\.isOptional) == [false, true, false])
        #expect(own.first?.place == .runtime("cornerRadius", "number"))
    }

    @Test("B9: every attribute takes its own text back, and what a file calls it is what a nib is read with")
    func roundTrip() throws {
        let slider = UISlider()
        for attribute in Inspector.attributes(of: slider) where attribute.kind != "image" {
            #expect(Inspector.set(attribute.name, to: attribute.value, of: slider) != nil, "\(attribute.name)")
            for choice in attribute.choices {
                #expect(Inspector.set(attribute.name, to: choice, of: slider) != nil)
                #expect(Inspector.attributes(of: slider).first { $0.name == attribute.name }?.value == choice)
            }
        }
        #expect(Inspector.set("alpha", to: "much", of: slider) == nil)
        #expect(Inspector.set("nothing", to: "1", of: slider) == nil)
    }

    @Test("B4: a value past a limit moves the limit", arguments: [("2", 0 as Float, 2 as Float, ["maximumValue"]), ("-1", -1, 1, ["minimumValue"]), ("0.5", 0, 1, [])])
    func limits(value: String, minimum: Float, maximum: Float, others: [String]) {
        let slider = UISlider()
        #expect(Inspector.set("value", to: value, of: slider) == others)
        #expect(slider.minimumValue == minimum && slider.maximumValue == maximum && slider.value == Float(value))
    }
}

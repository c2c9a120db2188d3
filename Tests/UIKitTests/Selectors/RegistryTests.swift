import Testing
@_spi(SliderKit) import UIKit

private class Panel: NSObject {
    var radius: CGFloat = 1
    var count = 2
    var isOn = false
    var title: String? = "t"
    var tint: UIColor? = nil
    var origin = CGPoint.zero
    var area = CGRect.zero
    var label: NSObject!
    var labels: [NSString] = []
}

private final class SubPanel: Panel {}

@MainActor @Suite("Registry") struct RegistryTests {
    private func registry() -> Registry {
        let registry = Registry()
        registry.inspectable(Panel.self, "radius", type: CGFloat.self, get: { $0.radius }, set: { $0.radius = $1 })
        registry.inspectable(Panel.self, "count", type: Int.self, get: { $0.count }, set: { $0.count = $1 })
        registry.inspectable(Panel.self, "isOn", type: Bool.self, get: { $0.isOn }, set: { $0.isOn = $1 })
        registry.inspectable(Panel.self, "title", type: String?.self, get: { $0.title }, set: { $0.title = $1 })
        registry.inspectable(Panel.self, "tint", type: UIColor?.self, get: { $0.tint }, set: { $0.tint = $1 })
        registry.inspectable(Panel.self, "origin", type: CGPoint.self, get: { $0.origin }, set: { $0.origin = $1 })
        registry.inspectable(Panel.self, "area", type: CGRect.self, get: { $0.area }, set: { $0.area = $1 })
        registry.outlet(Panel.self, "label", type: NSObject.self) { $0.label = $1 }
        registry.outletCollection(Panel.self, "labels", type: NSString.self) { $0.labels = $1 }
        registry.class(Panel.self, named: "Panel", designable: true, make: { _ in Panel() })
        registry.class(SubPanel.self, named: "SubPanel")
        return registry
    }

    @Test("C5: inspectables are read from text and read back")
    func text() {
        let registry = registry(), panel = SubPanel()
        for (name, text) in [
            ("radius", "20"), ("count", "-7"), ("isOn", "true"), ("title", "hello"), ("tint", "#FF8000"), ("origin", "{1, 2.5}"),
            ("area", "{{1, 2}, {3, 4}}"),
        ] {
            #expect(registry.setInspectable(panel, named: name, to: text) == .set, "\(name)")
            #expect(InspectableValue.text(for: registry.inspectableValue(of: panel, named: name)) == text, "\(name)")
        }
        #expect(panel.radius == 20 && panel.count == -7 && panel.isOn && panel.origin == CGPoint(x: 1, y: 2.5))
        #expect(registry.setInspectable(panel, named: "title", to: nil) == .set && panel.title == nil)
        #expect(registry.setInspectable(panel, named: "tint", to: "#11223344") == .set)
        #expect(InspectableValue.text(for: panel.tint) == "#11223344")
    }

    @Test("C5: inspectables take loose numbers and refuse nonsense")
    func loose() {
        let registry = registry(), panel = Panel()
        #expect(registry.setInspectable(panel, named: "radius", to: 7) == .set && panel.radius == 7)
        #expect(registry.setInspectable(panel, named: "radius", to: NSNumber(value: 2.5)) == .set && panel.radius == 2.5)
        #expect(registry.setInspectable(panel, named: "count", to: 3.0) == .set && panel.count == 3)
        #expect(registry.setInspectable(panel, named: "isOn", to: 1) == .set && panel.isOn)
        for (name, value) in [
            ("radius", "wide"), ("count", "1e400"), ("isOn", "maybe"), ("tint", "#12345"), ("origin", "{1}"), ("area", "{{1,2},{3}}"),
        ] as [(String, Any)] {
            #expect(registry.setInspectable(panel, named: name, to: value) == .badValue, "\(name)")
        }
        #expect(registry.setInspectable(panel, named: "radius", to: nil) == .badValue)
        #expect(registry.setInspectable(panel, named: "none", to: 1) == .unknown)
    }

    @Test("C5: attributes are listed in order, with their kinds")
    func kinds() {
        let attributes = registry().inspectables(of: SubPanel())
        #expect(attributes.map(\.name) == ["radius", "count", "isOn", "title", "tint", "origin", "area"])
        #expect(attributes.map(\.kind) == [.number, .integer, .boolean, .string, .color, .point, .rect])
        #expect(attributes.map(\.isOptional) == [false, false, false, true, true, false, false])
        #expect(registry().inspectables(of: NSObject()).isEmpty)
    }

    @Test("C1: outlets and collections connect, and say what is wrong")
    func outlets() {
        let registry = registry(), panel = SubPanel(), label = NSObject()
        #expect(registry.connect(panel, outlet: "label", to: label) == .connected && panel.label === label)
        #expect(registry.connect(panel, outlet: "label", to: nil) == .connected && panel.label == nil)
        #expect(registry.connect(panel, outlet: "labels", to: [NSString(string: "a")]) == .connected && panel.labels == ["a"])
        #expect(registry.connect(panel, outlet: "labels", to: [label]) == .typeMismatch)
        #expect(registry.connect(panel, outlet: "nothing", to: label) == .unknown)
        #expect(registry.outletKind(of: panel, named: "labels").isCollection)
    }

    @Test("C5: classes are found by name, with and without module")
    func classes() {
        let registry = registry()
        #expect(registry.type(named: "SubPanel") == SubPanel.self && registry.type(named: "App.Panel") == Panel.self)
        #expect(registry.type(named: "Nothing") == nil)
        #expect(registry.classNames == ["Panel", "SubPanel"] && registry.designableNames == ["Panel"])
        #expect(registry.make("Panel", frame: .zero) is Panel && !registry.canMake("SubPanel"))
    }

    @Test("E1: a value that has a name is set and told by it")
    func choices() throws {
        let registry = Registry()
        registry.inspectable(UISlider.self, "sliderStyle", type: UISlider.Style.self, get: { $0.sliderStyle }, set: { $0.sliderStyle = $1 })
        let slider = UISlider()
        #expect(registry.setInspectable(slider, named: "sliderStyle", to: "thumbless") == .set && slider.sliderStyle == .thumbless)
        #expect(InspectableValue.text(for: registry.inspectableValue(of: slider, named: "sliderStyle")) == "thumbless")
        #expect(registry.setInspectable(slider, named: "sliderStyle", to: "round") == .badValue && slider.sliderStyle == .thumbless)
        #expect(registry.setInspectable(slider, named: "sliderStyle", to: UISlider.Style.default) == .set && slider.sliderStyle == .default)
        let attribute = try #require(registry.inspectables(of: slider).first)
        #expect(attribute.kind == .choice && attribute.choices == ["default", "thumbless"])
    }
}

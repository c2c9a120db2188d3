import Testing
@_spi(SliderKit) import UIKit

@MainActor
struct UIColorTests {
    private func components(_ color: UIColor) -> [CGFloat] {
        var r: CGFloat = -1, g: CGFloat = -1, b: CGFloat = -1, a: CGFloat = -1
        color.getRed(&r, green: &g, blue: &b, alpha: &a)
        return [r, g, b, a].map { ($0 * 255).rounded() }
    }

    @Test("I15: a dynamic colour resolves by the given traits, and cgColor keeps what it was") func dynamicColours() {
        let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
        let taken = color.cgColor
        let dark = color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))
        #expect(dark == .white)
        #expect(color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light)) == .black)
        UITraitCollection(userInterfaceStyle: .dark).performAsCurrent {
            #expect(UIColor(cgColor: color.cgColor) == .white)
            #expect(UIColor(cgColor: taken) == .black)
        }
    }

    @Test("I15: a dynamic colour with another alpha stays dynamic") func dynamicAlpha() {
        let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }.withAlphaComponent(0.5)
        #expect(color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)) == UIColor(white: 1, alpha: 0.5))
    }

    @Test("I15: a provider that answers with itself gives a clear colour instead of a hang") func endlessProvider() {
        final class Box { var color: UIColor? }
        let box = Box()
        box.color = UIColor { _ in box.color! }
        #expect(box.color!.resolvedColor(with: .current).cgColor.alpha == 0)
    }

    @Test("System colours have light and dark values") func systemColours() {
        let dark = UITraitCollection(userInterfaceStyle: .dark), light = UITraitCollection(userInterfaceStyle: .light)
        #expect(components(UIColor.systemBlue.resolvedColor(with: light)) == [0, 136, 255, 255])
        #expect(components(UIColor.systemBlue.resolvedColor(with: dark)) == [0, 145, 255, 255])
        SliderLook.processDefault = .classic
        defer { SliderLook.processDefault = .current }
        #expect(components(UIColor.systemBlue.resolvedColor(with: light)) == [0, 122, 255, 255])
        #expect(components(UIColor.systemBlue.resolvedColor(with: dark)) == [10, 132, 255, 255])
        #expect(components(UIColor.label.resolvedColor(with: dark)) == [255, 255, 255, 255])
        #expect(components(UIColor.separator.resolvedColor(with: light)) == [60, 60, 67, 74])
    }

    @Test("Hue, saturation and brightness come back as they were given", arguments: [0, 0.1, 0.25, 0.5, 0.9])
    func hueRoundTrip(hue: CGFloat) {
        let color = UIColor(hue: hue, saturation: 0.6, brightness: 0.8, alpha: 0.5)
        var h: CGFloat = 0, s: CGFloat = 0, b: CGFloat = 0, a: CGFloat = 0
        #expect(color.getHue(&h, saturation: &s, brightness: &b, alpha: &a))
        #expect(abs(h - hue) < 1e-9 && abs(s - 0.6) < 1e-9 && abs(b - 0.8) < 1e-9 && a == 0.5)
    }

    @Test("Colours are equal by space and components") func equality() {
        #expect(UIColor(red: 1, green: 0, blue: 0, alpha: 1) == .red)
        #expect(UIColor.white != UIColor(red: 1, green: 1, blue: 1, alpha: 1))
        #expect(UIColor.red.hash == UIColor(red: 1, green: 0, blue: 0, alpha: 1).hash)
    }

    @Test("A colour literal is a colour") func literal() {
        let color: UIColor = #colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1)
        #expect(components(color) == [255, 128, 0, 255])
    }

    @Test("Display P3 white is white and its red leaves sRGB") func displayP3() {
        #expect(components(UIColor(displayP3Red: 1, green: 1, blue: 1, alpha: 1)) == [255, 255, 255, 255])
        var red: CGFloat = 0
        UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1).getRed(&red, green: nil, blue: nil, alpha: nil)
        #expect(red > 1.05)
    }

    @Test("set, setFill and setStroke colour what is drawn next") func setting() {
        let image = drawn(4, 1) {
            UIColor.red.setFill()
            UIRectFill(CGRect(x: 0, y: 0, width: 2, height: 1))
            UIColor.blue.set()
            UIRectFill(CGRect(x: 2, y: 0, width: 2, height: 1))
        }
        #expect(Pixels(image).rows == [[.red, .red, .blue, .blue]])
    }
}

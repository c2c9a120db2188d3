import Foundation
@_spi(SliderKit) import HeadlessHost
@_spi(SliderKit) import UIKit

/// A whole process: a slider, or a slider with a label, becomes a PNG file.
@main
@MainActor
enum FirstPicture {
    static func main() throws {
        guard CommandLine.arguments.count == 3 else { fatalError("FirstPicture plain|text FILE.png") }
        let host = HeadlessHost(size: CGSize(width: 280, height: 80), scale: 2)
        let window = host.makeWindow()
        window.backgroundColor = .white
        window.makeKeyAndVisible()
        let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 280, height: 40))
        slider.value = 0.4
        window.addSubview(slider)
        if CommandLine.arguments[1] == "text" {
            let label = UILabel(frame: CGRect(x: 0, y: 40, width: 280, height: 40))
            label.text = "Volume"
            window.addSubview(label)
        }
        guard let data = host.render().pngData() else { fatalError("there are no pixels") }
        try data.write(to: URL(fileURLWithPath: CommandLine.arguments[2]))
    }
}

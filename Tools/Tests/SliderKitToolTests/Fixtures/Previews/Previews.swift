import SwiftUI
import UIKit

final class PageController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .red
    }
}

#Preview("Quiet/loud") {
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 120, height: 40))
    slider.value = 0.25
    return slider
}

#Preview {
    PageController()
}

#Preview("Turned", traits: .landscapeRight) {
    PageController()
}

#Preview("Fixed", traits: .fixedLayout(width: 200, height: 50)) {
    let slider = UISlider()
    slider.value = 1
    return slider
}

struct Slider_Previews: PreviewProvider {
    static var previews: some View { Text("none") }
}

import UIKit

class Broken: UISlider {
    @objc func changed() {
        let text: String = 12
        print(text)
    }
}

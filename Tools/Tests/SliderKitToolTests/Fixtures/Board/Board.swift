import UIKit

@IBDesignable
class LevelView: UIView {
    @IBInspectable var cornerRadius: CGFloat = 0 { didSet { layer.cornerRadius = cornerRadius } }
    private let fill = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        setUp(.systemRed)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp(.systemGreen)
    }

    private func setUp(_ color: UIColor) {
        fill.backgroundColor = color
        addSubview(fill)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        fill.frame = CGRect(x: 0, y: 0, width: bounds.width / 2, height: bounds.height)
    }
}

class FirstViewController: UIViewController {
    @IBOutlet weak var slider: UISlider!
    @IBOutlet weak var readout: UILabel!

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .yellow
        slider.accessibilityIdentifier = "slider"
        changed(slider)
    }

    @IBAction func changed(_ sender: UISlider) { readout.text = String(format: "%.0f", sender.value) }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        segue.destination.title = "Chosen: " + (readout.text ?? "")
    }
}

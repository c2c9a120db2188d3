import UIKit

/// The screen with the panel.
class VolumeViewController: UIViewController {
    private let panel = VolumePanel()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Sounds"
        view.backgroundColor = .systemBackground
        panel.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(panel)
        NSLayoutConstraint.activate([
            panel.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            panel.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
            panel.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 32),
        ])
    }
}

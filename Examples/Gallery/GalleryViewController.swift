import UIKit

/// Every slider on one page, which can be made dark and turned around.
class GalleryViewController: UIViewController {
    private let scrollView = UIScrollView()
    private let column = UIStackView()
    private let styleChoice = UISegmentedControl(items: ["System", "Light", "Dark"])
    private let directionChoice = UISegmentedControl(items: ["As text", "→", "←"])

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Sliders"
        view.backgroundColor = .systemGroupedBackground
        layOut()
        setUpChoices()
        for section in [
            SystemSection.make(), BubbleSection.make(), StepSection.make(), ThumbSection.make(), TrackSection.make(), FingerSection.make(),
            UprightSection.make(), ConfirmSection.make(),
        ] {
            add(section)
        }
    }

    private func layOut() {
        scrollView.frame = view.bounds
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scrollView.accessibilityIdentifier = "gallery"
        view.addSubview(scrollView)
        column.axis = .vertical
        column.spacing = 12
        column.translatesAutoresizingMaskIntoConstraints = false
        scrollView.addSubview(column)
        let content = scrollView.contentLayoutGuide, frame = scrollView.frameLayoutGuide
        NSLayoutConstraint.activate([
            column.topAnchor.constraint(equalTo: content.topAnchor, constant: 16),
            column.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -32),
            column.centerXAnchor.constraint(equalTo: frame.centerXAnchor),
            column.widthAnchor.constraint(lessThanOrEqualToConstant: 520),
            column.leadingAnchor.constraint(greaterThanOrEqualTo: frame.leadingAnchor, constant: 16),
            content.widthAnchor.constraint(equalTo: frame.widthAnchor),
        ])
        let width = column.widthAnchor.constraint(equalTo: frame.widthAnchor, constant: -32)
        width.priority = .defaultHigh
        width.isActive = true
    }

    // MARK: Appearance

    private func setUpChoices() {
        styleChoice.selectedSegmentIndex = 0
        styleChoice.accessibilityLabel = "Appearance"
        styleChoice.accessibilityIdentifier = "appearance"
        styleChoice.addTarget(self, action: #selector(styleChosen), for: .valueChanged)
        directionChoice.selectedSegmentIndex = 0
        directionChoice.accessibilityLabel = "Direction"
        directionChoice.accessibilityIdentifier = "direction"
        directionChoice.addTarget(self, action: #selector(directionChosen), for: .valueChanged)
        let choices = UIStackView(arrangedSubviews: [styleChoice, directionChoice])
        choices.spacing = 12
        choices.distribution = .fillEqually
        column.addArrangedSubview(choices)
    }

    @objc private func styleChosen() {
        let styles: [UIUserInterfaceStyle] = [.unspecified, .light, .dark]
        navigationController?.overrideUserInterfaceStyle = styles[styleChoice.selectedSegmentIndex]
    }

    @objc private func directionChosen() {
        let directions: [UISemanticContentAttribute] = [.unspecified, .forceLeftToRight, .forceRightToLeft]
        turn(column, to: directions[directionChoice.selectedSegmentIndex])
    }

    private func turn(_ view: UIView, to direction: UISemanticContentAttribute) {
        view.semanticContentAttribute = direction
        for child in view.subviews { turn(child, to: direction) }
    }

    // MARK: Sections

    private func add(_ section: GallerySection) {
        let heading = UILabel()
        heading.text = section.title
        heading.font = .preferredFont(forTextStyle: .title2)
        heading.adjustsFontForContentSizeCategory = true
        heading.accessibilityTraits = .header
        heading.accessibilityIdentifier = section.title
        column.addArrangedSubview(heading)
        column.setCustomSpacing(24, after: column.arrangedSubviews[column.arrangedSubviews.count - 2])
        let rows = UIStackView(arrangedSubviews: section.rows)
        rows.axis = .vertical
        rows.spacing = 20
        rows.isLayoutMarginsRelativeArrangement = true
        rows.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
        rows.backgroundColor = UIColor(named: "Card")
        rows.layer.cornerRadius = 16
        column.addArrangedSubview(rows)
    }
}

import UIKit

/// A page over the form. Pulling its slider down takes the page along, so that the form shows; at the bottom the claim is approved.
class ApprovalViewController: UIViewController {
    /// Called once the page is gone.
    var onApproval: (() -> Void)?

    @IBOutlet private weak var pageView: UIView!
    @IBOutlet private weak var slider: ApproveSlider!

    /// Where the middle of the thumb is when the page has not moved: half of the thumb's height.
    private let start: CGFloat = 35

    override func viewDidLoad() {
        super.viewDidLoad()
        slider.delegate = self
    }
}

extension ApprovalViewController: ApproveSliderDelegate {
    func approveSlider(_ slider: ApproveSlider, thumbIsAt position: CGFloat) {
        pageView.frame.origin.y = position - start
    }

    func approveSliderReachedDestination(_ slider: ApproveSlider) {
        UIView.animate(
            withDuration: 1,
            animations: {
                self.pageView.frame.origin.y = slider.frame.maxY
                self.pageView.layer.cornerRadius = self.pageView.bounds.width / 20
                slider.alpha = 0
            },
            completion: { _ in
                self.dismiss(animated: false) { self.onApproval?() }
            })
    }
}

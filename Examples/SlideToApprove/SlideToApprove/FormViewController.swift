import UIKit

/// A claim for expenses, which somebody has to approve.
class FormViewController: UIViewController {
    @IBOutlet private weak var statusLabel: UILabel!

    /// Covers the form by the page that approves it. The form stays where it is, to be seen when the page is pulled down.
    @IBAction private func askForApproval(_ sender: UIButton) {
        guard let page = storyboard?.instantiateViewController(withIdentifier: "Approval") as? ApprovalViewController else { return }
        page.modalPresentationStyle = .overCurrentContext
        page.onApproval = { [weak self] in self?.statusLabel.text = "Approved" }
        present(page, animated: true)
    }
}

@_spi(SliderKit) import CoreGraphics

extension UIAlertController {
    func add(_ action: UIAlertAction) {
        requireRule(action.style != .cancel || !ownActions.contains { $0.style == .cancel }, "An alert can have one cancel action only.")
        ownActions.append(action)
        action.changed = { [weak self] in self?.board?.refreshButtons() }
        contentChanged()
    }

    func addField(_ configure: ((UITextField) -> Void)?) {
        requireRule(preferredStyle == .alert, "Text fields can be added to an alert only, not to an action sheet.")
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 238, height: 30))
        field.font = .systemFont(ofSize: 13)
        field.clearButtonMode = .whileEditing
        configure?(field)
        fields.append(field)
        field.addAction(UIAction { [weak self, weak field] _ in self?.returnKey(in: field) }, for: .editingDidEndOnExit)
        contentChanged()
    }

    /// The return key goes to the next field, and from the last to the preferred action, or the one that isn't cancel.
    private func returnKey(in field: UITextField?) {
        guard let index = fields.firstIndex(where: { $0 === field }) else { return }
        if index + 1 < fields.count {
            fields[index + 1].becomeFirstResponder()
        } else if let action = preferredAction ?? mainActions.first {
            choose(action)
        }
    }

    func loadBoard() {
        let made = AlertBoard(self)
        board = made
        view = made
        contentChanged()
    }

    func contentChanged() {
        guard let board else { return }
        board.rebuild()
        let size = board.fittingSize(width: isPopover ? 300 : 0)
        preferredContentSize = size
    }

    var isPopover: Bool { ownPresentation is UIPopoverPresentationController }

    /// The buttons as they are shown, without the cancel button.
    var mainActions: [UIAlertAction] { ownActions.filter { $0.style != .cancel } }
    var cancelAction: UIAlertAction? { ownActions.first { $0.style == .cancel } }
    /// The one that is bold.
    var prominentAction: UIAlertAction? { preferredStyle == .alert ? preferredAction ?? cancelAction : cancelAction }

    /// The user chose.
    func choose(_ action: UIAlertAction) {
        guard action.isEnabled, presentationPhase == .idle, let presenter else { return }
        presenter.hidePresented(animated: true) { action.handler?(action) }
    }

    @discardableResult
    func cancelByUser() -> Bool {
        guard let cancelAction else { return false }
        choose(cancelAction)
        return true
    }

    func takeKey(_ press: UIPress) -> Bool {
        guard let key = press.key, key.modifierFlags.isDisjoint(with: [.command, .control, .alternate]) else { return false }
        switch key.keyCode {
        case .keyboardEscape: return cancelByUser()
        case .keyboardReturnOrEnter:
            guard preferredStyle == .alert, let action = preferredAction ?? (ownActions.count == 1 ? ownActions[0] : nil) else { return false }
            choose(action)
            return true
        default: return false
        }
    }

    func alertPresentation(_ presenting: UIViewController?) -> UIPresentationController? {
        let traits = presenting?.traitCollection ?? UIScreen.main.traitCollection
        if preferredStyle == .actionSheet, traits.horizontalSizeClass == .regular, traits.verticalSizeClass == .regular {
            let popover = UIPopoverPresentationController(presentedViewController: self, presenting: presenting)
            popover.style = modalPresentationStyle
            return popover
        }
        let made = AlertPresentation(presentedViewController: self, presenting: presenting)
        made.style = modalPresentationStyle
        return made
    }
}

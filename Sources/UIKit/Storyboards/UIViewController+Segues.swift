@_spi(SliderKit) import CoreGraphics

extension UIViewController {
    func performTemplate(named identifier: String, sender: Any?) {
        guard let template = ownNib?.template(named: identifier) else {
            let known = (ownNib?.templates ?? []).compactMap(\.identifier).joined(separator: ", ")
            let list = known.isEmpty ? "none of its segues has a name" : "it has \(known)"
            requireRule(false, "\(type(of: self)) has no segue with the identifier \(identifier): \(list)")
            return
        }
        template.perform(sender: sender)
    }

    /// Loads the view from the storyboard, the xib that was named, or the one that is named like the class.
    func loadNibView() -> Bool {
        if let ownNib, ownNib.loadView(of: self) { return true }
        // Interface Builder runs no controllers' code, and has no view for this one.
        if ownNib?.isCanvas == true { return false }
        if let nibName {
            _ = UINib(nibName: nibName, bundle: nibBundle).instantiate(withOwner: self)
            if loadedView == nil { NibLedger.tell(NibProblem(message: "the nib \(nibName) connects no view to \(type(of: self)); connect its outlet view", file: nibName, line: 0)) }
            return loadedView != nil
        }
        return loadNibOfClass()
    }

    /// `VolumeViewController` has its view in `VolumeView.xib` or in `VolumeViewController.xib`.
    private func loadNibOfClass() -> Bool {
        let name = "\(type(of: self))".split(separator: ".").last.map(String.init) ?? ""
        // This module's own classes have none.
        guard Registry.shared.type(named: name) != nil else { return false }
        let bundle = nibBundle ?? Registry.shared.bundle(for: type(of: self))
        for candidate in [name.hasSuffix("Controller") ? String(name.dropLast("Controller".count)) : nil, name].compactMap({ $0 }) {
            guard ResourceIndex.nib(candidate, "xib", in: bundle) != nil else { continue }
            _ = UINib(nibName: candidate, bundle: bundle).instantiate(withOwner: self)
            if loadedView != nil { return true }
        }
        return false
    }

    // MARK: Showing

    /// The nearest controller above, or this one, that shows others in a way of its own.
    func showTarget(_ action: Selector, _ sender: Any?) -> UIViewController? {
        var current = container
        while let candidate = current {
            if candidate.takes(action) { return candidate }
            current = candidate.container
        }
        return nil
    }

    private func takes(_ action: Selector) -> Bool {
        if action == UIViewController.showAction { return self is UINavigationController || Registry.shared.responds(self, to: action.name) }
        return Registry.shared.responds(self, to: action.name)
    }

    static let showAction = Selector("showViewController:sender:")
    static let showDetailAction = Selector("showDetailViewController:sender:")

    func showNext(_ controller: UIViewController, _ sender: Any?) {
        if let target = targetViewController(forAction: Self.showAction, sender: sender) { return target.show(controller, sender: sender) }
        present(controller, animated: true)
    }

    func showDetail(_ controller: UIViewController, _ sender: Any?) {
        if let target = targetViewController(forAction: Self.showDetailAction, sender: sender) {
            return target.showDetailViewController(controller, sender: sender)
        }
        present(controller, animated: true)
    }

    // MARK: The way back

    /// The nearest controller on the way back that takes an unwind action: containers' other children, the last first, then the container;
    /// then the same from the controller that presented.
    func unwindDestination(_ action: Selector, from source: UIViewController, sender: Any?) -> UIViewController? {
        var seen: [UIViewController] = [source]
        var current: UIViewController? = source
        while let controller = current {
            let candidates = controller === source ? [controller] : Array(controller.children.reversed()) + [controller]
            for candidate in candidates where candidate === controller || !seen.contains(where: { $0 === candidate }) {
                if candidate !== source, candidate.canPerformUnwindSegueAction(action, from: source, sender: sender) { return candidate }
            }
            seen.append(controller)
            current = controller.container ?? controller.presenter.map { $0.unwindEntry }
        }
        return nil
    }

    /// Where the search goes on below a presentation: what is seen there.
    private var unwindEntry: UIViewController {
        if let navigation = self as? UINavigationController, let top = navigation.topViewController { return top.unwindEntry }
        return self
    }

    /// Takes away what lies between a controller and the one to return to.
    func goBack(to destination: UIViewController, by segue: UIStoryboardSegue?) {
        let segue = segue ?? UIStoryboardSegue(identifier: nil, source: self, destination: destination)
        var host: UIViewController? = destination
        // Whoever presented something above the destination takes it away first.
        while let candidate = host {
            if candidate.presentedController != nil { candidate.unwind(for: segue, towards: destination) }
            host = candidate.container
        }
        destination.navigationController?.unwind(for: segue, towards: destination)
    }
}

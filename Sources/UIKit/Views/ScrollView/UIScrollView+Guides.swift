@_spi(SliderKit) import CoreGraphics

/// A constraint that is held weakly.
struct WeakConstraint {
    weak var constraint: NSLayoutConstraint?
}

extension UIScrollView {
    func guide(_ place: ReferenceWritableKeyPath<UIScrollView, UILayoutGuide?>, _ role: UILayoutGuide.Role) -> UILayoutGuide {
        if let guide = self[keyPath: place] { return guide }
        let made = UILayoutGuide(role: role, of: self)
        self[keyPath: place] = made
        return made
    }

    /// What code set is the content's size where constraints say nothing.
    func contentGuideSizeChanged() {
        guard let variables = contentGuide?.variables, let engine = variables.engine else { return }
        engine.holdAgain(variables)
    }

    /// Takes the size that constraints give the content.
    func takeContentSize(from engine: LayoutEngine) {
        guard let variables = contentGuide?.variables, variables.engine === engine else { return }
        let size = CGRect(x: 0, y: 0, width: engine.value(variables.width), height: engine.value(variables.height))
            .snapped(to: UIScreen.main.scale).size
        guard size != contentSize else { return }
        let outer = isMovingItself
        isMovingItself = true
        contentSize = size
        isMovingItself = outer
    }

    func releaseContentGuide() {
        guard let contentGuide else { return }
        contentGuide.variables = contentGuide.variables?.endUse()
    }

    // MARK: Constraints from the content to what is outside

    func noteCrossing(_ constraint: NSLayoutConstraint) {
        guard !crossingConstraints.contains(where: { $0.constraint === constraint }) else { return }
        crossingConstraints.append(WeakConstraint(constraint: constraint))
    }

    /// What is held from outside stays where it is while the content moves. Those that still matter note themselves again.
    func followOffset() {
        guard !crossingConstraints.isEmpty else { return }
        let old = crossingConstraints
        crossingConstraints = []
        for entry in old {
            guard let constraint = entry.constraint else { continue }
            constraint.engine?.refresh(constraint)
        }
    }
}

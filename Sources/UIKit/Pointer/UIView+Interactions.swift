extension UIView {
    /// The interactions of the view, in the order of their addition. Setting replaces all of them. Default: empty.
    public var interactions: [any UIInteraction] {
        get { extras?.interactions ?? [] }
        set {
            for old in interactions { removeInteraction(old) }
            for new in newValue { addInteraction(new) }
        }
    }

    func attachInteraction(_ interaction: any UIInteraction) {
        if interaction.view === self { return }
        interaction.view?.removeInteraction(interaction)
        interaction.willMove(to: self)
        extrasStore.interactions.append(interaction)
        interaction.didMove(to: self)
    }

    func detachInteraction(_ interaction: any UIInteraction) {
        guard let index = interactions.firstIndex(where: { $0 === interaction }) else { return }
        interaction.willMove(to: nil)
        extrasStore.interactions.remove(at: index)
        interaction.didMove(to: nil)
    }
}

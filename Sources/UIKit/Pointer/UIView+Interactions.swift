extension UIView {
    /// The interactions of the view, in the order of their addition. Setting replaces all of them. Default: empty.
    public var interactions: [any UIInteraction] {
        get { extras?.interactions ?? [] }
        set {
            for old in interactions { removeInteraction(old) }
            for new in newValue { addInteraction(new) }
        }
    }

    /// Adds an interaction. One that is already on this view stays where it is; one that is on another view moves here.
    public func addInteraction(_ interaction: any UIInteraction) {
        if interaction.view === self { return }
        interaction.view?.removeInteraction(interaction)
        interaction.willMove(to: self)
        extrasStore.interactions.append(interaction)
        interaction.didMove(to: self)
    }

    /// Removes an interaction; does nothing when the view doesn't have it.
    public func removeInteraction(_ interaction: any UIInteraction) {
        guard let index = interactions.firstIndex(where: { $0 === interaction }) else { return }
        interaction.willMove(to: nil)
        extrasStore.interactions.remove(at: index)
        interaction.didMove(to: nil)
    }
}

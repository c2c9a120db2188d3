/// The door through which a host moves the hovering pointer of a mouse, trackpad or pen.
@_spi(SliderKit) @MainActor public final class PointerInjector {
    /// The interactions that the pointer is over, innermost first.
    private var hovered: [UIPointerInteraction] = []

    /// Makes a pointer that is nowhere yet.
    public init() {}

    /// Moves the pointer to a point of a window, without a button held.
    public func hover(at point: CGPoint, in window: UIWindow, modifiers: UIKeyModifierFlags = []) {
        var over: [UIPointerInteraction] = []
        var view = window.hitTest(point, with: nil)
        while let current = view {
            current.preparePointerInteraction()
            over += current.interactions.compactMap { $0 as? UIPointerInteraction }
            view = current.superview
        }
        for gone in hovered where !over.contains(where: { $0 === gone }) { gone.pointerMoved(to: nil, modifiers: modifiers) }
        hovered = over
        // Only the innermost region shows its style, as with the system's pointer.
        for (index, interaction) in over.enumerated() {
            let location = index == 0 ? interaction.view?.convert(point, from: nil) : nil
            interaction.pointerMoved(to: location, modifiers: modifiers)
        }
    }

    /// The pointer left the window.
    public func leave() {
        for gone in hovered { gone.pointerMoved(to: nil, modifiers: []) }
        hovered = []
    }
}

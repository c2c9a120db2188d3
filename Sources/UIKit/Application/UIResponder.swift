/// What takes events and passes them on: views, controllers, windows and the application form the responder chain through `next`.
///
/// Accessibility members stand here, where views, controllers and `UIAccessibilityElement` inherit them (Apple adds them to NSObject,
/// which Swift on Linux could not override).
@preconcurrency @MainActor
open class UIResponder: NSObject {
    // MARK: Observing

    /// A property that this object observes by name has changed. Default: nothing.
    open func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
    ) {}

    /// What accessibility stores for this object; nil until something is set.
    var accessibilityBox: AccessibilityBox?

    /// A responder outside any chain.
    nonisolated public override init() { super.init() }

    // MARK: Chain

    /// Whom an event goes to that this responder does not handle. Default nil; views answer their controller or superview.
    open var next: UIResponder? { nil }

    // MARK: First responder

    /// Whether this responder may become first responder. Default false.
    open var canBecomeFirstResponder: Bool { false }

    /// Whether it may give that up. Default true.
    open var canResignFirstResponder: Bool { true }

    /// Whether it is the first responder of its window.
    open var isFirstResponder: Bool { FirstResponder.current === self }

    /// Asks to become first responder. The present one is asked to resign first.
    /// - Returns: whether this responder is first responder afterwards.
    @discardableResult
    open func becomeFirstResponder() -> Bool { FirstResponder.become(self) }

    /// Gives up being first responder.
    /// - Returns: whether it no longer is.
    @discardableResult
    open func resignFirstResponder() -> Bool { FirstResponder.resign(self) }

    // MARK: Touches

    /// Fingers came down. The default passes on to `next`, as for the other three.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesBegan(touches, with: event) }
    /// Fingers moved.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesMoved(touches, with: event) }
    /// Fingers lifted.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesEnded(touches, with: event) }
    /// The system took the touches away.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesCancelled(touches, with: event) }

    // MARK: Presses

    /// Keys went down. The default passes on to `next`, as for the other three.
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { next?.pressesBegan(presses, with: event) }
    /// Presses changed their force.
    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) { next?.pressesChanged(presses, with: event) }
    /// Keys were released.
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) { next?.pressesEnded(presses, with: event) }
    /// The system took the presses away.
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesCancelled(presses, with: event)
    }

    /// Keys that do something while this responder is the first one or in the chain above it. Default nil.
    open var keyCommands: [UIKeyCommand]? { nil }

    // MARK: Actions

    /// Whether this responder answers the action. Default: whether it has a method of that name.
    open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { responds(to: action) }

    /// The first responder from this one up the chain that can perform the action, nil if none.
    open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        if canPerformAction(action, withSender: sender) { return self }
        return next?.target(forAction: action, withSender: sender)
    }

    // MARK: Accessibility (what; the how is in Accessibility/)

    /// Whether assistive tools see this object as one element. Default false; controls, labels and images with a label say true.
    open var isAccessibilityElement: Bool {
        get { accessibilityBox?.isElement ?? false }
        set { accessibilityStore.isElement = newValue }
    }
    /// What the element is, in a word or two: "Volume". Default nil.
    open var accessibilityLabel: String? {
        get { accessibilityBox?.label }
        set { accessibilityStore.label = newValue }
    }
    /// Its value as spoken: "50%". Default nil.
    open var accessibilityValue: String? {
        get { accessibilityBox?.value }
        set { accessibilityStore.value = newValue }
    }
    /// What acting on it brings about. Default nil.
    open var accessibilityHint: String? {
        get { accessibilityBox?.hint }
        set { accessibilityStore.hint = newValue }
    }
    /// Names by which the user can call it out, the best first. Default: the label, where there is one. (choice)
    open var accessibilityUserInputLabels: [String]! {
        get { accessibilityBox?.userInputLabels ?? [accessibilityLabel].compactMap { $0 } }
        set { accessibilityStore.userInputLabels = newValue }
    }
    /// How it behaves. Default none.
    open var accessibilityTraits: UIAccessibilityTraits {
        get { accessibilityBox?.traits ?? .none }
        set { accessibilityStore.traits = newValue }
    }
    /// A name for tests, never spoken. Default nil.
    open var accessibilityIdentifier: String? {
        get { accessibilityBox?.identifier }
        set { accessibilityStore.identifier = newValue }
    }
    /// The language of label, value and hint as a BCP 47 tag. Default nil: the user's.
    open var accessibilityLanguage: String? {
        get { accessibilityBox?.language }
        set { accessibilityStore.language = newValue }
    }
    /// Where it is, in screen points. Default: what was set, or the frame of the view.
    open var accessibilityFrame: CGRect {
        get { accessibilityBox?.frame ?? .zero }
        set { accessibilityStore.frame = newValue }
    }
    /// Its outline in screen points, for shapes that a frame describes badly. Default nil.
    open var accessibilityPath: UIBezierPath? {
        get { accessibilityBox?.path }
        set { accessibilityStore.path = newValue }
    }
    /// Where activating it touches, in screen points. Default: the centre of `accessibilityFrame`.
    open var accessibilityActivationPoint: CGPoint {
        get {
            if let point = accessibilityBox?.activationPoint { return point }
            let frame = accessibilityFrame
            return CGPoint(x: frame.midX, y: frame.midY)
        }
        set { accessibilityStore.activationPoint = newValue }
    }
    /// The elements of a container in reading order. Default nil: the subviews.
    open var accessibilityElements: [Any]? {
        get { accessibilityBox?.elements }
        set { accessibilityStore.elements = newValue }
    }
    /// Whether the elements inside are hidden from assistive tools. Default false.
    open var accessibilityElementsHidden: Bool {
        get { accessibilityBox?.elementsHidden ?? false }
        set { accessibilityStore.elementsHidden = newValue }
    }
    /// Whether the views beside this one are hidden from assistive tools. Default false.
    open var accessibilityViewIsModal: Bool {
        get { accessibilityBox?.isModal ?? false }
        set { accessibilityStore.isModal = newValue }
    }
    /// Actions beyond activation, offered by name. Default nil.
    open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { accessibilityBox?.customActions }
        set { accessibilityStore.customActions = newValue }
    }

    /// How many elements the container has. Default: those of `accessibilityElements`, or NSNotFound when that is nil.
    open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? NSNotFound }
    /// The element at an index, nil outside the range.
    open func accessibilityElement(at index: Int) -> Any? {
        guard let elements = accessibilityElements, elements.indices.contains(index) else { return nil }
        return elements[index]
    }
    /// The index of an element, NSNotFound if the container does not hold it.
    open func index(ofAccessibilityElement element: Any) -> Int {
        accessibilityElements?.firstIndex { ($0 as AnyObject) === (element as AnyObject) } ?? NSNotFound
    }
    /// One step up, for adjustable elements. Default: nothing.
    open func accessibilityIncrement() {}
    /// One step down, for adjustable elements. Default: nothing.
    open func accessibilityDecrement() {}
    /// The element was activated (double tap, return key). Default false: the host then touches the activation point.
    open func accessibilityActivate() -> Bool { false }
    /// The escape gesture. Default false: not handled.
    open func accessibilityPerformEscape() -> Bool { false }
    /// The element gained the focus of an assistive tool.
    open func accessibilityElementDidBecomeFocused() {}
    /// The element lost that focus.
    open func accessibilityElementDidLoseFocus() {}
    /// Whether it has that focus now.
    open func accessibilityElementIsFocused() -> Bool { UIAccessibility.focus === self }
}

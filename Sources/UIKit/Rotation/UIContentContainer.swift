/// What hears of a new size or new traits before they come: controllers and presentation controllers.
@preconcurrency @MainActor
public protocol UIContentContainer: NSObjectProtocol {
    /// The size that the content would like, in points; zero: none.
    var preferredContentSize: CGSize { get }
    /// A child would like another size.
    func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
    /// What constraints ask for inside a child changed.
    func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer)
    /// The size of a child inside a container of a size, in points.
    func size(forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize) -> CGSize
    /// The view is about to get another size, as when the device is turned. Changes that go along stand in the coordinator's closures.
    func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
    /// The traits are about to change.
    func willTransition(to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator)
}

/// A behaviour that can be added to a view with ``UIView/addInteraction(_:)``.
@preconcurrency @MainActor public protocol UIInteraction: AnyObject {
    /// The view that the interaction belongs to; nil before it is added and after it is removed.
    var view: UIView? { get }
    /// Called before the interaction joins a view, or leaves one (then `view` is nil).
    func willMove(to view: UIView?)
    /// Called after the interaction joined a view, or left one (then `view` is nil).
    func didMove(to view: UIView?)
}

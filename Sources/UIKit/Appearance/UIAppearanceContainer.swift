/// What `appearance(whenContainedInInstancesOf:)` can name: views and view controllers.
@preconcurrency @MainActor
public protocol UIAppearanceContainer: NSObjectProtocol {}

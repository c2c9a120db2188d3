/// The layout margins of a view that has some of its own.
struct ViewMargins {
    /// What was set, in reading direction; nil for the default of 8 points on all sides.
    var own: NSDirectionalEdgeInsets?
    var followsSafeArea = true
    var keepsSuperviewMargins = false

    static let standard = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
}

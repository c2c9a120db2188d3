/// Refers to a view without keeping it; nil once it is gone.
///
/// Where `weak` would stand, but for its cost: the first weak reference gives a view a side table for good, and from then on each retain and
/// release of it, which a step of a drag has dozens of, takes the slow way.
@propertyWrapper @MainActor
struct ViewReference<View: UIView> {
    private var link: ItemLink?

    nonisolated init() {}

    init(wrappedValue: View?) { self.wrappedValue = wrappedValue }

    var wrappedValue: View? {
        get { link?.item.map { unsafeDowncast($0, to: View.self) } }
        set { link = newValue.map(ItemLink.of) }
    }
}

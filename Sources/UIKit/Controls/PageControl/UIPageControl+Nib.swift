extension UIPageControl {
    /// Takes what a `<pageControl>` element says.
    func decodePagesNib(_ nib: NibCoder) {
        let element = nib.element, builder = nib.builder
        if let count = element.integer("numberOfPages") { numberOfPages = count }
        if let page = element.integer("currentPage") { currentPage = page }
        if let hides = element.flag("hidesForSinglePage") { hidesForSinglePage = hides }
        if let color = builder.color("pageIndicatorTintColor", of: element) { pageIndicatorTintColor = color }
        if let color = builder.color("currentPageIndicatorTintColor", of: element) { currentPageIndicatorTintColor = color }
        if let image = builder.image("preferredIndicatorImage", of: element) { preferredIndicatorImage = image }
    }
}

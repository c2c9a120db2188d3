extension UIScrollView {
    /// Takes what a `<scrollView>` element says.
    func decodeScrollViewNib(_ nib: NibCoder) {
        let element = nib.element
        if let on = element.flag("scrollEnabled") { isScrollEnabled = on }
        if let on = element.flag("pagingEnabled") { isPagingEnabled = on }
        if let on = element.flag("bounces") { bounces = on }
        if let on = element.flag("alwaysBounceVertical") { alwaysBounceVertical = on }
        if let on = element.flag("alwaysBounceHorizontal") { alwaysBounceHorizontal = on }
        if let on = element.flag("showsVerticalScrollIndicator") { showsVerticalScrollIndicator = on }
        if let on = element.flag("showsHorizontalScrollIndicator") { showsHorizontalScrollIndicator = on }
        if let on = element.flag("delaysContentTouches") { delaysContentTouches = on }
        if let on = element.flag("canCancelContentTouches") { canCancelContentTouches = on }
        if let on = element.flag("directionalLockEnabled") { isDirectionalLockEnabled = on }
        if element["indicatorStyle"] == "white" { indicatorStyle = .white }
        if let text = element["contentInsetAdjustmentBehavior"] {
            let values: [String: ContentInsetAdjustmentBehavior] = [
                "automatic": .automatic, "scrollableAxes": .scrollableAxes, "never": .never, "always": .always,
            ]
            contentInsetAdjustmentBehavior = values[text] ?? .automatic
        }
        if let inset = element.child(key: "contentInset") { contentInset = nib.builder.insets(inset) }
        if let size = element.child(key: "contentSize") { contentSize = nib.builder.size(size) }
        element.use(attributes: "keyboardDismissMode", "minimumZoomScale", "maximumZoomScale", "bouncesZoom")
    }
}

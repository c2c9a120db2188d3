extension UIProgressView {
    /// Takes what a `<progressView>` element says.
    func decodeProgressNib(_ nib: NibCoder) {
        let element = nib.element, builder = nib.builder
        if element["progressViewStyle"] == "bar" { progressViewStyle = .bar }
        if let progress = element.float("progress") { self.progress = progress }
        if let color = builder.color("progressTintColor", of: element) { progressTintColor = color }
        if let color = builder.color("trackTintColor", of: element) { trackTintColor = color }
        if let image = builder.image("progressImage", of: element) { progressImage = image }
        if let image = builder.image("trackImage", of: element) { trackImage = image }
    }
}

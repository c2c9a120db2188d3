extension UIActivityIndicatorView {
    /// Takes what an `<activityIndicatorView>` element says.
    func decodeIndicatorNib(_ nib: NibCoder) {
        let element = nib.element
        // Interface Builder writes it where it is off, as it is by default in code.
        isUserInteractionEnabled = element.peek("userInteractionEnabled") != "NO"
        hidesWhenStopped = element.flag("hidesWhenStopped") ?? false
        switch element["style"] {
        case "large", "whiteLarge": style = .large
        default: style = .medium
        }
        if let color = nib.builder.color("color", of: element) { self.color = color }
        if element.flag("animating") == true { startAnimating() }
    }
}

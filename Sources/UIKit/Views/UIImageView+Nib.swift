extension UIImageView {
    /// Takes what an `<imageView>` element says.
    func decodeImageViewNib(_ nib: NibCoder) {
        // Interface Builder writes it where it is off, as it is by default in code.
        isUserInteractionEnabled = nib.element.peek("userInteractionEnabled") != "NO"
        let element = nib.element
        if let image = nib.builder.image("image", of: element) { self.image = image }
        if let image = nib.builder.image("highlightedImage", of: element) { highlightedImage = image }
        if let highlighted = element.flag("highlighted") { isHighlighted = highlighted }
    }
}

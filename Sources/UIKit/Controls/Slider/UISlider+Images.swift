extension UISlider {
    /// The box of parts, made on first use.
    var partsStore: SliderParts {
        if let parts { return parts }
        let made = SliderParts()
        parts = made
        return made
    }

    func setTint(_ color: UIColor?, of part: SliderParts.Part) {
        if parts == nil, color == nil { return }
        partsStore[part] = SliderParts.Dress(tint: color)
        looksChanged()
    }

    func setImage(_ image: UIImage?, of part: SliderParts.Part, for state: UIControl.State) {
        if parts == nil, image == nil { return }
        if let image {
            partsStore[part].tint = nil
            partsStore[part].images[state.rawValue] = image
        } else {
            // No image for a state takes away that state's alone, and leaves the part's colour as it is (choice).
            partsStore[part].images[state.rawValue] = nil
        }
        looksChanged()
    }

    func setValueImage(_ image: UIImage?, _ path: ReferenceWritableKeyPath<SliderParts, UIImage?>) {
        if parts == nil, image == nil { return }
        partsStore[keyPath: path] = image
        invalidateIntrinsicContentSize()
        looksChanged()
    }

    func image(of part: SliderParts.Part, for state: UIControl.State) -> UIImage? {
        parts?[part].images[state.rawValue]
    }

    /// A state without an image shows the one for `.normal` (choice: Apple's guide says the look's own art, devices are seen to do this).
    func currentImage(of part: SliderParts.Part) -> UIImage? {
        guard let images = parts?[part].images, !images.isEmpty else { return nil }
        // Few give the focus images of its own: without one, the others go on as they would without the focus.
        return images[state.rawValue] ?? images[state.subtracting(.focused).rawValue] ?? images[UIControl.State.normal.rawValue]
    }
}

extension UISlider {
    /// The value as a percentage of the range, as the user's language writes it.
    var spokenPercentage: String {
        AccessibilitySpeech.percentText(Int((Double(fraction(of: ownValue)) * 100).rounded()), for: self)
    }

    /// The middle of the thumb, in screen points: a touch there takes hold of it.
    var thumbActivationPoint: CGPoint? {
        let thumb = thumbRectNow
        guard thumb.isFinite else { return nil }
        return UIAccessibility.convertToScreenCoordinates(CGRect(x: thumb.midX, y: thumb.midY, width: 0, height: 0), in: self).origin
    }
}

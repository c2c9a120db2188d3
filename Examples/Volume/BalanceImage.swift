import UIKit

/// The pictures of the balance: a track with round ends that stretches, and an upright fader.
enum BalanceImage {
    static func track() -> UIImage {
        let size = CGSize(width: 13, height: 12)
        let image = UIGraphicsImageRenderer(size: size).image { _ in
            UIColor(white: 0.82, alpha: 1).setFill()
            UIBezierPath(roundedRect: CGRect(origin: .zero, size: size), cornerRadius: 6).fill()
            UIColor(white: 0.68, alpha: 1).setFill()
            UIRectFill(CGRect(x: 6, y: 5.5, width: 1, height: 1))
        }
        return image.resizableImage(withCapInsets: UIEdgeInsets(top: 0, left: 6, bottom: 0, right: 6))
    }

    static func thumb(color: UIColor) -> UIImage {
        let size = CGSize(width: 22, height: 36)
        return UIGraphicsImageRenderer(size: size).image { _ in
            color.setFill()
            UIBezierPath(roundedRect: CGRect(origin: .zero, size: size), cornerRadius: 5).fill()
            UIColor.white.setFill()
            UIRectFill(CGRect(x: 10, y: 6, width: 2, height: 24))
        }
    }
}

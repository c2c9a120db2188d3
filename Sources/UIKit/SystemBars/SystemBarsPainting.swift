/// Draws the status bar and the home indicator into layers. Their shapes and places are choices, close to what pictures of the devices show.
@MainActor
final class SystemBarsPainting {
    struct StatusBar: Equatable {
        var height: CGFloat
        var isHidden: Bool
        var isLight: Bool
        var isMirrored: Bool
    }

    struct Indicator: Equatable {
        var isHidden: Bool
        var isLight: Bool
    }

    private let bar = CALayer()
    private let indicator = CALayer()
    private var shown: (StatusBar, CGRect, CGFloat)?

    func show(
        in layer: CALayer, screen: CGRect, scale: CGFloat, statusBar: StatusBar, indicator wish: Indicator,
        animation: (kind: UIStatusBarAnimation, duration: TimeInterval)?
    ) {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        defer { CATransaction.commit() }
        if bar.superlayer == nil {
            layer.addSublayer(bar)
            layer.addSublayer(indicator)
        }
        layer.frame = screen
        layer.contentsScale = scale
        let wasHidden = bar.opacity == 0
        let frame = CGRect(x: 0, y: 0, width: screen.width, height: statusBar.height)
        if shown.map({ $0.0 != statusBar || $0.1 != frame || $0.2 != scale }) ?? true, !statusBar.isHidden {
            bar.contentsScale = scale
            bar.contents = picture(statusBar, frame.size, scale)
        }
        shown = (statusBar, frame, scale)
        if !frame.isEmpty { bar.frame = frame }
        bar.opacity = statusBar.isHidden ? 0 : 1
        if let animation, wasHidden != statusBar.isHidden { move(animation.kind, animation.duration, hiding: statusBar.isHidden) }
        showIndicator(wish, screen)
    }

    private func move(_ kind: UIStatusBarAnimation, _ duration: TimeInterval, hiding: Bool) {
        let fade = CABasicAnimation(keyPath: "opacity")
        fade.fromValue = hiding ? 1 : 0
        fade.toValue = kind == .slide ? fade.fromValue : (hiding ? 0 : 1)
        if kind == .slide { fade.fromValue = 1; fade.toValue = 1 }
        fade.duration = duration
        bar.add(fade, forKey: "opacity")
        guard kind == .slide else { return }
        let slide = CABasicAnimation(keyPath: "transform.translation.y")
        slide.fromValue = hiding ? 0 : -bar.bounds.height
        slide.toValue = hiding ? -bar.bounds.height : 0
        slide.duration = duration
        bar.add(slide, forKey: "slide")
    }

    private func showIndicator(_ wish: Indicator, _ screen: CGRect) {
        let isPad = min(screen.width, screen.height) >= 700
        let width: CGFloat = isPad ? 300 : screen.width > screen.height ? 209 : 139
        indicator.frame = CGRect(x: ((screen.width - width) / 2).rounded(), y: screen.height - 13, width: width, height: 5)
        indicator.cornerRadius = 2.5
        indicator.backgroundColor = UIColor(white: wish.isLight ? 1 : 0, alpha: 1).cgColor
        indicator.isHidden = wish.isHidden
    }

    // MARK: Status bar

    private func picture(_ bar: StatusBar, _ size: CGSize, _ scale: CGFloat) -> CGImage? {
        guard size.width > 0, size.height > 0 else { return nil }
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        format.opaque = false
        let image = UIGraphicsImageRenderer(size: size, format: format).image { context in
            let color: UIColor = bar.isLight ? .white : .black
            color.setFill()
            color.setStroke()
            // Phones with a housing show the time beside it; the others in the middle.
            let hasEars = size.height > 24
            let middle = hasEars ? size.height - 21 : size.height / 2
            let font = UIFont.systemFont(ofSize: hasEars ? 17 : 12, weight: .semibold)
            let text = NSAttributedString(string: "9:41", attributes: [.font: font, .foregroundColor: color])
            let textSize = text.size()
            var x = hasEars ? 52 - textSize.width / 2 : size.width / 2 - textSize.width / 2
            if bar.isMirrored, hasEars { x = size.width - x - textSize.width }
            text.draw(at: CGPoint(x: x, y: middle - textSize.height / 2))
            if bar.isMirrored {
                context.cgContext.translateBy(x: size.width, y: 0)
                context.cgContext.scaleBy(x: -1, y: 1)
            }
            let right = size.width - (hasEars ? 20 : 6)
            drawBattery(right: right, middle: middle, color)
            if hasEars {
                drawWaves(center: CGPoint(x: right - 42, y: middle + 5), color)
                drawBars(left: right - 76, bottom: middle + 5.5, color)
            } else {
                drawBars(left: 6, bottom: middle + 5.5, color)
                drawWaves(center: CGPoint(x: 38, y: middle + 5), color)
            }
        }
        return image.cgImage
    }

    private func drawBattery(right: CGFloat, middle: CGFloat, _ color: UIColor) {
        let case_ = CGRect(x: right - 27, y: middle - 6, width: 24, height: 12)
        let outline = UIBezierPath(roundedRect: case_.insetBy(dx: 0.5, dy: 0.5), cornerRadius: 3.5)
        color.withAlphaComponent(0.4).setStroke()
        outline.lineWidth = 1
        outline.stroke()
        color.withAlphaComponent(0.4).setFill()
        UIBezierPath(roundedRect: CGRect(x: right - 2, y: middle - 2, width: 1.5, height: 4), cornerRadius: 0.75).fill()
        color.setFill()
        UIBezierPath(roundedRect: case_.insetBy(dx: 2, dy: 2), cornerRadius: 2).fill()
    }

    private func drawBars(left: CGFloat, bottom: CGFloat, _ color: UIColor) {
        for index in 0..<4 {
            let height = 4 + CGFloat(index) * 2.5
            UIBezierPath(
                roundedRect: CGRect(x: left + CGFloat(index) * 4.7, y: bottom - height, width: 3, height: height), cornerRadius: 1
            ).fill()
        }
    }

    private func drawWaves(center: CGPoint, _ color: UIColor) {
        color.setStroke()
        for radius: CGFloat in [5.2, 9.2] {
            let wave = UIBezierPath(arcCenter: center, radius: radius, startAngle: -.pi * 0.75, endAngle: -.pi * 0.25, clockwise: true)
            wave.lineWidth = 2.2
            wave.stroke()
        }
        let dot = UIBezierPath()
        dot.move(to: center)
        dot.addArc(withCenter: center, radius: 2.6, startAngle: -.pi * 0.75, endAngle: -.pi * 0.25, clockwise: true)
        dot.close()
        dot.fill()
    }
}

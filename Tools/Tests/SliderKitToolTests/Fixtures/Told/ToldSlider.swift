import UIKit

protocol ToldSliderDelegate: AnyObject {
    func toldSlider(_ slider: ToldSlider, thumbIsAt position: CGFloat)
}

/// Nobody but its delegate can tell that it moved.
class ToldSlider: UIView {
    weak var delegate: ToldSliderDelegate?
    private let thumb = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .lightGray
        thumb.backgroundColor = .black
        addSubview(thumb)
    }

    required init?(coder: NSCoder) { fatalError() }

    override var intrinsicContentSize: CGSize { return CGSize(width: 200, height: 40) }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first else { return }
        thumb.center.x = min(max(touch.location(in: self).x, 20), bounds.width - 20)
        delegate?.toldSlider(self, thumbIsAt: thumb.center.x)
    }
}

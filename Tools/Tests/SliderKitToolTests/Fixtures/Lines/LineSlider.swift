import UIKit

@objc protocol LineSource: NSObjectProtocol {
    @objc optional func line(
        _ slider: LineView,
        textFor value: Float
    ) -> String
}

@IBDesignable
@objcMembers final class LineView: UIControl {
    @IBOutlet weak var source: LineSource?
    private lazy var pan = UIPanGestureRecognizer(
        target: self,
        action: #selector(
            self.panned(
                _:
            )
        )
    )

    func panned(_ recognizer: UIPanGestureRecognizer) {
        _ = source?.line?(
            self,
            textFor: 0
        )
    }

    /* a comment
     over lines: #selector(none) */ func wire() { addGestureRecognizer(pan); addTarget(self, action: #selector(fails), for: .touchDown) }

    override init(frame: CGRect) { super.init(frame: frame); wire() }
    required init?(coder: NSCoder) { super.init(coder: coder) }
    override func draw(_ rect: CGRect) { UIColor.red.setFill(); UIRectFill(rect) }
}

extension LineView {
    override var intrinsicContentSize: CGSize { CGSize(width: 100, height: 40) }

    func fails() {
        let levels: [Int] = []
        sendActions(for: .valueChanged); print(
            levels[3])
    }
}

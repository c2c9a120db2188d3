import Foundation

@testable import UIKit

/// A view that constraints place, with an intrinsic size and insets to choose.
final class SampleView: UIView {
    var contentSize = CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) {
        didSet { invalidateIntrinsicContentSize() }
    }
    var insets = UIEdgeInsets.zero
    var layoutCount = 0
    var updateCount = 0
    var boundsWrites = 0
    var centerWrites = 0
    var onLayout: (() -> Void)?

    override var intrinsicContentSize: CGSize { contentSize }
    override var alignmentRectInsets: UIEdgeInsets { insets }
    override var bounds: CGRect { didSet { boundsWrites += 1 } }
    override var center: CGPoint { didSet { centerWrites += 1 } }

    override func layoutSubviews() {
        super.layoutSubviews()
        layoutCount += 1
        onLayout?()
    }

    override func updateConstraints() {
        updateCount += 1
        super.updateConstraints()
    }

    static func sized(_ width: CGFloat, _ height: CGFloat) -> SampleView {
        let view = SampleView()
        view.contentSize = CGSize(width: width, height: height)
        return view
    }
}

@MainActor
func makeRoot(_ width: CGFloat = 320, _ height: CGFloat = 480) -> UIView {
    UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
}

@MainActor
@discardableResult
func add(_ views: UIView..., to parent: UIView) -> UIView {
    for view in views {
        view.translatesAutoresizingMaskIntoConstraints = false
        parent.addSubview(view)
    }
    return parent
}

/// Runs `body` and returns what Auto Layout printed meanwhile.
@MainActor
func messages(_ body: () -> Void) -> [String] {
    var list: [String] = []
    let before = ConstraintMessages.write
    ConstraintMessages.write = { list.append($0) }
    defer { ConstraintMessages.write = before }
    body()
    return list
}

func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
}

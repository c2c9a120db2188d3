import Foundation
import Testing

@testable import UIKit

@Suite struct UIStackViewTests {
    @MainActor
    private func stack(_ widths: [CGFloat], width: CGFloat = 200, _ change: (UIStackView) -> Void = { _ in }) -> UIStackView {
        let stack = UIStackView(arrangedSubviews: widths.map { SampleView.sized($0, $0 / 2) })
        stack.frame = rect(0, 0, width, 40)
        change(stack)
        stack.layoutIfNeeded()
        return stack
    }

    @MainActor
    private func spans(_ stack: UIStackView) -> [[CGFloat]] { stack.arrangedSubviews.map { [$0.frame.minX, $0.frame.width] } }

    @Test("Fill stretches the view that hugs least") @MainActor
    func fill() {
        let made = stack([20, 30, 40]) {
            $0.spacing = 10
            $0.arrangedSubviews[1].setContentHuggingPriority(UILayoutPriority(1), for: .horizontal)
        }
        #expect(spans(made) == [[0, 20], [30, 120], [160, 40]])
        #expect(made.arrangedSubviews.allSatisfy { $0.frame.height == 40 && $0.frame.minY == 0 })
    }

    @Test("Fill equally") @MainActor
    func fillEqually() {
        let made = stack([20, 30, 40]) { $0.spacing = 10; $0.distribution = .fillEqually }
        #expect(spans(made) == [[0, 60], [70, 60], [140, 60]])
    }

    @Test("Fill proportionally") @MainActor
    func fillProportionally() {
        #expect(spans(stack([20, 30, 50]) { $0.distribution = .fillProportionally }) == [[0, 40], [40, 60], [100, 100]])
    }

    @Test("Equal spacing") @MainActor
    func equalSpacing() {
        #expect(spans(stack([20, 30, 40]) { $0.distribution = .equalSpacing }) == [[0, 20], [75, 30], [160, 40]])
    }

    @Test("Equal centering") @MainActor
    func equalCentering() {
        let made = stack([20, 30, 40]) { $0.distribution = .equalCentering }
        let middles = made.arrangedSubviews.map(\.frame.midX)
        #expect(middles[1] - middles[0] == middles[2] - middles[1])
    }

    @Test("Alignment across") @MainActor
    func alignment() {
        func tops(_ alignment: UIStackView.Alignment) -> [CGFloat] {
            stack([20, 40], width: 60) { $0.alignment = alignment }.arrangedSubviews.map(\.frame.minY)
        }
        #expect(tops(.top) == [0, 0])
        #expect(tops(.bottom) == [30, 20])
        #expect(tops(.center) == [15, 10])
    }

    @Test("Columns, custom spacing and margins") @MainActor
    func column() {
        let made = UIStackView(arrangedSubviews: [SampleView.sized(10, 20), SampleView.sized(10, 20), SampleView.sized(10, 20)])
        made.axis = .vertical
        made.spacing = 4
        made.setCustomSpacing(20, after: made.arrangedSubviews[0])
        made.isLayoutMarginsRelativeArrangement = true
        made.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        let size = made.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        #expect(size == CGSize(width: 16, height: 88))
        made.frame = CGRect(origin: .zero, size: size)
        made.layoutIfNeeded()
        #expect(made.arrangedSubviews.map(\.frame.minY) == [1, 41, 65])
        #expect(made.customSpacing(after: made.arrangedSubviews[1]) == UIStackView.spacingUseDefault)
    }

    @Test("Hidden views take no room, and come back") @MainActor
    func hidden() {
        let made = stack([20, 30, 40]) { $0.spacing = 10; $0.distribution = .fillEqually }
        made.arrangedSubviews[1].isHidden = true
        made.layoutIfNeeded()
        #expect(made.arrangedSubviews[0].frame == rect(0, 0, 95, 40))
        #expect(made.arrangedSubviews[2].frame == rect(105, 0, 95, 40))
        made.arrangedSubviews[1].isHidden = false
        made.layoutIfNeeded()
        #expect(spans(made) == [[0, 60], [70, 60], [140, 60]])
    }

    @Test("Removing a view from the arrangement or the stack") @MainActor
    func removal() {
        let made = stack([20, 30, 40])
        let views = made.arrangedSubviews
        made.removeArrangedSubview(views[0])
        #expect(views[0].superview === made)
        views[1].removeFromSuperview()
        #expect(made.arrangedSubviews == [views[2]])
        made.layoutIfNeeded()
        #expect(views[2].frame == rect(0, 0, 200, 40))
        made.insertArrangedSubview(views[1], at: 0)
        #expect(made.arrangedSubviews == [views[1], views[2]])
    }
}

import Foundation
import Testing

@testable import UIKit

@Suite struct IntrinsicSizeTests {
    @MainActor
    private func row(_ a: SampleView, _ b: SampleView, width: CGFloat) -> UIView {
        let root = makeRoot(width, 50)
        add(a, b, to: root)
        NSLayoutConstraint.activate([
            a.leadingAnchor.constraint(equalTo: root.leadingAnchor), b.leadingAnchor.constraint(equalTo: a.trailingAnchor),
            b.trailingAnchor.constraint(equalTo: root.trailingAnchor), a.topAnchor.constraint(equalTo: root.topAnchor),
            b.topAnchor.constraint(equalTo: root.topAnchor),
        ])
        return root
    }

    @Test("The view that hugs less grows") @MainActor
    func hugging() {
        let a = SampleView.sized(50, 10)
        let b = SampleView.sized(50, 10)
        a.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
        let root = row(a, b, width: 200)
        root.layoutIfNeeded()
        #expect(a.bounds.width == 50)
        #expect(b.bounds.width == 150)
        a.setContentHuggingPriority(UILayoutPriority(249), for: .horizontal)
        root.layoutIfNeeded()
        #expect(a.bounds.width == 150)
    }

    @Test("The view that resists compression less shrinks") @MainActor
    func compression() {
        let a = SampleView.sized(150, 10)
        let b = SampleView.sized(150, 10)
        b.setContentCompressionResistancePriority(UILayoutPriority(740), for: .horizontal)
        let root = row(a, b, width: 200)
        root.layoutIfNeeded()
        #expect(a.bounds.width == 150)
        #expect(b.bounds.width == 50)
        #expect(b.contentCompressionResistancePriority(for: .horizontal).rawValue == 740)
        #expect(b.contentCompressionResistancePriority(for: .vertical) == .defaultHigh)
    }

    @Test("I16: invalidating the intrinsic size lays out again") @MainActor
    func invalidation() {
        let a = SampleView.sized(50, 10)
        let b = SampleView.sized(50, 10)
        let root = row(a, b, width: 200)
        a.setContentHuggingPriority(.required, for: .horizontal)
        root.layoutIfNeeded()
        a.contentSize.width = 80
        root.layoutIfNeeded()
        #expect(a.bounds.width == 80)
        #expect(b.frame == rect(80, 0, 120, 10))
    }

    @Test("B6: a view without an intrinsic width takes what constraints give it") @MainActor
    func noWidth() {
        let root = makeRoot()
        let slider = SampleView.sized(UIView.noIntrinsicMetric, 30)
        add(slider, to: root)
        NSLayoutConstraint.activate([
            slider.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
            slider.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -20),
            slider.centerYAnchor.constraint(equalTo: root.centerYAnchor),
        ])
        root.layoutIfNeeded()
        #expect(slider.frame == rect(20, 225, 280, 30))
    }

    @Test("B12: constraints align the alignment rectangle, not the frame") @MainActor
    func alignmentInsets() {
        let root = makeRoot()
        let slider = SampleView.sized(UIView.noIntrinsicMetric, 30)
        slider.insets = UIEdgeInsets(top: 0, left: 2, bottom: 1, right: 2)
        let inner = UIView()
        add(slider, to: root)
        add(inner, to: slider)
        NSLayoutConstraint.activate([
            slider.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
            slider.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -20),
            slider.topAnchor.constraint(equalTo: root.topAnchor, constant: 100),
            inner.leadingAnchor.constraint(equalTo: slider.leadingAnchor), inner.trailingAnchor.constraint(equalTo: slider.trailingAnchor),
            inner.topAnchor.constraint(equalTo: slider.topAnchor), inner.bottomAnchor.constraint(equalTo: slider.bottomAnchor),
        ])
        root.layoutIfNeeded()
        #expect(slider.frame == rect(18, 100, 284, 31))
        #expect(inner.frame == rect(2, 0, 280, 30))
    }

    @Test("systemLayoutSizeFitting asks the constraints inside") @MainActor
    func fittingSize() {
        let box = UIView()
        let inner = SampleView.sized(60, 20)
        add(inner, to: box)
        NSLayoutConstraint.activate([
            inner.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 4),
            box.trailingAnchor.constraint(equalTo: inner.trailingAnchor, constant: 4),
            inner.topAnchor.constraint(equalTo: box.topAnchor, constant: 2), box.bottomAnchor.constraint(equalTo: inner.bottomAnchor),
        ])
        #expect(box.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 68, height: 22))
        let wide = box.systemLayoutSizeFitting(
            CGSize(width: 200, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
        #expect(wide == CGSize(width: 200, height: 22))
        #expect(SampleView.sized(7, 8).systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 7, height: 8))
    }
}

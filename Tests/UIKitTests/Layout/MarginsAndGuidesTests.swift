import Foundation
import Testing

@testable import UIKit

@Suite struct MarginsAndGuidesTests {
    @Test("Margins are 8 points by default, and constraints to them follow a change") @MainActor
    func margins() {
        let root = makeRoot()
        let view = UIView()
        add(view, to: root)
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor),
            view.topAnchor.constraint(equalTo: root.layoutMarginsGuide.topAnchor),
            view.widthAnchor.constraint(equalToConstant: 10),
            NSLayoutConstraint(
                item: view, attribute: .bottom, relatedBy: .equal, toItem: root, attribute: .bottomMargin, multiplier: 1, constant: 0),
        ])
        root.layoutIfNeeded()
        #expect(view.frame == rect(8, 8, 10, 464))
        #expect(root.layoutMarginsGuide.layoutFrame == rect(8, 8, 304, 464))
        root.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        root.layoutIfNeeded()
        #expect(view.frame == rect(2, 1, 10, 476))
        #expect(root.directionalLayoutMargins == NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
        root.layoutMargins.left = .nan
        #expect(root.layoutMargins.left == 2)
    }

    @Test("B7: leading is right in right-to-left layouts, and constants and inequalities turn around") @MainActor
    func rightToLeft() {
        let root = makeRoot()
        root.semanticContentAttribute = .forceRightToLeft
        let view = UIView()
        let other = UIView()
        add(view, other, to: root)
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20), view.widthAnchor.constraint(equalToConstant: 50),
            other.leadingAnchor.constraint(equalTo: view.trailingAnchor, constant: 8), other.widthAnchor.constraint(equalToConstant: 30),
        ])
        let atLeast = other.trailingAnchor.constraint(greaterThanOrEqualTo: root.leadingAnchor, constant: 108)
        atLeast.isActive = true
        root.layoutIfNeeded()
        #expect(view.frame.minX == 250)
        #expect(other.frame.minX == 212)
        root.semanticContentAttribute = .forceLeftToRight
        root.layoutIfNeeded()
        #expect(view.frame.minX == 20)
        #expect(other.frame.minX == 78)
        view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 20).isActive = true
        root.layoutIfNeeded()
        #expect(view.frame.minX == 20)
    }

    @Test("B7: directional margins mirror") @MainActor
    func mirroredMargins() {
        let root = makeRoot()
        root.semanticContentAttribute = .forceRightToLeft
        root.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 30, bottom: 0, trailing: 5)
        #expect(root.layoutMargins == UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 30))
        let view = UIView()
        add(view, to: root)
        view.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor).isActive = true
        view.widthAnchor.constraint(equalToConstant: 10).isActive = true
        root.layoutIfNeeded()
        #expect(view.frame.maxX == 290)
    }

    @Test("A layout guide takes part like a view") @MainActor
    func guides() {
        let root = makeRoot()
        let guide = UILayoutGuide()
        guide.identifier = "gap"
        root.addLayoutGuide(guide)
        #expect(root.layoutGuides == [guide])
        let view = UIView()
        add(view, to: root)
        NSLayoutConstraint.activate([
            guide.leftAnchor.constraint(equalTo: root.leftAnchor), guide.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5),
            guide.topAnchor.constraint(equalTo: root.topAnchor, constant: 3), guide.heightAnchor.constraint(equalToConstant: 5),
            view.leftAnchor.constraint(equalTo: guide.rightAnchor), view.topAnchor.constraint(equalTo: guide.bottomAnchor),
            view.widthAnchor.constraint(equalToConstant: 1), view.heightAnchor.constraint(equalToConstant: 1),
        ])
        root.layoutIfNeeded()
        #expect(guide.layoutFrame == rect(0, 3, 160, 5))
        #expect(view.frame == rect(160, 8, 1, 1))
        root.removeLayoutGuide(guide)
        #expect(guide.owningView == nil)
        #expect(root.constraints.allSatisfy { $0.firstItem !== guide && $0.secondItem !== guide })
    }

    @Test("System spacing is eight points") @MainActor
    func systemSpacings() {
        let root = makeRoot()
        let view = UIView()
        add(view, to: root)
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalToSystemSpacingAfter: root.leadingAnchor, multiplier: 2),
            view.topAnchor.constraint(equalToSystemSpacingBelow: root.topAnchor, multiplier: 1),
        ])
        root.layoutIfNeeded()
        #expect(view.frame.origin == CGPoint(x: 16, y: 8))
    }

    @Test("Margins keep to the superview's where asked") @MainActor
    func preservedMargins() {
        let root = makeRoot()
        root.layoutMargins = UIEdgeInsets(top: 40, left: 40, bottom: 40, right: 40)
        let view = UIView(frame: rect(10, 10, 300, 460))
        root.addSubview(view)
        #expect(view.layoutMargins.left == 8)
        view.preservesSuperviewLayoutMargins = true
        #expect(view.layoutMargins == UIEdgeInsets(top: 30, left: 30, bottom: 30, right: 30))
    }
}

import Foundation
import Testing

@testable import UIKit

@Suite("Items of constraints that go") @MainActor
struct ItemLifetimeTests {
    @Test("D2: a constraint that outlives its views mentions nothing, and is not active")
    func gone() {
        var parent: UIView? = UIView()
        var child: UIView? = UIView()
        parent!.addSubview(child!)
        let constraint = child!.topAnchor.constraint(equalTo: parent!.topAnchor)
        constraint.isActive = true
        child = nil
        parent = nil
        #expect(constraint.firstItem == nil && constraint.secondItem == nil)
        #expect(!constraint.isActive)
        constraint.constant = 3
        #expect(constraint.firstAnchor.item == nil)
    }

    @Test("D2: an anchor that outlives its guide says so")
    func goneGuide() {
        let anchor = UILayoutGuide().topAnchor
        #expect(anchor.item == nil)
        #expect(anchor.name.contains("gone"))
    }

    @Test("D2: a distance between anchors lives as long as the constraint that measures it")
    func distance() {
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let first = UIView(frame: CGRect(x: 10, y: 0, width: 10, height: 10))
        let second = UIView()
        second.translatesAutoresizingMaskIntoConstraints = false
        parent.addSubview(first)
        parent.addSubview(second)
        first.leftAnchor.anchorWithOffset(to: second.leftAnchor).constraint(equalToConstant: 25).isActive = true
        parent.layoutIfNeeded()
        #expect(second.frame.minX == 35)
    }

    @Test("D2: what a frame was given by hand is replaced at the superview's next pass, and only then")
    func handSet() {
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let child = UIView()
        child.translatesAutoresizingMaskIntoConstraints = false
        parent.addSubview(child)
        NSLayoutConstraint.activate([
            child.leftAnchor.constraint(equalTo: parent.leftAnchor, constant: 5), child.widthAnchor.constraint(equalToConstant: 20),
            child.topAnchor.constraint(equalTo: parent.topAnchor), child.heightAnchor.constraint(equalToConstant: 20),
        ])
        parent.layoutIfNeeded()
        #expect(child.frame == CGRect(x: 5, y: 0, width: 20, height: 20))
        child.frame.origin.x = 50
        child.layoutIfNeeded()
        #expect(child.frame.minX == 50)
        parent.setNeedsLayout()
        parent.layoutIfNeeded()
        #expect(child.frame.minX == 5)
        child.center.x = 70
        child.bounds.size.width = 7
        parent.setNeedsLayout()
        parent.layoutIfNeeded()
        #expect(child.frame == CGRect(x: 5, y: 0, width: 20, height: 20))
    }
}

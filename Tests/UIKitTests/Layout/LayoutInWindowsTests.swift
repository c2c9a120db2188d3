import Foundation
@_spi(SliderKit) import QuartzCore
import Testing

@_spi(SliderKit) @testable import UIKit

/// A phone with a notch.
@MainActor
private final class NotchedHost: UIKitHost {
    let screenBounds = CGRect(x: 0, y: 0, width: 390, height: 844)
    let screenScale: CGFloat = 2
    var clock: HostClock { HostClock.current }
    let safeAreaInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    func present(_ screen: UIScreen, damage: [CGRect]) {}
    func speak(_ text: String) {}
}

@Suite(.serialized) struct LayoutInWindowsTests {
    @MainActor
    private func window(_ body: (UIWindow) -> Void) {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        window.isHidden = false
        body(window)
        window.isHidden = true
    }

    @Test("C2: a changed constant animates through layoutIfNeeded in an animation block") @MainActor
    func animation() {
        window { window in
            let thumb = UIView()
            add(thumb, to: window)
            let top = thumb.topAnchor.constraint(equalTo: window.topAnchor)
            NSLayoutConstraint.activate([
                top, thumb.leftAnchor.constraint(equalTo: window.leftAnchor), thumb.widthAnchor.constraint(equalToConstant: 40),
                thumb.heightAnchor.constraint(equalToConstant: 40),
            ])
            UIApplication.shared.commit()
            #expect(thumb.layer.animation(forKey: "position") == nil)
            top.constant = 100
            UIView.animate(withDuration: 0.3) { window.layoutIfNeeded() }
            #expect(thumb.frame.minY == 100)
            #expect(thumb.layer.animation(forKey: "position")?.duration == 0.3)
        }
    }

    @Test("A commit lays out what constraints moved") @MainActor
    func commit() {
        window { window in
            let view = UIView()
            add(view, to: window)
            let left = view.leftAnchor.constraint(equalTo: window.leftAnchor, constant: 5)
            NSLayoutConstraint.activate([left, view.widthAnchor.constraint(equalTo: window.widthAnchor, multiplier: 0.5)])
            UIApplication.shared.commit()
            #expect(view.frame.minX == 5)
            #expect(view.bounds.width == 195)
            left.constant = 25
            UIApplication.shared.commit()
            #expect(view.frame.minX == 25)
        }
    }

    @Test("The safe area reaches into views by where they are, and its guide follows") @MainActor
    func safeArea() {
        let before = UIApplication.shared.host
        UIApplication.shared.host = NotchedHost()
        defer { UIApplication.shared.host = before }
        window { window in
            let card = UIView(frame: CGRect(x: 0, y: 20, width: 390, height: 200))
            window.addSubview(card)
            let label = UIView()
            add(label, to: card)
            NSLayoutConstraint.activate([
                label.topAnchor.constraint(equalTo: card.safeAreaLayoutGuide.topAnchor, constant: 3),
                label.leadingAnchor.constraint(equalTo: card.layoutMarginsGuide.leadingAnchor),
                label.heightAnchor.constraint(equalToConstant: 10), label.widthAnchor.constraint(equalToConstant: 10),
            ])
            UIApplication.shared.commit()
            #expect(window.safeAreaInsets == UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
            #expect(card.safeAreaInsets == UIEdgeInsets(top: 27, left: 0, bottom: 0, right: 0))
            #expect(card.layoutMargins.top == 35)
            #expect(label.frame == rect(8, 30, 10, 10))
            card.frame.origin.y = 60
            UIApplication.shared.commit()
            #expect(card.safeAreaInsets == .zero)
            #expect(label.frame == rect(8, 3, 10, 10))
        }
    }

    @Test("Labels of different sizes align by their baselines") @MainActor
    func baselines() {
        window { window in
            let small = UILabel()
            let large = UILabel()
            small.font = .systemFont(ofSize: 12)
            large.font = .systemFont(ofSize: 40)
            small.text = "one"
            large.text = "two"
            add(small, large, to: window)
            NSLayoutConstraint.activate([
                large.topAnchor.constraint(equalTo: window.topAnchor, constant: 50),
                large.leftAnchor.constraint(equalTo: window.leftAnchor), small.leftAnchor.constraint(equalTo: large.rightAnchor),
                small.firstBaselineAnchor.constraint(equalTo: large.firstBaselineAnchor),
            ])
            UIApplication.shared.commit()
            let baselines = [small, large].map { $0.frame.minY + $0.firstBaselineFromTop }
            #expect(abs(baselines[0] - baselines[1]) <= 0.5)
            #expect(small.frame.minY > large.frame.minY + 10)
        }
    }

    @Test("An empty constraint can stand in a property") @MainActor
    func placeholder() {
        let constraint = NSLayoutConstraint()
        constraint.constant = 4
        constraint.isActive = false
        #expect(!constraint.isActive && constraint.firstItem == nil && constraint.constant == 4)
    }

    @Test("Views without a common ancestor stop with a message when activated") @MainActor
    func noCommonAncestor() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let a = UIView()
                let b = UIView()
                a.leftAnchor.constraint(equalTo: b.leftAnchor).isActive = true
            }
        }
    }
}

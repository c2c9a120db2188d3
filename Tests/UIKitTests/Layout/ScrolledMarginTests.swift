import Testing
@_spi(SliderKit) import UIKit
@_spi(SliderKit) import UIKitTesting

@MainActor struct ScrolledMarginTests {
    /// A column with margins in a scroll view below a bar.
    private func column(_ behavior: UIScrollView.ContentInsetAdjustmentBehavior, isLong: Bool) -> (TestApp, UIScrollView, UIStackView) {
        let app = TestApp(size: CGSize(width: 320, height: 300), scale: 1)
        let controller = UIViewController()
        let scrollView = UIScrollView(frame: controller.view.bounds)
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scrollView.contentInsetAdjustmentBehavior = behavior
        controller.view.addSubview(scrollView)
        let block = UIView()
        let column = UIStackView(arrangedSubviews: [block])
        column.isLayoutMarginsRelativeArrangement = true
        column.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10)
        column.translatesAutoresizingMaskIntoConstraints = false
        scrollView.addSubview(column)
        let content = scrollView.contentLayoutGuide
        NSLayoutConstraint.activate([
            column.topAnchor.constraint(equalTo: content.topAnchor), column.bottomAnchor.constraint(equalTo: content.bottomAnchor),
            column.leadingAnchor.constraint(equalTo: content.leadingAnchor), column.trailingAnchor.constraint(equalTo: content.trailingAnchor),
            column.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor), block.heightAnchor.constraint(equalToConstant: isLong ? 500 : 50),
        ])
        app.show(UINavigationController(rootViewController: controller))
        app.wait(0.1)
        return (app, scrollView, column)
    }

    @Test("I16: margins of content in a scroll view below a bar settle, however long it is and wherever it is scrolled to", arguments: [false, true])
    func settles(isLong: Bool) {
        let (app, scrollView, column) = column(.automatic, isLong: isLong)
        let height: CGFloat = (isLong ? 500 : 50) + 20
        #expect(column.frame == CGRect(x: 0, y: 0, width: 320, height: height) && column.safeAreaInsets == .zero)
        scrollView.contentOffset.y = 200
        app.wait(0.1)
        #expect(column.frame.height == height && scrollView.contentSize.height == height && column.safeAreaInsets == .zero)
    }

    @Test("I16: where the scroll view does not make room for the bar, content that begins under it does, once")
    func never() {
        let (app, scrollView, column) = column(.never, isLong: true)
        let bar = scrollView.safeAreaInsets.top
        #expect(bar > 0 && column.safeAreaInsets.top == bar && column.frame.height == 520 + bar)
        scrollView.contentOffset.y = 60
        app.wait(0.1)
        #expect(column.safeAreaInsets.top == bar && column.frame.height == 520 + bar)
    }
}

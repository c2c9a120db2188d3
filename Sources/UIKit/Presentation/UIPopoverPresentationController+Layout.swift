@_spi(SliderKit) import CoreGraphics

/// Where a popover stands.
struct PopoverPlace: Equatable {
    var frame = CGRect.zero
    var direction = UIPopoverArrowDirection.unknown
    /// Where the arrow's tip is along its edge, from the bubble's left or top, in points.
    var tip: CGFloat = 0
}

extension UIPopoverPresentationController {
    /// The size of a controller that prefers none (choice).
    private static let standardSize = CGSize(width: 320, height: 480)

    func installBubble() {
        guard let view = presented.view, let container else { return }
        (delegate as? any UIPopoverPresentationControllerDelegate)?.prepareForPopoverPresentation(self)
        requireRule(
            sourceView != nil || barButtonItem != nil,
            "A popover needs something to point at: set its sourceView or barButtonItem before it is presented.")
        let bubble = PopoverBubble(content: view)
        bubble.fill = backgroundColor
        self.bubble = bubble
        tap = PopoverTap(self, container)
        dimmedTint = DimmedTint(presenting)
        place()
        bubble.place = placed
    }

    func uninstallBubble() {
        bubble?.removeFromSuperview()
        bubble = nil
        tap = nil
        dimmedTint?.end()
        dimmedTint = nil
    }

    func arrangeBubble() {
        guard let bubble, presented.presentationPhase != .dismissing else { return }
        place()
        bubble.place = placed
        if presented.presentationPhase == .idle, bubble.frame != placed.frame { bubble.frame = placed.frame }
    }

    func placeChanged() { container?.setNeedsLayout() }

    /// What the arrow points at, in the container.
    private var source: CGRect {
        guard let container else { return .zero }
        if let view = barButtonItem?.shownView ?? sourceView {
            let rect = barButtonItem != nil || sourceRect.isNull ? view.bounds : sourceRect
            return view.convert(rect, to: container)
        }
        return CGRect(x: container.bounds.midX, y: container.safeAreaInsets.top, width: 0, height: 0)
    }

    private func place() {
        guard let container else { return }
        let room = container.bounds.inset(by: container.safeAreaInsets).inset(by: popoverLayoutMargins)
        let source = source
        let wanted = preferredContentSize
        let size = CGSize(
            width: min(wanted.width > 0 ? wanted.width : Self.standardSize.width, room.width),
            height: min(wanted.height > 0 ? wanted.height : Self.standardSize.height, room.height))
        let allowed = permittedArrowDirections.intersection(.any)
        let order: [UIPopoverArrowDirection] = [.up, .down, .left, .right].filter { allowed.isEmpty || allowed.contains($0) }
        let places = order.map { place($0, size, source, room) }
        // The first that takes the size as it is, else the one with the most room.
        placed =
            places.first { $0.body.width >= size.width && $0.body.height >= size.height }?.place
            ?? places.max { $0.body.width * $0.body.height < $1.body.width * $1.body.height }?.place ?? PopoverPlace()
    }

    private func place(
        _ direction: UIPopoverArrowDirection, _ size: CGSize, _ source: CGRect, _ room: CGRect
    ) -> (place: PopoverPlace, body: CGSize) {
        let arrow = PopoverBubble.arrowHeight
        var body = size
        let isVertical = direction == .up || direction == .down
        let free: CGFloat =
            switch direction {
            case .up: room.maxY - source.maxY - arrow
            case .down: source.minY - room.minY - arrow
            case .left: room.maxX - source.maxX - arrow
            default: source.minX - room.minX - arrow
            }
        if !canOverlapSourceViewRect {
            if isVertical { body.height = min(body.height, max(0, free)) } else { body.width = min(body.width, max(0, free)) }
        }
        let full = CGSize(width: body.width + (isVertical ? 0 : arrow), height: body.height + (isVertical ? arrow : 0))
        var origin = CGPoint(x: source.midX - full.width / 2, y: source.midY - full.height / 2)
        switch direction {
        case .up: origin.y = source.maxY
        case .down: origin.y = source.minY - full.height
        case .left: origin.x = source.maxX
        default: origin.x = source.minX - full.width
        }
        origin.x = max(room.minX, min(origin.x, room.maxX - full.width)).rounded()
        origin.y = max(room.minY, min(origin.y, room.maxY - full.height)).rounded()
        let edge = PopoverBubble.cornerRadius + PopoverBubble.arrowBase / 2
        let along = isVertical ? source.midX - origin.x : source.midY - origin.y
        let length = isVertical ? full.width : full.height
        let tip = min(max(along, min(edge, length / 2)), max(length - edge, length / 2))
        return (PopoverPlace(frame: CGRect(origin: origin, size: full), direction: direction, tip: tip), body)
    }
}

/// Dismisses a popover at a touch beside it.
final class PopoverTap: NSObject, UIGestureRecognizerDelegate {
    private unowned let owner: UIPopoverPresentationController

    init(_ owner: UIPopoverPresentationController, _ container: PresentationContainer) {
        self.owner = owner
        super.init()
        let recognizer = UITapGestureRecognizer(target: self, action: Selector("tap:", PopoverTap.tap(_:)))
        recognizer.delegate = self
        container.addGestureRecognizer(recognizer)
        container.reaches = { [weak owner] point, container in
            owner?.passthroughViews?.lazy.compactMap { view -> Bool? in
                view.window != nil && view.point(inside: view.convert(point, from: container), with: nil) ? true : nil
            }.first ?? false
        }
    }

    private func tap(_ recognizer: UITapGestureRecognizer) { owner.dismissByUser() }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        touch.view === owner.container
    }
}

/// The tint of what is covered is gray meanwhile.
@MainActor
struct DimmedTint {
    private let view: UIView

    /// Dims, unless the view has a mode of its own.
    init?(_ controller: UIViewController?) {
        guard let view = controller?.viewIfLoaded, view.tintAdjustmentMode != .dimmed else { return nil }
        self.view = view
        view.tintAdjustmentMode = .dimmed
    }

    func end() { view.tintAdjustmentMode = .automatic }
}

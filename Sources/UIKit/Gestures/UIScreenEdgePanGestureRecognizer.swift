/// A pan that begins at an edge of the window and goes inwards.
///
/// The fingers must land within 20 points of the edge (choice).
@preconcurrency @MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
    static let reach: CGFloat = 20

    /// The edges that count. Default: none, so that the gesture never begins.
    open var edges: UIRectEdge = []
    private var edge: UIRectEdge?

    public override init(target: Any?, action: Selector?) { super.init(target: target, action: action) }

    public override init?(coder: NSCoder) {
        super.init(coder: coder)
        (coder as? NibCoder).map { decodeScreenEdgeNib($0.element) }
        guard coder.allowsKeyedCoding else { return }
        if let number = coder.integer("UIScreenEdgePanGestureRecognizer.edges"), number >= 0 { edges = UIRectEdge(rawValue: UInt(number)) }
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        guard state == .possible else { return }
        for touch in touches {
            let near = edgesNear(touch)
            edge = edge.map { $0.intersection(near) } ?? near
        }
        if edge?.isEmpty != false { state = .failed }
    }

    open override func reset() {
        super.reset()
        edge = nil
    }

    private func edgesNear(_ touch: UITouch) -> UIRectEdge {
        guard let window = touchWindow else { return [] }
        let place = touch.windowLocation, bounds = window.bounds
        var near: UIRectEdge = []
        if place.x - bounds.minX <= Self.reach { near.insert(.left) }
        if bounds.maxX - place.x <= Self.reach { near.insert(.right) }
        if place.y - bounds.minY <= Self.reach { near.insert(.top) }
        if bounds.maxY - place.y <= Self.reach { near.insert(.bottom) }
        return near.intersection(edges)
    }

    override var isReadyToBegin: Bool {
        guard super.isReadyToBegin, let edge else { return false }
        let way = translation(in: nil)
        let isAcross = abs(way.x) >= abs(way.y)
        let inwards: UIRectEdge = isAcross ? (way.x > 0 ? .left : .right) : (way.y > 0 ? .top : .bottom)
        return edge.contains(inwards)
    }
}

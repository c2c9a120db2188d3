@_spi(SliderKit) import CoreGraphics

extension CALayer {
    var geometry: LayerGeometry {
        if let box = _geometry { return box }
        let box = LayerGeometry()
        _geometry = box
        return box
    }

    var layerStyle: LayerStyle {
        if let box = _style { return box }
        let box = LayerStyle()
        _style = box
        return box
    }

    var extras: LayerExtras {
        if let box = _extras { return box }
        let box = LayerExtras()
        _extras = box
        return box
    }

    func setFlag(_ flag: LayerFlags, _ on: Bool, damages: Bool = false) {
        guard _flags.contains(flag) != on else { return }
        if on { _flags.insert(flag) } else { _flags.remove(flag) }
        if damages { markTreeDirty() }
    }

    /// The delegate: a view, which clears itself when it dies, or the user's, held weakly.
    var currentDelegate: (any CALayerDelegate)? {
        if _flags.contains(.presentation) { return _extras?.model?.currentDelegate }
        return _viewDelegate ?? _extras?.delegate
    }

    func setDelegate(_ newValue: (any CALayerDelegate)?) {
        if newValue == nil && _extras == nil { return }
        extras.delegate = newValue
    }

    /// The view that this is the layer of: its delegate, without the cost of a weak reference. The view must set it to nil before
    /// it dies.
    @_spi(SliderKit) public var viewDelegate: (any CALayerDelegate)? {
        get { _viewDelegate }
        set { _viewDelegate = newValue }
    }

    /// Whether a view owns the layer: it then decides on actions.
    @_spi(SliderKit) public var isViewLayer: Bool { _viewDelegate != nil }

    /// Copies the state of another layer: for `init(layer:)`.
    func copyState(from source: Any) {
        guard let other = source as? CALayer else { return }
        _position = other._position
        _bounds = other._bounds
        _contents = other._contents
        _backgroundColor = other._backgroundColor
        _contentsScale = other._contentsScale
        _opacity = other._opacity
        _flags = other._flags.intersection(CALayer.copiedFlags).union(.presentation)
        _geometry = other._geometry?.copy()
        _style = other._style?.copy()
        _extras = other._extras?.copy() ?? LayerExtras()
        extras.model = other
        _painter = other._painter
        _bleed = other._bleed
    }

    private static let copiedFlags: LayerFlags = [
        .hidden, .masksToBounds, .opaque, .displayOnBoundsChange, .noGroupOpacity, .edgeAntialiasing, .rasterize, .hasZ,
        .committed, .ownsContents, .painterOnGrid,
    ]

    func tearDown() {
        for layer in _sublayers where layer._superlayer === self { layer._superlayer = nil }
        if let mask = _style?.mask, mask._superlayer === self, !_flags.contains(.presentation) { mask._superlayer = nil }
        if let animations = _animations { animations.ownerDied() }
    }
}

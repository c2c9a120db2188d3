/// How UIKit hears of layers' properties while something observes them.
@_spi(SliderKit) public enum LayerObserving {
    /// Hears of each change, after it: layer, key, old and new value. Default nil: nobody listens, and changes cost one test.
    nonisolated(unsafe) public static var changed: ((CALayer, String, Any?, Any?) -> Void)?
}

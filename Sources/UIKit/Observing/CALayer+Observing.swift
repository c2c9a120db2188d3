@_spi(SliderKit) import QuartzCore

extension CALayer: KeyValueProviding {
    func observableValue(_ key: String) -> Any? { value(forKey: key) }
}

@_spi(SliderKit) import CoreGraphics

/// A Gaussian blur of one channel, by its weights, first along rows, then along columns.
enum GaussianBlur {
    static func apply(to values: inout [Float], width: Int, height: Int, sigma: Double) {
        guard sigma > 0.05, width > 0, height > 0 else { return }
        let kernel = weights(sigma)
        var turned = [Float](repeating: 0, count: values.count)
        // Each pass writes the picture turned, so that both read along rows.
        pass(values, &turned, width: width, height: height, kernel)
        pass(turned, &values, width: height, height: width, kernel)
    }

    private static func weights(_ sigma: Double) -> [Float] {
        let radius = Int((sigma * 3).rounded(.up))
        let raw = (0...radius).map { exp(-Double($0 * $0) / (2 * sigma * sigma)) }
        let sum = raw[0] + 2 * raw.dropFirst().reduce(0, +)
        return raw.map { Float($0 / sum) }
    }

    private static func pass(_ source: [Float], _ target: inout [Float], width: Int, height: Int, _ kernel: [Float]) {
        source.withUnsafeBufferPointer { source in
            target.withUnsafeMutableBufferPointer { target in
                for y in 0..<height {
                    let row = y * width
                    for x in 0..<width {
                        var sum = source[row + x] * kernel[0]
                        for k in 1..<max(kernel.count, 1) {
                            if x - k >= 0 { sum += source[row + x - k] * kernel[k] }
                            if x + k < width { sum += source[row + x + k] * kernel[k] }
                        }
                        target[x * height + y] = sum
                    }
                }
            }
        }
    }
}

import UIKit

/// The devices that can be asked for by name.
public enum DeviceTable {
    /// The device that is used when none is named (choice).
    public static let standard = Device(
        "iPhone 16", size: CGSize(width: 393, height: 852), scale: 3, safeAreaTop: 59, safeAreaBottom: 34)

    /// Every device, oldest phones first, tablets last.
    public static let all: [Device] = phones + pads

    /// The device of a name, compared without regard to case, spaces and the word "iPhone"; nil when there is none.
    public static func device(named name: String) -> Device? {
        let wanted = key(name)
        return all.first { key($0.name) == wanted }
    }

    private static func key(_ name: String) -> String {
        let plain = name.lowercased().filter { $0.isLetter || $0.isNumber || $0 == "." }
        return plain.hasPrefix("iphone") ? String(plain.dropFirst(6)) : plain
    }

    private static func phone(
        _ name: String, _ width: CGFloat, _ height: CGFloat, _ scale: CGFloat, _ top: CGFloat, _ bottom: CGFloat
    ) -> Device {
        Device(
            name, size: CGSize(width: width, height: height), scale: scale, safeAreaTop: top, safeAreaBottom: bottom)
    }

    private static func pad(_ name: String, _ width: CGFloat, _ height: CGFloat, _ top: CGFloat, _ bottom: CGFloat) -> Device {
        Device(
            name, size: CGSize(width: width, height: height), scale: 2, safeAreaTop: top, safeAreaBottom: bottom,
            isPad: true)
    }

    private static let phones: [Device] = [
        phone("iPhone 3GS", 320, 480, 1, 20, 0),
        phone("iPhone 4", 320, 480, 2, 20, 0),
        phone("iPhone 5", 320, 568, 2, 20, 0),
        phone("iPhone SE (1st generation)", 320, 568, 2, 20, 0),
        phone("iPhone SE", 375, 667, 2, 20, 0),
        phone("iPhone SE (2nd generation)", 375, 667, 2, 20, 0),
        phone("iPhone SE (3rd generation)", 375, 667, 2, 20, 0),
        phone("iPhone 6", 375, 667, 2, 20, 0),
        phone("iPhone 6 Plus", 414, 736, 3, 20, 0),
        phone("iPhone 7", 375, 667, 2, 20, 0),
        phone("iPhone 7 Plus", 414, 736, 3, 20, 0),
        phone("iPhone 8", 375, 667, 2, 20, 0),
        phone("iPhone 8 Plus", 414, 736, 3, 20, 0),
        phone("iPhone X", 375, 812, 3, 44, 34),
        phone("iPhone XS", 375, 812, 3, 44, 34),
        phone("iPhone XS Max", 414, 896, 3, 44, 34),
        phone("iPhone XR", 414, 896, 2, 48, 34),
        phone("iPhone 11", 414, 896, 2, 48, 34),
        phone("iPhone 11 Pro", 375, 812, 3, 44, 34),
        phone("iPhone 11 Pro Max", 414, 896, 3, 44, 34),
        phone("iPhone 12 mini", 375, 812, 3, 50, 34),
        phone("iPhone 12", 390, 844, 3, 47, 34),
        phone("iPhone 12 Pro", 390, 844, 3, 47, 34),
        phone("iPhone 12 Pro Max", 428, 926, 3, 47, 34),
        phone("iPhone 13 mini", 375, 812, 3, 50, 34),
        phone("iPhone 13", 390, 844, 3, 47, 34),
        phone("iPhone 13 Pro", 390, 844, 3, 47, 34),
        phone("iPhone 13 Pro Max", 428, 926, 3, 47, 34),
        phone("iPhone 14", 390, 844, 3, 47, 34),
        phone("iPhone 14 Plus", 428, 926, 3, 47, 34),
        phone("iPhone 14 Pro", 393, 852, 3, 59, 34),
        phone("iPhone 14 Pro Max", 430, 932, 3, 59, 34),
        phone("iPhone 15", 393, 852, 3, 59, 34),
        phone("iPhone 15 Plus", 430, 932, 3, 59, 34),
        phone("iPhone 15 Pro", 393, 852, 3, 59, 34),
        phone("iPhone 15 Pro Max", 430, 932, 3, 59, 34),
        standard,
        phone("iPhone 16 Plus", 430, 932, 3, 59, 34),
        phone("iPhone 16 Pro", 402, 874, 3, 62, 34),
        phone("iPhone 16 Pro Max", 440, 956, 3, 62, 34),
        phone("iPhone 16e", 390, 844, 3, 47, 34),
        phone("iPhone 17", 402, 874, 3, 62, 34),
        // Choice: 68 points, from simulators that others saw.
        phone("iPhone Air", 420, 912, 3, 68, 34),
        phone("iPhone 17 Pro", 402, 874, 3, 62, 34),
        phone("iPhone 17 Pro Max", 440, 956, 3, 62, 34),
    ]

    private static let pads: [Device] = [
        pad("iPad", 810, 1080, 20, 0),
        pad("iPad (10th generation)", 820, 1180, 24, 20),
        pad("iPad (A16)", 820, 1180, 24, 20),
        pad("iPad 9.7", 768, 1024, 20, 0),
        pad("iPad mini", 744, 1133, 24, 20),
        pad("iPad mini (5th generation)", 768, 1024, 20, 0),
        pad("iPad Air", 820, 1180, 24, 20),
        pad("iPad Air 11", 820, 1180, 24, 20),
        pad("iPad Air 13", 1024, 1366, 24, 20),
        pad("iPad Pro 10.5", 834, 1112, 20, 0),
        pad("iPad Pro 11", 834, 1194, 24, 20),
        pad("iPad Pro 12.9", 1024, 1366, 24, 20),
        pad("iPad Pro 13", 1032, 1376, 24, 20),
    ]
}

@_spi(SliderKit) import CoreGraphics

extension UITabBarItem.SystemItem {
    var title: String {
        switch self {
        case .more: "More"
        case .favorites: "Favorites"
        case .featured: "Featured"
        case .topRated: "Top Rated"
        case .recents: "Recents"
        case .contacts: "Contacts"
        case .history: "History"
        case .bookmarks: "Bookmarks"
        case .search: "Search"
        case .downloads: "Downloads"
        case .mostRecent: "Most Recent"
        case .mostViewed: "Most Viewed"
        }
    }
}

/// Stand-ins for the pictures of the items that the system names. (choice: every shape)
@MainActor
enum TabBarSymbols {
    private static var made: [UITabBarItem.SystemItem: UIImage] = [:]

    static func image(of item: UITabBarItem.SystemItem) -> UIImage {
        if let image = made[item] { return image }
        let image = UIGraphicsImageRenderer(size: CGSize(width: 26, height: 26)).image { _ in draw(item) }.withRenderingMode(.alwaysTemplate)
        made[item] = image
        return image
    }

    private static func draw(_ item: UITabBarItem.SystemItem) {
        UIColor.black.set()
        switch item {
        case .more: for x in [5.0, 13, 21] { disc(x, 13, 2.3).fill() }
        case .favorites, .featured: star(13, 13.6, 11).fill()
        case .topRated:
            star(13, 9, 8).fill()
            line((5, 21), (21, 21))
        case .recents, .history, .mostRecent:
            stroke(disc(13, 13, 10.2))
            line((13, 7), (13, 13), (17, 15.4))
        case .contacts:
            stroke(disc(13, 13, 10.6))
            disc(13, 10.6, 3.6).fill()
            stroke(UIBezierPath(arcCenter: CGPoint(x: 13, y: 22), radius: 6.6, startAngle: .pi * 1.12, endAngle: .pi * 1.88, clockwise: true))
        case .bookmarks:
            line((13, 7), (8, 5), (3, 6), (3, 20), (8, 19), (13, 21), (18, 19), (23, 20), (23, 6), (18, 5), (13, 7), (13, 21))
        case .search:
            stroke(disc(11, 11, 7.4))
            line((16.6, 16.6), (22.6, 22.6))
        case .downloads:
            line((13, 3.5), (13, 16))
            line((8, 11.4), (13, 16.4), (18, 11.4))
            line((3.5, 16), (3.5, 22), (22.5, 22), (22.5, 16))
        case .mostViewed: for (y, x) in [(6.0, 23.0), (13, 17), (20, 11)] { line((3.5, y), (x, y)) }
        }
    }

    private static func disc(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat) -> UIBezierPath {
        UIBezierPath(arcCenter: CGPoint(x: x, y: y), radius: radius, startAngle: 0, endAngle: 2 * .pi, clockwise: true)
    }

    private static func star(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat) -> UIBezierPath {
        let path = UIBezierPath()
        for index in 0..<10 {
            let angle = CGFloat(index) * .pi / 5 - .pi / 2, reach = index.isMultiple(of: 2) ? radius : radius * 0.4
            let point = CGPoint(x: x + reach * cos(angle), y: y + reach * sin(angle))
            if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
        }
        path.close()
        return path
    }

    private static func line(_ points: (CGFloat, CGFloat)...) {
        let path = UIBezierPath()
        for (index, point) in points.enumerated() {
            let place = CGPoint(x: point.0, y: point.1)
            if index == 0 { path.move(to: place) } else { path.addLine(to: place) }
        }
        stroke(path)
    }

    private static func stroke(_ path: UIBezierPath) {
        path.lineWidth = 1.8
        path.lineCapStyle = .round
        path.lineJoinStyle = .round
        path.stroke()
    }
}

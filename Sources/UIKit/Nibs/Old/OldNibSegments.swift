/// A segmented control of an old xib, whose segments' properties stand in lists beside each other.
@MainActor
struct OldNibSegments {
    private let object: NibElement
    private let element: NibElement
    private let archive: OldNibArchive

    init(_ object: NibElement, _ element: NibElement, _ archive: OldNibArchive) {
        self.object = object
        self.element = element
        self.archive = archive
    }

    func translate() {
        let titles = list("IBSegmentTitles"), widths = list("IBSegmentWidths"), enabled = list("IBSegmentEnabledStates"), images = list("IBSegmentImages")
        let offsets = list("IBSegmentContentOffsets")
        let count = max(titles.count, images.count, archive.integer("IBNumberOfSegments", of: object).map { min(max($0, 0), 100) } ?? 0)
        let segments = NibElement(name: "segments", attributes: [], line: object.line)
        for index in 0..<count {
            let title = titles.indices.contains(index) ? titles[index] : nil
            let segment = NibElement(name: "segment", attributes: [("title", title.map(archive.text) ?? "")], line: title?.line ?? object.line)
            if images.indices.contains(index), let image = images[index], archive.className(image) != nil, let name = OldNibValues.image(image, archive) {
                segment.add(attribute: "image", name)
            }
            if widths.indices.contains(index), let width = widths[index], let number = Double(archive.text(width)), number > 0 {
                segment.add(attribute: "width", archive.text(width))
            }
            if enabled.indices.contains(index), let flag = enabled[index], ["NO", "0"].contains(archive.text(flag)) { segment.add(attribute: "enabled", "NO") }
            if offsets.indices.contains(index), let offset = offsets[index],
                let size = OldNibValues.geometry(archive.text(offset), kind: "size", key: "contentOffset", line: offset.line)
            {
                segment.add(size)
            }
            segments.add(segment)
        }
        element.add(segments)
        // The first one is selected where nothing is said.
        element.add(attribute: "selectedSegmentIndex", archive.text("IBSelectedSegmentIndex", of: object) ?? "0")
        if let momentary = archive.text("IBMomentary", of: object) { element.add(attribute: "momentary", momentary) }
        if let tint = archive.value("IBTintColor", of: object), let color = OldNibValues.color(tint, key: "tintColor", archive) { element.add(color) }
        // Styles have had no meaning since iOS 7, and tool tips are the Mac's.
        for key in ["IBSegmentControlStyle", "IBSegmentToolTips"] { object.children.first { $0.peek("key") == key }?.useWhole() }
    }

    private func list(_ key: String) -> [NibElement?] { archive.items(archive.value(key, of: object)) }
}

extension UITableView {
    static func nibStyle(_ element: NibElement) -> Style {
        element.choice("style", ["plain": .plain, "grouped": .grouped, "insetGrouped": .insetGrouped]) ?? .plain
    }

    /// Takes what a `<tableView>` element says. The scroll view's part has been taken.
    func decodeTableNib(_ nib: NibCoder) {
        let element = nib.element, builder = nib.builder
        if let height = element.number("rowHeight") { rowHeight = height }
        if let height = element.number("estimatedRowHeight") { estimatedRowHeight = height }
        if let height = element.number("sectionHeaderHeight") { sectionHeaderHeight = height }
        if let height = element.number("sectionFooterHeight") { sectionFooterHeight = height }
        let lines: [String: UITableViewCell.SeparatorStyle] = [
            "default": .singleLine, "singleLine": .singleLine, "singleLineEtched": .singleLine, "none": .none,
        ]
        if let style = element.choice("separatorStyle", lines) { separatorStyle = style }
        if let color = builder.color("separatorColor", of: element) { separatorColor = color }
        if let inset = element.child(key: "separatorInset") { separatorInset = builder.insets(inset) }
        let references: [String: SeparatorInsetReference] = ["cellEdges": .fromCellEdges, "fromCellEdges": .fromCellEdges, "automaticInsets": .fromAutomaticInsets, "fromAutomaticInsets": .fromAutomaticInsets]
        if let reference = element.choice("separatorInsetReference", references) { separatorInsetReference = reference }
        if let on = element.flag("allowsSelection") { allowsSelection = on }
        if let on = element.flag("allowsMultipleSelection") { allowsMultipleSelection = on }
        if let on = element.flag("insetsContentViewsToSafeArea") { insetsContentViewsToSafeArea = on }
        // Editing and the index at the side are not there.
        element.use(
            attributes: "dataMode", "allowsSelectionDuringEditing", "allowsMultipleSelectionDuringEditing", "sectionIndexMinimumDisplayRowCount",
            "estimatedSectionHeaderHeight", "estimatedSectionFooterHeight", "cellLayoutMarginsFollowReadableWidth", "prefetchingEnabled",
            "springLoaded", "translatesAutoresizingMaskIntoConstraints", "contentViewInsetsToSafeArea", "selectionFollowsFocus")
        for child in element.children where child.peek("key")?.hasPrefix("sectionIndex") == true { child.useWhole() }
        if let view = element.children.first(where: { $0.peek("key") == "tableHeaderView" }) { tableHeaderView = builder.make(view) as? UIView }
        if let view = element.children.first(where: { $0.peek("key") == "tableFooterView" }) { tableFooterView = builder.make(view) as? UIView }
        if let view = element.children.first(where: { $0.peek("key") == "backgroundView" }) { backgroundView = builder.make(view) as? UIView }
        decodePrototypes(element, builder)
        decodeSections(element, builder)
        if builder.isCanvas { fillCanvas() }
    }

    /// What Interface Builder shows: the static sections, or one cell of each prototype.
    private func fillCanvas() {
        let shown = table.staticTable ?? StaticTable()
        if table.staticTable == nil {
            let cells = table.reuse.makePrototypes()
            for cell in cells { cell.box.isStatic = true }
            shown.sections = [StaticTable.Section(cells: cells)]
        }
        table.staticTable = shown
        dataSource = shown
        delegate = shown
    }

    private func decodePrototypes(_ element: NibElement, _ builder: NibBuilder) {
        for child in element.list("prototypes") {
            guard let identifier = child.peek("reuseIdentifier") else {
                builder.tell("a prototype cell without a reuse identifier can't be asked for; give it one", at: child)
                child.useWhole()
                continue
            }
            // It is read when a cell is asked for.
            child.isDeferred = true
            table.reuse.register(TablePrototype(child, builder), identifier)
        }
    }

    private func decodeSections(_ element: NibElement, _ builder: NibBuilder) {
        guard let list = element.children.first(where: { $0.name == "sections" }) else { return }
        list.use()
        let made = StaticTable()
        for child in list.children where child.name == "tableViewSection" {
            child.use()
            child.use(attributes: "id", "userLabel", "colorLabel")
            var section = StaticTable.Section(header: child["headerTitle"], footer: child["footerTitle"])
            for text in child.children where text.name == "string" || text.name == "mutableString" {
                text.use()
                if text["key"] == "headerTitle" { section.header = text.text } else { section.footer = text.text }
            }
            section.cells = child.list("cells").compactMap { builder.make($0) as? UITableViewCell }
            for cell in section.cells { cell.box.isStatic = true }
            made.sections.append(section)
        }
        table.staticTable = made
    }
}

extension UITableViewCell {
    static func nibStyle(_ element: NibElement) -> CellStyle {
        let styles: [String: CellStyle] = [
            "IBUITableViewCellStyleDefault": .default, "IBUITableViewCellStyleValue1": .value1, "IBUITableViewCellStyleValue2": .value2,
            "IBUITableViewCellStyleSubtitle": .subtitle,
        ]
        return element.choice("style", styles) ?? .default
    }

    /// Takes what a `<tableViewCell>` element says.
    func decodeCellNib(_ nib: NibCoder) {
        let element = nib.element, builder = nib.builder
        element.use(attributes: "style", "reuseIdentifier", "hidesAccessoryWhenEditing", "editingAccessoryType", "shouldIndentWhileEditing", "showsReorderControl", "focusStyle")
        if let content = element.child(key: "contentView") { decodeContentNib(content, builder) }
        let named = { (name: String) in element[name].flatMap { builder.objects[$0] } }
        if let label = named("textLabel") as? UILabel { box.textLabel = label }
        if let label = named("detailTextLabel") as? UILabel { box.detailLabel = label }
        if let picture = named("imageView") as? UIImageView { box.picture = picture }
        box.nibHeight = element.number("rowHeight")
        let styles: [String: SelectionStyle] = ["none": .none, "blue": .blue, "gray": .gray, "default": .default]
        if let style = element.choice("selectionStyle", styles) { selectionStyle = style }
        if let type = element.choice("accessoryType", Self.nibAccessories) { accessoryType = type }
        if let level = element.integer("indentationLevel") { indentationLevel = level }
        if let width = element.number("indentationWidth") { indentationWidth = width }
        if let inset = element.child(key: "separatorInset") { separatorInset = builder.insets(inset) }
        for child in element.children {
            switch child.peek("key") {
            case "accessoryView": accessoryView = builder.make(child) as? UIView
            case "backgroundView": backgroundView = builder.make(child) as? UIView
            case "selectedBackgroundView": selectedBackgroundView = builder.make(child) as? UIView
            // Seen while the user edits, which is not offered.
            case "editingAccessoryView", "multipleSelectionBackgroundView": child.useWhole()
            default: break
            }
        }
    }

    private func decodeContentNib(_ element: NibElement, _ builder: NibBuilder) {
        element.use(attributes: "id", "key", "tableViewCell", "userLabel", "colorLabel", "customModule", "customModuleProvider")
        if let id = element.peek("id") { builder.objects[id] = contentView }
        let mask = contentView.autoresizingMask
        contentView.decodeNib(NibCoder(builder, element))
        contentView.autoresizingMask = mask
        builder.finish(element, contentView)
    }

    private static let nibAccessories: [String: AccessoryType] = [
        "none": .none, "disclosureIndicator": .disclosureIndicator, "detailDisclosureButton": .detailDisclosureButton, "checkmark": .checkmark,
        "detailButton": .detailButton,
    ]
}

extension UITableViewHeaderFooterView {
    /// Takes what a `<tableViewHeaderFooterView>` element says; in nibs such views often are plain views of that class.
    func decodeSectionViewNib(_ nib: NibCoder) {
        let element = nib.element, builder = nib.builder
        guard let content = element.child(key: "contentView") else { return }
        content.use(attributes: "id", "userLabel", "tableViewHeaderFooterView")
        if let id = content.peek("id") { builder.objects[id] = contentView }
        contentView.decodeNib(NibCoder(builder, content))
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        builder.finish(content, contentView)
    }
}

extension UITableViewController {
    func decodeTableControllerNib(_ nib: NibCoder) {
        if let clears = nib.element.flag("clearsSelectionOnViewWillAppear") { clearsSelectionOnViewWillAppear = clears }
    }
}

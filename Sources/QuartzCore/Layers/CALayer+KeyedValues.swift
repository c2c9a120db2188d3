@_spi(SliderKit) import CoreGraphics

extension CALayer {
    /// The value of one of the layer's own properties, boxed; `.none` if there is none of that name.
    func baseValue(_ key: String) -> Any?? {
        switch key {
        case "bounds": return NSValue(rect: bounds)
        case "frame": return NSValue(rect: frame)
        case "position": return NSValue(point: position)
        case "anchorPoint": return NSValue(point: anchorPoint)
        case "anchorPointZ": return anchorPointZ.boxed
        case "zPosition": return zPosition.boxed
        case "transform": return NSValue(caTransform3D: transform)
        case "sublayerTransform": return NSValue(caTransform3D: sublayerTransform)
        case "opacity": return NSNumber(value: opacity)
        case "hidden", "isHidden": return NSNumber(value: isHidden)
        case "masksToBounds": return NSNumber(value: masksToBounds)
        case "opaque", "isOpaque": return NSNumber(value: isOpaque)
        case "name": return .some(name)
        case "mask": return .some(mask)
        case "superlayer": return .some(superlayer)
        case "sublayers": return .some(sublayers)
        case "delegate": return .some(delegate)
        case "speed": return NSNumber(value: speed)
        case "timeOffset": return NSNumber(value: timeOffset)
        case "beginTime": return NSNumber(value: beginTime)
        default: return lookValue(key)
        }
    }

    private func lookValue(_ key: String) -> Any?? {
        switch key {
        case "contents": return .some(contents)
        case "contentsRect": return NSValue(rect: contentsRect)
        case "contentsCenter": return NSValue(rect: contentsCenter)
        case "contentsScale": return contentsScale.boxed
        case "contentsGravity": return contentsGravity.rawValue
        case "backgroundColor": return .some(backgroundColor)
        case "cornerRadius": return cornerRadius.boxed
        case "maskedCorners": return NSNumber(value: maskedCorners.rawValue)
        case "cornerCurve": return cornerCurve.rawValue
        case "borderWidth": return borderWidth.boxed
        case "borderColor": return .some(borderColor)
        case "shadowColor": return .some(shadowColor)
        case "shadowOpacity": return NSNumber(value: shadowOpacity)
        case "shadowOffset": return NSValue(size: shadowOffset)
        case "shadowRadius": return shadowRadius.boxed
        case "shadowPath": return .some(shadowPath)
        case "allowsGroupOpacity": return NSNumber(value: allowsGroupOpacity)
        case "allowsEdgeAntialiasing": return NSNumber(value: allowsEdgeAntialiasing)
        case "shouldRasterize": return NSNumber(value: shouldRasterize)
        case "rasterizationScale": return rasterizationScale.boxed
        case "needsDisplayOnBoundsChange": return NSNumber(value: needsDisplayOnBoundsChange)
        default: return nil
        }
    }

    /// Sets one of the layer's own properties; false if there is none of that name. A value of another type is ignored.
    func setBaseValue(_ value: Any?, _ key: String) -> Bool {
        switch key {
        case "bounds": Coerce.rect(value).map { bounds = $0 }
        case "frame": Coerce.rect(value).map { frame = $0 }
        case "position": Coerce.point(value).map { position = $0 }
        case "anchorPoint": Coerce.point(value).map { anchorPoint = $0 }
        case "anchorPointZ": Coerce.number(value).map { anchorPointZ = $0 }
        case "zPosition": Coerce.number(value).map { zPosition = $0 }
        case "transform": Coerce.transform(value).map { transform = $0 }
        case "sublayerTransform": Coerce.transform(value).map { sublayerTransform = $0 }
        case "opacity": Coerce.number(value).map { opacity = Float($0) }
        case "hidden", "isHidden": Coerce.bool(value).map { isHidden = $0 }
        case "masksToBounds": Coerce.bool(value).map { masksToBounds = $0 }
        case "opaque", "isOpaque": Coerce.bool(value).map { isOpaque = $0 }
        case "name": name = value as? String
        case "mask": mask = value as? CALayer
        case "sublayers": sublayers = value as? [CALayer]
        case "delegate": delegate = value as? any CALayerDelegate
        case "speed": Coerce.number(value).map { speed = Float($0) }
        case "timeOffset": Coerce.number(value).map { timeOffset = CFTimeInterval($0) }
        case "beginTime": Coerce.number(value).map { beginTime = CFTimeInterval($0) }
        default: return setLookValue(value, key)
        }
        return true
    }

    private func setLookValue(_ value: Any?, _ key: String) -> Bool {
        switch key {
        case "contents": contents = value
        case "contentsRect": Coerce.rect(value).map { contentsRect = $0 }
        case "contentsCenter": Coerce.rect(value).map { contentsCenter = $0 }
        case "contentsScale": Coerce.number(value).map { contentsScale = $0 }
        case "contentsGravity": (value as? String).map { contentsGravity = CALayerContentsGravity(rawValue: $0) }
        case "backgroundColor": backgroundColor = Coerce.color(value)
        case "cornerRadius": Coerce.number(value).map { cornerRadius = $0 }
        case "maskedCorners":
            Coerce.number(value).map { maskedCorners = CACornerMask(rawValue: UInt(min(max($0, 0), 15))) }
        case "cornerCurve": (value as? String).map { cornerCurve = CALayerCornerCurve(rawValue: $0) }
        case "borderWidth": Coerce.number(value).map { borderWidth = $0 }
        case "borderColor": borderColor = Coerce.color(value)
        case "shadowColor": shadowColor = Coerce.color(value)
        case "shadowOpacity": Coerce.number(value).map { shadowOpacity = Float($0) }
        case "shadowOffset": Coerce.size(value).map { shadowOffset = $0 }
        case "shadowRadius": Coerce.number(value).map { shadowRadius = $0 }
        case "shadowPath": shadowPath = Coerce.path(value)
        case "allowsGroupOpacity": Coerce.bool(value).map { allowsGroupOpacity = $0 }
        case "allowsEdgeAntialiasing": Coerce.bool(value).map { allowsEdgeAntialiasing = $0 }
        case "shouldRasterize": Coerce.bool(value).map { shouldRasterize = $0 }
        case "rasterizationScale": Coerce.number(value).map { rasterizationScale = $0 }
        case "needsDisplayOnBoundsChange": Coerce.bool(value).map { needsDisplayOnBoundsChange = $0 }
        default: return false
        }
        return true
    }

    func keyedValue(_ key: String) -> Any? {
        if let value = builtinValue(key) { return value }
        return managedValue(forKey: key)
    }

    func setKeyedValue(_ value: Any?, _ key: String) {
        // Nil means the default.
        if setBuiltinValue(value ?? type(of: self).defaultValue(forKey: key), key) { return }
        setManagedValue(value, forKey: key)
    }

    /// A value stored under a key of the user's: what an `@NSManaged` property of a subclass reads.
    @_spi(SliderKit) public func managedValue(forKey key: String) -> Any? {
        if let value = _extras?.values[key] { return value }
        if let styled = _extras?.style?[key] { return styled }
        return type(of: self).defaultValue(forKey: key)
    }

    /// Stores a value under a key of the user's: what an `@NSManaged` property of a subclass writes. Runs the key's action, and
    /// marks the content if the class says that it depends on the key.
    @_spi(SliderKit) public func setManagedValue(_ value: Any?, forKey key: String) {
        change(key, .none) { extras.values[key] = value }
        if type(of: self).needsDisplay(forKey: key) { setNeedsDisplay() }
    }

    func valueAtPath(_ path: String) -> Any? {
        guard let dot = path.firstIndex(of: ".") else { return value(forKey: path) }
        let rest = String(path[path.index(after: dot)...])
        switch value(forKey: String(path[..<dot])) {
        case let layer as CALayer: return layer.value(forKeyPath: rest)
        case let value?: return ValuePart.get(rest, of: value)
        case nil: return nil
        }
    }

    func setValueAtPath(_ new: Any?, _ path: String) {
        guard let dot = path.firstIndex(of: ".") else { return setValue(new, forKey: path) }
        let (key, rest) = (String(path[..<dot]), String(path[path.index(after: dot)...]))
        switch value(forKey: key) {
        case let layer as CALayer: layer.setValue(new, forKeyPath: rest)
        case let value?: ValuePart.set(rest, of: value, to: new).map { setValue($0, forKey: key) }
        case nil: break
        }
    }
}

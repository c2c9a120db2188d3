extension PDFInterpreter {
    /// Fills what the clips leave with a shading.
    func drawShading(_ object: PDFObject?) {
        guard let entries = file.dictionary(object), let kind = file.number(entries["ShadingType"]), kind == 2 || kind == 3,
            let function = PDFFunction(entries["Function"], file), let coordinates = file.numbers(entries["Coords"]),
            coordinates.count == (kind == 2 ? 4 : 6), let gradient = gradient(entries, function)
        else {
            passedOver.insert("a shading of an unknown kind")
            return
        }
        var options: CGGradientDrawingOptions = []
        if let extend = file.array(entries["Extend"]), extend.count == 2 {
            if case .bool(true) = file.resolve(extend[0]) { options.insert(.drawsBeforeStartLocation) }
            if case .bool(true) = file.resolve(extend[1]) { options.insert(.drawsAfterEndLocation) }
        }
        context.saveGState()
        context.multiplyAlpha(by: state.fillAlpha)
        let c = coordinates.map { CGFloat($0) }
        if kind == 2 {
            context.drawLinearGradient(gradient, start: CGPoint(x: c[0], y: c[1]), end: CGPoint(x: c[2], y: c[3]), options: options)
        } else {
            context.drawRadialGradient(
                gradient, startCenter: CGPoint(x: c[0], y: c[1]), startRadius: c[2], endCenter: CGPoint(x: c[3], y: c[4]), endRadius: c[5],
                options: options)
        }
        context.restoreGState()
    }

    /// The function's colours at steps that no eye tells from the function itself.
    private func gradient(_ entries: [String: PDFObject], _ function: PDFFunction) -> CGGradient? {
        let space = PDFColorSpace(entries["ColorSpace"], file, resources)
        let domain = file.numbers(entries["Domain"]) ?? [0, 1]
        guard domain.count == 2 else { return nil }
        let steps = 64
        let locations = (0...steps).map { CGFloat($0) / CGFloat(steps) }
        let colors = locations.map { space.color(function.values([domain[0] + Double($0) * (domain[1] - domain[0])]), alpha: 1) }
        return CGGradient(colorsSpace: nil, colors: colors, locations: locations)
    }
}

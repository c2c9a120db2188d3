@_spi(SliderKit) import CoreGraphics

/// What the painter asks of its slider. The painter is called by layers, which belong to no actor but run on the main thread by agreement; a closure that
/// crosses that line would ask the runtime which thread it is on, which costs as much as a tenth of a step. Functions taken as they are do not.
enum SliderCalls {
    nonisolated(unsafe) static let plan = unsafeBitCast(
        planned as @MainActor (Unmanaged<UISlider>, CGRect) -> SliderPlan?, to: ((Unmanaged<UISlider>, CGRect) -> SliderPlan?).self)
    nonisolated(unsafe) static let changes = unsafeBitCast(
        changed as @MainActor (Unmanaged<UISlider>, SliderPlan, SliderPlan) -> SliderChanges?,
        to: ((Unmanaged<UISlider>, SliderPlan, SliderPlan) -> SliderChanges?).self)
    nonisolated(unsafe) static let paintsNothing = unsafeBitCast(
        isEmpty as @MainActor (Unmanaged<UISlider>, SliderPlan, PixelPoint, PixelRect) -> Bool,
        to: ((Unmanaged<UISlider>, SliderPlan, PixelPoint, PixelRect) -> Bool).self)
    nonisolated(unsafe) static let paint = unsafeBitCast(
        painted as @MainActor (Unmanaged<UISlider>, SliderPlan, PixelCanvas, PixelPoint, UInt32?) -> Void,
        to: ((Unmanaged<UISlider>, SliderPlan, PixelCanvas, PixelPoint, UInt32?) -> Void).self)
    nonisolated(unsafe) static let paintParts = unsafeBitCast(
        paintedParts as @MainActor (Unmanaged<UISlider>, CGContext, CGRect) -> Void,
        to: ((Unmanaged<UISlider>, CGContext, CGRect) -> Void).self)

    @MainActor private static func planned(_ slider: Unmanaged<UISlider>, _ bounds: CGRect) -> SliderPlan? {
        slider.takeUnretainedValue().plan(bounds)
    }

    @MainActor private static func changed(_ slider: Unmanaged<UISlider>, _ old: SliderPlan, _ new: SliderPlan) -> SliderChanges? {
        slider.takeUnretainedValue().changes(from: old, to: new)
    }

    @MainActor private static func isEmpty(
        _ slider: Unmanaged<UISlider>, _ plan: SliderPlan, _ origin: PixelPoint, _ area: PixelRect
    ) -> Bool {
        slider.takeUnretainedValue().paintsNothing(plan, at: origin, within: area)
    }

    @MainActor private static func painted(
        _ slider: Unmanaged<UISlider>, _ plan: SliderPlan, _ canvas: PixelCanvas, _ origin: PixelPoint, _ backdrop: UInt32?
    ) {
        slider.takeUnretainedValue().paint(plan, on: canvas, at: origin, over: backdrop)
    }

    @MainActor private static func paintedParts(_ slider: Unmanaged<UISlider>, _ context: CGContext, _ bounds: CGRect) {
        slider.takeUnretainedValue().paintParts(in: context, bounds: bounds)
    }
}

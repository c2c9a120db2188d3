/// A change of a slider's value without a touch, by keys or the wheel.
enum SliderStep: Equatable {
    /// By so many small steps.
    case small(Int)
    /// By so many large ones.
    case large(Int)
    /// To the least value.
    case minimum
    /// To the largest.
    case maximum
}

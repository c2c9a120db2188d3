/// The words that a slider says of itself. Set them in the languages of your app.
@MainActor
public enum SliderWords {
    /// The thumb with the lesser value of two. Default "minimum".
    public static var minimum = "minimum"
    /// The thumb with the greater value of two. Default "maximum".
    public static var maximum = "maximum"
    /// Which of how many stops a value is. Default "3 of 5".
    public static var place: (_ index: Int, _ count: Int) -> String = { "\($0) of \($1)" }
    /// What bubbles that have merged show of their values. Default "20 – 40".
    public static var span: (_ least: String, _ greatest: String) -> String = { "\($0) – \($1)" }
}

/// The words that a ``ConfirmControl`` says of itself. Set them in the languages of your app.
@MainActor
public enum ConfirmWords {
    /// The action of assistive tools. Default "Confirm".
    public static var confirm = "Confirm"
    /// What it is called once it is confirmed, unless it has words of its own. Default "Confirmed".
    public static var confirmed = "Confirmed"
    /// What it is called while the program is at work. Default "In progress".
    public static var loading = "In progress"
}

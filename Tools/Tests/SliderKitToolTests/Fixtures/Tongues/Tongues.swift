import UIKit

@UIApplicationMain
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        Notes.clear()
        texts()
        return true
    }
}

/// Writes lines to the file that the environment names.
enum Notes {
    private static let path = ProcessInfo.processInfo.environment["TONGUES_NOTES"] ?? "/dev/null"
    static func clear() { _ = FileManager.default.createFile(atPath: path, contents: nil) }
    static func note(_ key: String, _ text: String?) {
        guard let handle = FileHandle(forWritingAtPath: path) else { return }
        handle.seekToEndOfFile()
        handle.write("\(key)\t\(text ?? "nil")\n".data(using: .utf8)!)
        handle.closeFile()
    }
}

private func texts() {
    Notes.note("plain", NSLocalizedString("hello", comment: "Greets"))
    Notes.note("table", NSLocalizedString("hello", tableName: "Other", bundle: Bundle.main, value: "none", comment: ""))
    Notes.note("unknown", NSLocalizedString("missing key", comment: "") + "|" + NSLocalizedString("missing key", value: "value", comment: ""))
    Notes.note("bundle", Bundle(for: AppDelegate.self).localizedString(forKey: "hello", value: nil, table: nil))
    Notes.note("plural", [0, 1, 2, 5, 21].map { String(format: NSLocalizedString("%d steps", comment: ""), $0) }.joined(separator: ", "))
    let format = NSLocalizedString("%d of %d in %@", comment: "")
    Notes.note("several", String.localizedStringWithFormat(format, 1, 3, "x"))
    Notes.note("argument", String(format: NSLocalizedString("level %@", comment: ""), "7"))
    let count = 4, name = "Ada"
    Notes.note("interpolated", String(localized: "\(count) taps by \(name)"))
    Notes.note("one", String(localized: "\(1) taps by \(name)"))
    Notes.note("default", String(localized: "ratio", defaultValue: "at \(50) %", table: "Other", comment: "A part"))
    Notes.note("catalogue", String(localized: "Catalogued"))
    Notes.note("languages", Bundle.main.preferredLocalizations.first)
    Notes.note("preferred", Locale.preferredLanguages.first)
    Notes.note("name", Bundle.main.object(forInfoDictionaryKey: "CFBundleDisplayName") as? String)
    Notes.note("version", Bundle.main.infoDictionary?["CFBundleShortVersionString"] as? String)
    Notes.note("file", Bundle.main.path(forResource: "greeting", ofType: "txt").flatMap { try? String(contentsOfFile: $0, encoding: .utf8) }?.trimmingCharacters(in: .newlines))
    Notes.note("url", Bundle.main.url(forResource: "plain", withExtension: "txt").flatMap { try? String(contentsOf: $0, encoding: .utf8) }?.trimmingCharacters(in: .newlines))
}

final class Panel: UIViewController {
    @IBOutlet private var segments: UISegmentedControl!
    @IBOutlet private var slider: UISlider!
    @IBOutlet private var button: UIButton!
    @IBOutlet private var tagged: Tagged!
    @IBOutlet private var heading: UILabel!

    override func viewDidLoad() {
        super.viewDidLoad()
        Notes.note("heading", heading.text)
        Notes.note("segments", (0..<segments.numberOfSegments).map { segments.titleForSegment(at: $0) ?? "" }.joined(separator: ","))
        Notes.note("button", "\(button.title(for: .normal) ?? "") \(button.title(for: .disabled) ?? "")")
        Notes.note("spoken", "\(slider.accessibilityLabel ?? "") \(slider.accessibilityHint ?? "")")
        Notes.note("attribute", tagged.caption)
        Notes.note("title", title)
    }
}

final class Tagged: UIView { @IBInspectable var caption: String = "" }

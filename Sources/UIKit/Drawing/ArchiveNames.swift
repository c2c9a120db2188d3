/// The names of classes in archives.
///
/// Foundation on Linux writes them with the module before (`UIKit.UIColor`), and has no other written: it forgets what `setClassName` is told.
/// Archives with Apple's names are read all the same.
enum ArchiveNames {
    /// Tells unarchivers of Apple's names, once. Called where views are made and values are archived (choice: there is no hook that runs
    /// when a program loads the module), so before a program that uses UIKit reads its first archive.
    static let install: Void = {
        let names: [(AnyClass, String)] = [
            (UIColor.self, "UIColor"), (UIImage.self, "UIImage"), (UIFont.self, "UIFont"), (UIFontDescriptor.self, "UIFontDescriptor"),
            (UIBezierPath.self, "UIBezierPath"), (UIView.self, "UIView"), (UIWindow.self, "UIWindow"), (UIControl.self, "UIControl"),
            (UISlider.self, "UISlider"), (UILabel.self, "UILabel"), (UIImageView.self, "UIImageView"), (UIStackView.self, "UIStackView"),
            (UIScrollView.self, "UIScrollView"), (UINavigationBar.self, "UINavigationBar"), (UITableView.self, "UITableView"),
            (UITableViewCell.self, "UITableViewCell"), (UITableViewHeaderFooterView.self, "UITableViewHeaderFooterView"), (UITabBar.self, "UITabBar"),
        ]
        for (type, name): (AnyClass, String) in names { NSKeyedUnarchiver.setClass(type, forClassName: name) }
        for (type, name): (AnyClass, String) in [
            (UIImage.Configuration.self, "Configuration"), (UIImage.SymbolConfiguration.self, "SymbolConfiguration"),
        ] {
            NSKeyedUnarchiver.setClass(type, forClassName: "UIImage" + name)
            NSKeyedUnarchiver.setClass(type, forClassName: "UIKit.Archived" + name)
        }
    }()
}

/// Stands for `UIImage.Configuration` in archives: Foundation on Linux has no names for classes inside of others.
class ArchivedConfiguration: NSObject {}
/// Stands for `UIImage.SymbolConfiguration` in archives.
final class ArchivedSymbolConfiguration: ArchivedConfiguration {}

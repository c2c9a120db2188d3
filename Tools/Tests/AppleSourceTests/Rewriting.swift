import AppleSource
import Foundation
import Testing

/// The text of one file's rewritten lines, without the lines that the rewriter puts before the first and after the last.
func rewrite(_ text: String, swiftVersion: String = "5") -> String {
    let module = rewriteModule(["/user/File.swift": text], swiftVersion: swiftVersion)
    return userLines(module.files[0].text)
}

func rewriteModule(_ files: [String: String], swiftVersion: String = "5") -> RewrittenModule {
    let sources = files.sorted { $0.key < $1.key }.map { SourceFile(path: $0.key, text: $0.value) }
    return SourceModule(files: sources, options: SourceOptions(swiftVersion: swiftVersion)).rewritten()
}

func userLines(_ text: String) -> String {
    var lines = text.components(separatedBy: "\n")
    if lines.first == "@_spi(SliderKit) import UIKit" { lines.removeFirst() }
    if lines.first == "import UIKit", lines.count > 1, lines[1].hasPrefix("#sourceLocation") { lines.removeFirst() }
    if lines.first?.hasPrefix("#sourceLocation") == true { lines.removeFirst() }
    if let end = lines.firstIndex(where: { $0.hasPrefix("#sourceLocation") }) { lines.removeSubrange(end...) }
    while lines.last == "" { lines.removeLast() }
    return lines.joined(separator: "\n")
}

/// One rewriting of a member of a class `V: UIControl`, which declares what the members name.
func rewriteMember(_ member: String) -> String {
    let lines = rewrite(
        """
        class V: UIControl {
        \(member)
        @objc func tap() {}
        @objc func both() {}
        @objc func both(_ sender: UIControl) {}
        @objc private func changed(_ sender: UIControl) {}
        @objc func changed(_ sender: UIControl, with event: UIEvent) {}
        @objc func named(sender: UIControl) {}
        @objc(custom:) func renamed(_ sender: UIControl) {}
        @objc dynamic var level: Float = 0
        class Inner: UIView { @objc func innerTap() {} }
        }
        class W: V {}
        """)
    return lines.components(separatedBy: "\n").dropFirst().prefix(member.components(separatedBy: "\n").count).joined(separator: "\n")
}

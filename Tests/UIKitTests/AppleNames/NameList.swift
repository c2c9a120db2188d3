import Foundation

/// Names of a module as `Type.member`, from one of the lists in this folder.
struct NameList {
    let names: Set<String>

    init(of module: String) throws {
        let path = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("\(module).txt")
        var names: Set<String> = []
        for line in try String(contentsOf: path, encoding: .utf8).split(separator: "\n") where !line.hasPrefix("#") {
            let words = line.split(separator: " ").map(String.init)
            for member in words.dropFirst() { names.insert(words[0] == "-" ? member : "\(words[0]).\(member)") }
        }
        self.names = names
    }
}

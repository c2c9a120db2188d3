import Foundation
import NibEditing
import Testing

/// Files that are saved, and files that are better left alone.
struct NibSaverTests {
    private let folder = NSTemporaryDirectory() + "nib-saver-\(UUID().uuidString)"
    private let content = "<document><view id=\"a\"/></document>\n"
    private let edit = [NibEdit(object: "a", place: .attribute("alpha"), value: "0.5")]
    private var path: String { folder + "/Some.xib" }

    private func prepare() throws {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try content.write(toFile: path, atomically: true, encoding: .utf8)
    }

    private var now: String { (try? String(contentsOfFile: path, encoding: .utf8)) ?? "" }

    @Test("E1: a file that is as it was gets the value, keeps its rights, and leaves nothing beside it")
    func saves() throws {
        try prepare()
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
        let old = try #require(NibSaver.revision(of: path))
        let new = try NibSaver.save(edit, to: path, expecting: old)
        #expect(now == "<document><view alpha=\"0.5\" id=\"a\"/></document>\n")
        #expect(NibSaver.revision(of: path) == new && new != old)
        #expect(try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int == 0o640)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["Some.xib"])
    }

    @Test("E1, H2: a file that was changed by hand meanwhile is never overwritten, and this is said")
    func changedMeanwhile() throws {
        try prepare()
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let shown = try #require(NibSaver.revision(of: path))
        let byHand = content.replacingOccurrences(of: "<view", with: "<view hidden=\"YES\"")
        try byHand.write(toFile: path, atomically: true, encoding: .utf8)
        #expect {
            try NibSaver.save(edit, to: path, expecting: shown)
        } throws: {
            "\($0)" == "\(path) was changed by another program after these values were edited; nothing is saved. Look at it, then save again"
        }
        #expect(now == byHand)
        // Whoever has looked at it may save into what it is now.
        try NibSaver.save(edit, to: path, expecting: try #require(NibSaver.revision(of: path)))
        #expect(now == "<document><view hidden=\"YES\" alpha=\"0.5\" id=\"a\"/></document>\n")
    }

    @Test("H2: a file that is gone is not made again")
    func gone() throws {
        try prepare()
        let shown = try #require(NibSaver.revision(of: path))
        try FileManager.default.removeItem(atPath: folder)
        #expect { try NibSaver.save(edit, to: path, expecting: shown) } throws: { "\($0)".contains("can't be read; was it moved?") }
        #expect(!FileManager.default.fileExists(atPath: path))
    }

    @Test("H2: a file that can't be edited stays as it is")
    func broken() throws {
        try prepare()
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try "<document><view id=\"a\">".write(toFile: path, atomically: true, encoding: .utf8)
        #expect(throws: NibEditError.self) { try NibSaver.save(edit, to: path, expecting: try #require(NibSaver.revision(of: path))) }
        #expect(now == "<document><view id=\"a\">")
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["Some.xib"])
    }

    @Test("E1: a link stays a link to the file that is changed")
    func link() throws {
        try prepare()
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let link = folder + "/Link.xib"
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: path)
        try NibSaver.save(edit, to: link, expecting: try #require(NibSaver.revision(of: link)))
        #expect(now.contains("alpha"))
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == path)
    }
}

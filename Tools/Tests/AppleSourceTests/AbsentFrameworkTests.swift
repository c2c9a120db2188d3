import AppleSource
import Testing

/// Frameworks that Linux lacks, imported whatever the platform.
struct AbsentFrameworkTests {
    private let text = """
        import AVFoundation
        import UIKit
        class Player: UIViewController {
            @IBOutlet var slider: UISlider!
            private let sound = AVPlayer()
            func load() { sound.play() }
            override func viewDidLoad() {
                super.viewDidLoad()
                slider.value = 1
                let item = AVPlayerItem(url: url)
                self.sound.replace(with: item)
                slider.maximumValue = 2
                if let current = sound.current { print(current) }
                guard let rate = item.rate else { return }
                print(rate)
                UIView.animate(withDuration: 1) {
                    self.sound.pause()
                    self.slider.alpha = 0
                }
                switch slider.value {
                case 0: sound.pause()
                default: slider.value = 0
                }
            }
            func show(_ item: AVPlayerItem) {}
        }
        class Wave: AVPlayer {}
        class AVATAR: UIView {}
        let mine = AVATAR()
        """

    @Test("D1: only what uses the framework is left out, each with its line: members, statements, what depends on them, types that inherit")
    func parts() throws {
        let module = rewriteModule(["/a.swift": text])
        let lines = userLines(module.files[0].text).components(separatedBy: "\n").map { $0.filter { $0 != " " } }
        try #require(lines.count == 29)
        // Line numbers from 1.
        let empty = lines.indices.filter { lines[$0].isEmpty }.map { $0 + 1 }
        #expect(empty == [1, 5, 10, 11, 13, 14, 15, 17, 25, 27])
        #expect(lines[5] == "funcload(){}" && lines[20] == "case0:break;" && lines[17] == "self.slider.alpha=0" && lines[28] == "letmine=AVATAR()")
        #expect(module.files[0].missingModules.isEmpty)
        let told = module.diagnostics.map { "\($0.line): \($0.message)" }
        #expect(told.contains("1: module AVFoundation is not available on Linux, and its import is left out, with what uses it"))
        #expect(told.contains("10: left out: it needs AVPlayerItem of AVFoundation, which is not available on Linux"))
        #expect(told.contains("27: left out: it needs AVPlayer of AVFoundation, which is not available on Linux"))
        #expect(module.classes.map(\.name) == ["Player", "AVATAR"])
    }

    @Test("D1: a file that imports UIKit through such a framework still gets it")
    func reexported() {
        #expect(rewriteModule(["/a.swift": "import SpriteKit\nclass V: UIView {}"]).files[0].text.hasPrefix("import UIKit\n"))
    }

    @Test("D1: guarded imports, and names in files without the import, are as they were")
    func untouched() {
        let module = rewriteModule(["/a.swift": "#if canImport(SpriteKit)\nimport SpriteKit\n#endif\nvar x: SKView?", "/b.swift": "var y: AVPlayer?"])
        #expect(module.files.allSatisfy { !$0.isChanged } && module.diagnostics.isEmpty)
    }

    @Test("D1: logging by Apple's log is left out, with the loggers", arguments: ["os", "os.log", "OSLog"])
    func logging(module: String) {
        let text = rewriteModule([
            "/a.swift": "import \(module)\nextension Logger {\n  static let touch = Logger(subsystem: \"a\", category: \"b\")\n}\nclass A {\n  let log = Logger()\n"
                + "  func f() {\n    log.debug(\"x\")\n    Logger.touch.info(\"y\")\n    os_log(\"z\")\n    g()\n  }\n  func g() {}\n}"
        ]).files[0].text
        #expect(["Logger", "log.debug", "os_log"].allSatisfy { !userLines(text).contains($0) } && userLines(text).contains("    g()"), "\(text)")
    }
}

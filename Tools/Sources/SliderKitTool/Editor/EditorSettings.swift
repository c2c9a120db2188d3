import Foundation

/// What an editor is told so that it runs `sliderkit lsp`.
struct EditorSettings {
    /// As the command line names it.
    let name: String
    let title: String
    /// Its settings file in a folder; nil where it has settings of the user's only.
    let file: String?
    /// Where else they are.
    var home = ""
    let text: String

    func place(in folder: String) -> String { file.map { "\(folder)/\($0)" } ?? home }

    /// The command of the repository, which builds the tool where it must.
    static let program: String = {
        let engine = (try? Engine.locate())?.folder ?? ""
        var folder = URL(fileURLWithPath: engine).resolvingSymlinksInPath()
        while folder.path != "/" {
            let script = folder.appendingPathComponent("sliderkit").path
            var isFolder: ObjCBool = false
            if FileManager.default.fileExists(atPath: script, isDirectory: &isFolder), !isFolder.boolValue,
                FileManager.default.isExecutableFile(atPath: script)
            {
                return script
            }
            folder.deleteLastPathComponent()
        }
        return "sliderkit"
    }()

    static let all = [
        EditorSettings(
            name: "vscode", title: "Visual Studio Code (with the Swift extension)", file: ".vscode/settings.json",
            text: """
                {
                  "swift.sourcekit-lsp.serverPath": "\(program)",
                  "swift.sourcekit-lsp.serverArguments": ["lsp"]
                }

                """),
        EditorSettings(
            name: "helix", title: "Helix", file: ".helix/languages.toml",
            text: """
                [language-server.sourcekit-lsp]
                command = "\(program)"
                args = ["lsp"]

                """),
        EditorSettings(
            name: "zed", title: "Zed", file: ".zed/settings.json",
            text: """
                {
                  "lsp": { "sourcekit-lsp": { "binary": { "path": "\(program)", "arguments": ["lsp"] } } }
                }

                """),
        EditorSettings(
            name: "neovim", title: "Neovim 0.11", file: nil, home: "init.lua",
            text: """
                vim.lsp.config('sliderkit', { cmd = { '\(program)', 'lsp' }, filetypes = { 'swift' }, root_markers = { '.git', 'Package.swift' } })
                vim.lsp.enable('sliderkit')

                """),
        EditorSettings(
            name: "emacs", title: "Emacs (with eglot)", file: nil, home: "init.el",
            text: """
                (with-eval-after-load 'eglot
                  (add-to-list 'eglot-server-programs '(swift-mode . ("\(program)" "lsp"))))

                """),
    ]
}

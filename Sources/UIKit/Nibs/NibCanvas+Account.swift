import Foundation

extension NibCanvas {
    /// Makes everything that a xib or storyboard holds as the app does, with a File's Owner where its class can be made, and says what became
    /// of each element and attribute. What can't be applied is told. Nil, and told, for a file that can't be read.
    public static func account(of path: String) -> NibAccount? {
        let url = URL(fileURLWithPath: path)
        return path.hasSuffix(".storyboard") ? account(storyboard: url) : account(xib: url)
    }

    private static func account(xib url: URL) -> NibAccount? {
        do {
            let document = try NibDocument(contentsOf: url)
            let placeholder = document.objects.first { $0.peek("placeholderIdentifier") == "IBFilesOwner" }
            let owner = placeholder.flatMap { filesOwner($0, document) }
            _ = NibBuilder(document, bundle: AppInterface.bundle).instantiate(owner: owner, external: [:])
            return NibAccount(of: document)
        } catch {
            NibLedger.tell(error as? NibProblem ?? NibProblem(message: "\(error)", file: url.path, line: 0))
            return nil
        }
    }

    /// Who is connected as File's Owner. Told where there is something to connect and nobody to be found.
    private static func filesOwner(_ element: NibElement, _ document: NibDocument) -> NSObject? {
        let name = element.peek("customClass")
        if let name, Registry.shared.canMake(name) { return Registry.shared.make(name, frame: .zero) }
        guard element.children.contains(where: { !$0.children.isEmpty }) else { return nil }
        let reason = name.map { Registry.shared.type(named: $0) == nil ? "there is no class \($0)" : "a \($0) can't be made without more" }
        document.tell("\(reason ?? "it has no class"): the connections of File's Owner were not tried", at: element)
        return nil
    }

    private static func account(storyboard url: URL) -> NibAccount? {
        let file = StoryboardFile(url, bundle: AppInterface.bundle)
        guard let document = file.document else { return nil }
        let storyboard = UIStoryboard(file: file)
        for scene in file.scenes {
            let controller = storyboard.controller(of: scene)
            controller?.loadViewIfNeeded()
            controller?.viewIfLoaded?.tryPrototypes()
        }
        return NibAccount(of: document)
    }
}

extension UIStoryboard {
    /// Makes a scene's controller, with what belongs to it before its view is loaded, and wakes it.
    /// - Parameter creator: makes the controller itself where it can.
    func controller(
        of scene: StoryboardScene, isCanvas: Bool = false, creator: ((NSCoder) -> UIViewController?)? = nil
    ) -> UIViewController? {
        guard let document = file.document else { return nil }
        if let stand = standIn(for: scene, document) { return controller(of: stand, isCanvas: isCanvas, creator: creator) }
        return file.once(scene) {
            let builder = NibBuilder(document, bundle: file.bundle)
            builder.isCanvas = isCanvas
            builder.storyboard = self
            builder.scene = scene
            builder.part = .controller
            builder.creator = creator
            builder.place(scene)
            guard let made = builder.make(scene.controller) as? UIViewController else { return nil }
            made.ownNib?.early = builder.objects.filter { $0.value !== made }
            builder.connect()
            // What has a view is gone through when that is there.
            if scene.view == nil { document.tellUnused(in: scene.element) }
            return made
        }
    }

    /// Containers that are not there show their first controller instead.
    private func standIn(for scene: StoryboardScene, _ document: NibDocument) -> StoryboardScene? {
        guard NibClasses.standard[scene.controller.name] == nil else { return nil }
        let links = (scene.controller.children.first { $0.name == "connections" }?.children ?? []).filter { $0.peek("kind") == "relationship" }
        guard let first = links.lazy.compactMap({ $0.peek("destination") }).compactMap({ self.file.scene(id: $0) }).first, first !== scene else { return nil }
        document.tell("<\(scene.controller.name)> stands for a class that SliderKit lacks; its first controller takes its place", at: scene.controller)
        scene.controller.useWhole()
        return first
    }
}

extension NibBuilder {
    /// Notes a scene's placeholders.
    func place(_ scene: StoryboardScene) {
        for element in scene.placeholders + scene.exits {
            guard let id = element.peek("id") else { continue }
            placeholders.insert(id)
            if element.peek("placeholderIdentifier") == "IBFirstResponder" { firstResponders.insert(id) }
        }
    }

    /// The controller of another scene of the same storyboard, made anew; nil, and told, where there is none.
    func controller(at element: NibElement) -> UIViewController? {
        guard let id = element["destination"], let scene = storyboard?.file.scene(id: id) else {
            tell("there is no scene for the destination \(element.peek("destination") ?? "(none)"); it is left out", at: element)
            return nil
        }
        return storyboard?.controller(of: scene, isCanvas: isCanvas)
    }
}

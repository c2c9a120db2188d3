@_spi(SliderKit) import CoreGraphics

/// Scenes that were laid out in Interface Builder: view controllers, their views, and the segues between them. The file's XML is read once.
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
    let file: StoryboardFile

    /// The storyboard of a name, without extension, in a bundle; nil: the app's. The file must be there, as on the phone; one that can't be
    /// read is told of, and has no scenes.
    public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
        file = StoryboardFile.named(name, in: storyboardBundleOrNil ?? AppInterface.bundle)
        super.init()
        requireRule(file.isFound, "\(file.problem)")
    }

    init(file: StoryboardFile) {
        self.file = file
        super.init()
    }

    /// Makes the controller that the storyboard begins with, anew at each call; nil, and told, where no scene is marked as the initial one.
    open func instantiateInitialViewController() -> UIViewController? { makeInitial(nil) }

    /// Makes the controller of the scene with a storyboard identifier, anew at each call. There must be such a scene.
    open func instantiateViewController(withIdentifier identifier: String) -> UIViewController { make(identifier, nil) }

    /// Makes the controller that the storyboard begins with.
    /// - Parameter creator: makes it from the coder in a way of its own; where it answers nil, `init(coder:)` does. Default nil.
    public func instantiateInitialViewController<ViewController: UIViewController>(
        creator: ((NSCoder) -> ViewController?)? = nil
    ) -> ViewController? {
        makeInitial(creator).map { typed($0) }
    }

    /// Makes the controller of the scene with a storyboard identifier.
    /// - Parameter creator: makes it from the coder in a way of its own; where it answers nil, `init(coder:)` does. Default nil.
    public func instantiateViewController<ViewController: UIViewController>(
        identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
    ) -> ViewController {
        typed(make(identifier, creator))
    }

    private func makeInitial(_ creator: ((NSCoder) -> UIViewController?)?) -> UIViewController? {
        guard let scene = file.initialScene else {
            file.tell("no scene is the initial one; mark one as \"Is Initial View Controller\", or name a scene by its identifier")
            return nil
        }
        return controller(of: scene, creator: creator)
    }

    private func make(_ identifier: String, _ creator: ((NSCoder) -> UIViewController?)?) -> UIViewController {
        guard let scene = file.scene(identifier: identifier), let controller = controller(of: scene, creator: creator) else {
            requireRule(false, file.unknown(identifier))
            return UIViewController()
        }
        return controller
    }

    private func typed<Wanted: UIViewController>(_ controller: UIViewController) -> Wanted {
        guard let wanted = controller as? Wanted else {
            requireRule(false, "the scene's controller is a \(type(of: controller)), where a \(Wanted.self) is asked for; correct its class in \(file.path)")
            preconditionFailure()
        }
        return wanted
    }
}

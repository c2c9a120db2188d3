/// The main screen's scale for drawing code, which is not bound to the main actor.
enum DisplayScale {
    static var main: CGFloat {
        guard MainQueueMark.isMainThread else { return 2 }
        let scale = MainActor.assumeIsolated { UIScreen.main.scale }
        return scale > 0 ? scale : 1
    }
}

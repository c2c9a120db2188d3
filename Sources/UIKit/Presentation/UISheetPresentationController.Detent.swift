/// What a custom detent has to go by.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
    /// The traits of the sheet's container.
    var containerTraitCollection: UITraitCollection { get }
    /// The greatest height that a detent can have, in points, without the safe area at the bottom.
    var maximumDetentValue: CGFloat { get }
}

extension UISheetPresentationController {
    /// A height at which a sheet rests.
    @preconcurrency @MainActor
    open class Detent: NSObject {
        /// The name of a detent.
        public struct Identifier: RawRepresentable, Hashable, Sendable {
            /// The name as Apple spells it.
            public let rawValue: String
            /// Makes one from its raw value.
            public init(rawValue: String) { self.rawValue = rawValue }
            /// Makes one from its raw value.
            public init(_ rawValue: String) { self.rawValue = rawValue }
            /// About half the screen.
            public static let medium = Identifier(rawValue: "com.apple.UIKit.medium")
            /// The whole screen but for a strip at the top.
            public static let large = Identifier(rawValue: "com.apple.UIKit.large")
        }

        /// The detent's name.
        public let identifier: Identifier
        private let resolver: (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

        init(_ identifier: Identifier, _ resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?) {
            self.identifier = identifier
            self.resolver = resolver
            super.init()
        }

        /// About half the screen; nothing where there is little room down.
        open class func medium() -> UISheetPresentationController.Detent {
            Detent(.medium) { context in
                guard context.containerTraitCollection.verticalSizeClass != .compact else { return nil }
                return (context as? SheetResolution)?.half ?? context.maximumDetentValue / 2
            }
        }
        /// The whole screen but for a strip at the top.
        open class func large() -> UISheetPresentationController.Detent { Detent(.large) { $0.maximumDetentValue } }
        /// A height that a closure tells, in points without the safe area at the bottom; nil: the detent doesn't exist at the moment.
        /// - Parameter identifier: the name; nil: one that nobody else has.
        open class func custom(
            identifier: UISheetPresentationController.Detent.Identifier? = nil,
            resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
        ) -> UISheetPresentationController.Detent {
            Detent(identifier ?? Identifier(UUID().uuidString), resolver)
        }

        /// The height in a context; nil: the detent doesn't exist there.
        open func resolvedValue(in context: any UISheetPresentationControllerDetentResolutionContext) -> CGFloat? {
            guard let value = resolver(context), value.isFinite else { return nil }
            return min(max(value, 0), context.maximumDetentValue)
        }
    }
}

/// What detents are resolved in.
final class SheetResolution: NSObject, UISheetPresentationControllerDetentResolutionContext {
    let containerTraitCollection: UITraitCollection
    let maximumDetentValue: CGFloat
    /// Half the screen. (choice: with the safe area at the bottom)
    let half: CGFloat

    init(traits: UITraitCollection, maximum: CGFloat, half: CGFloat) {
        containerTraitCollection = traits
        maximumDetentValue = maximum
        self.half = half
        super.init()
    }
}

/// Hears of what the user does to a sheet. Every method is optional.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    /// The user dragged the sheet to another detent. Not called when code moves it. Default: nothing.
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(_ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
    /// Nothing.
    public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(_ sheetPresentationController: UISheetPresentationController) {}
}

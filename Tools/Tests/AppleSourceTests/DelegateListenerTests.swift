import AppleSource
import Testing

struct DelegateListenerTests {
    @Test("E6: a delegate of the sources gets a stand-in that tells what it hears; one that would have to make values up gets none")
    func listeners() {
        let module = rewriteModule(["/user/File.swift": """
            protocol DialDelegate: AnyObject {
                func dial(_ dial: Dial, turnedTo angle: CGFloat)
                func dialShouldTurn(_ dial: Dial) -> Bool
            }
            protocol CountDelegate: AnyObject { func count(of view: UIView) -> Int }
            protocol TypedDelegate: AnyObject { associatedtype Item; func took(_ item: Item) }
            protocol ListDelegate: UITableViewDelegate { func listed() }
            class Dial: UIView {
                weak var delegate: DialDelegate?
                weak var countDelegate: CountDelegate?
                weak var listDelegate: ListDelegate?
                weak var scroller: UIScrollViewDelegate?
                private weak var hiddenDelegate: DialDelegate?
                let constantDelegate: DialDelegate? = nil
            }
            class Two: UIView { var dialDelegate: (any DialDelegate)! }
            """])
        let text = module.registration
        #expect(
            text.contains(
                "final class __sliderkit_Delegate_0: NSObject, DialDelegate { "
                    + "func `dial`(_ argument0: Dial, turnedTo argument1: CGFloat) { Registry.shared.heard(\"dial(_:turnedTo:)\") }; "
                    + "func `dialShouldTurn`(_ argument0: Dial) -> Bool { Registry.shared.heard(\"dialShouldTurn(_:)\"); return true } }"), "\(text)")
        #expect(text.contains("r.delegate(Dial.self, \"delegate\", isEmpty: { $0.delegate == nil }, set: { $0.delegate = $1 }, make: { __sliderkit_Delegate_0() })"))
        #expect(text.contains("r.delegate(Two.self, \"dialDelegate\""))
        for name in ["countDelegate", "listDelegate", "scroller", "hiddenDelegate", "constantDelegate", "__sliderkit_Delegate_1"] {
            #expect(!text.contains(name), "\(name)")
        }
    }
}

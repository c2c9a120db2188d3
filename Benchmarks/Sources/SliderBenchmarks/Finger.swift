/// Where the finger is at a step, in points along a slider 280 points wide. The peers' programs have the same paths.
enum FingerPath: String {
    /// Two points a step, to and fro: 120 points a second at 60 steps a second.
    case near
    /// About a third of the track a step.
    case far

    func x(_ step: Int) -> Double {
        switch self {
        case .near:
            let turn = step % 200
            return 40 + 2 * Double(turn < 100 ? turn : 200 - turn)
        case .far: return 40 + Double(step * 67 % 200)
        }
    }
}

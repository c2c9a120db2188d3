/// A member that appearance proxies record.
struct StyledMember: Hashable {
    /// The bit that notes on a view that the member is its own. Classes of which none is the other's superclass share bits.
    let index: UInt32
    /// What the value is for, where a member takes several: a control's state.
    var axis: UInt?
    /// The name of a member that a user's class adds; these have no bit.
    var name: String?
    /// The bits of members that are lost when this one is set: a slider's part has a colour or images.
    var rivals: UInt32 = 0

    init(_ index: UInt32, axis: UInt? = nil, rivals: UInt32 = 0) {
        self.index = index
        self.axis = axis
        self.rivals = rivals
    }

    init(named name: String) {
        index = 31
        self.name = name
    }

    var bit: UInt32 { 1 << index }
}

// UIView: 0 to 11. UIControl: 12 and 13.
extension StyledMember {
    static let backgroundColor = StyledMember(0)
    static let tintColor = StyledMember(1)
    static let tintAdjustmentMode = StyledMember(2)
    static let alpha = StyledMember(3)
    static let contentMode = StyledMember(4)
    static let clipsToBounds = StyledMember(5)
    static let semanticContentAttribute = StyledMember(6)
    static let userInterfaceStyle = StyledMember(7)
    static let userInteraction = StyledMember(8)
    static let multipleTouch = StyledMember(9)
    static let exclusiveTouch = StyledMember(10)
    static let layoutMargins = StyledMember(11)
    static let contentVerticalAlignment = StyledMember(12)
    static let contentHorizontalAlignment = StyledMember(13)
}

// UISlider
extension StyledMember {
    static let isContinuous = StyledMember(14)
    static let minimumValueImage = StyledMember(15)
    static let maximumValueImage = StyledMember(16)
    static let minimumTrackTint = StyledMember(17, rivals: 1 << 20)
    static let maximumTrackTint = StyledMember(18, rivals: 1 << 21)
    static let thumbTint = StyledMember(19, rivals: 1 << 22)
    static func minimumTrackImage(_ state: UIControl.State) -> StyledMember { StyledMember(20, axis: state.rawValue, rivals: 1 << 17) }
    static func maximumTrackImage(_ state: UIControl.State) -> StyledMember { StyledMember(21, axis: state.rawValue, rivals: 1 << 18) }
    static func thumbImage(_ state: UIControl.State) -> StyledMember { StyledMember(22, axis: state.rawValue, rivals: 1 << 19) }
    static let sliderStyle = StyledMember(23)
    static let trackConfiguration = StyledMember(24)
    static let behavioralStyle = StyledMember(25)
}

// UILabel
extension StyledMember {
    static let font = StyledMember(14)
    static let textColor = StyledMember(15)
    static let shadowColor = StyledMember(16)
    static let shadowOffset = StyledMember(17)
    static let highlightedTextColor = StyledMember(18)
    static let textAlignment = StyledMember(19)
    static let lineBreakMode = StyledMember(20)
    static let numberOfLines = StyledMember(21)
    static let adjustsFontSize = StyledMember(22)
    static let minimumScaleFactor = StyledMember(23)
    static let adjustsFontForCategory = StyledMember(24)
}

// UINavigationBar, UITabBar
extension StyledMember {
    static let barStyle = StyledMember(14)
    static let isTranslucent = StyledMember(15)
    static let barTintColor = StyledMember(16)
    static let titleTextAttributes = StyledMember(17)
    static let shadowImage = StyledMember(18)
    static let unselectedTint = StyledMember(19)
    static let tabBackgroundImage = StyledMember(20)
}

// UIScrollView
extension StyledMember {
    static let bounces = StyledMember(14)
    static let alwaysBounceVertical = StyledMember(15)
    static let alwaysBounceHorizontal = StyledMember(16)
    static let showsVerticalIndicator = StyledMember(17)
    static let showsHorizontalIndicator = StyledMember(18)
    static let delaysContentTouches = StyledMember(19)
}

// UITableView, on top of UIScrollView's, and cells
extension StyledMember {
    static let tableSeparatorColor = StyledMember(20)
    static let tableSeparatorInset = StyledMember(21)
    static let cellSeparatorInset = StyledMember(14)
}

// UIButton
extension StyledMember {
    static func buttonTitleColor(_ state: UIControl.State) -> StyledMember { StyledMember(14, axis: state.rawValue) }
    static func buttonShadowColor(_ state: UIControl.State) -> StyledMember { StyledMember(15, axis: state.rawValue) }
    static func buttonBackgroundImage(_ state: UIControl.State) -> StyledMember { StyledMember(16, axis: state.rawValue) }
    static func buttonSymbol(_ state: UIControl.State) -> StyledMember { StyledMember(17, axis: state.rawValue) }
    static let buttonContentInsets = StyledMember(18)
}

// UISwitch
extension StyledMember {
    static let switchOnTint = StyledMember(14)
    static let switchThumbTint = StyledMember(15)
    static let switchOnImage = StyledMember(16)
    static let switchOffImage = StyledMember(17)
}

// UIStepper
extension StyledMember {
    static func stepperBackground(_ state: UIControl.State) -> StyledMember { StyledMember(14, axis: state.rawValue) }
    static func stepperDivider(_ left: UIControl.State, _ right: UIControl.State) -> StyledMember {
        StyledMember(15, axis: StepperImages.key(left, right))
    }
    static func stepperIncrement(_ state: UIControl.State) -> StyledMember { StyledMember(16, axis: state.rawValue) }
    static func stepperDecrement(_ state: UIControl.State) -> StyledMember { StyledMember(17, axis: state.rawValue) }
}

// UIProgressView
extension StyledMember {
    static let progressTint = StyledMember(14)
    static let progressTrackTint = StyledMember(15)
    static let progressImage = StyledMember(16)
    static let progressTrackImage = StyledMember(17)
}

// UISegmentedControl
extension StyledMember {
    static let segmentTint = StyledMember(14)
    static func segmentAttributes(_ state: UIControl.State) -> StyledMember { StyledMember(15, axis: state.rawValue) }
}

// UIActivityIndicatorView
extension StyledMember {
    static let indicatorColor = StyledMember(14)
}

// UIPageControl
extension StyledMember {
    static let pageTint = StyledMember(14)
    static let currentPageTint = StyledMember(15)
}

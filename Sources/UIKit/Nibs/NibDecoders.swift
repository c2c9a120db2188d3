/// What each class of this module takes from a nib's element, for objects that were not made by `init(coder:)`.
@MainActor
enum NibDecoders {
    static func decode(_ view: UIView, _ coder: NibCoder) {
        view.decodeNib(coder)
        (view as? UIControl)?.decodeControlNib(coder)
        switch view {
        case let view as UISlider: view.decodeSliderNib(coder)
        case let view as UITextField: view.decodeFieldNib(coder)
        case let view as UIButton: view.decodeButtonNib(coder)
        case let view as UISwitch: view.decodeSwitchNib(coder)
        case let view as UIStepper: view.decodeStepperNib(coder)
        case let view as UISegmentedControl: view.decodeSegmentsNib(coder)
        case let view as UIProgressView: view.decodeProgressNib(coder)
        case let view as UIActivityIndicatorView: view.decodeIndicatorNib(coder)
        case let view as UILabel: view.decodeLabelNib(coder)
        case let view as UIImageView: view.decodeImageViewNib(coder)
        case let view as UIStackView: view.decodeStackViewNib(coder)
        case let view as UITabBar: view.decodeTabBarNib(coder)
        case let view as UITableView:
            view.decodeScrollViewNib(coder)
            view.decodeTableNib(coder)
        case let view as UITableViewCell: view.decodeCellNib(coder)
        case let view as UITableViewHeaderFooterView: view.decodeSectionViewNib(coder)
        case let view as UIScrollView: view.decodeScrollViewNib(coder)
        default: break
        }
    }
}

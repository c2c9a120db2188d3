import Knobs
import UIKit

class PanelSlider: KnobSlider {}

import UIKit

extension OtherFile { override var intrinsicContentSize: CGSize { CGSize(width: 99, height: UIView.noIntrinsicMetric) } }

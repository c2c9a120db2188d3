// Apple's CoreGraphics brings CGFloat, CGPoint, CGSize and CGRect; on Linux these four live in Foundation.
@_exported import Foundation

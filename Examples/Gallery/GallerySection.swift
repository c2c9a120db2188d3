import UIKit

/// Controls that belong together, under a heading.
struct GallerySection {
    let title: String
    let rows: [GalleryRow]
}

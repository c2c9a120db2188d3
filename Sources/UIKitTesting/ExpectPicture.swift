@_spi(SliderKit) import UIKit

/// Checks that the screen shows exactly the recorded picture, pixel by pixel.
///
/// The picture is `__Snapshots__/<test file>/<name>.png` beside the test file. With `SLIDERKIT_RECORD=1` in the environment it is
/// written instead. On failure expected, actual and difference are written to a report folder: `SLIDERKIT_REPORT` or
/// `.sliderkit/report` in the current folder.
/// - Throws: ``PictureMismatch``; Swift Testing and XCTest show its text.
@MainActor public func expectPicture(of app: TestApp, named name: String, file: String = #filePath) throws {
    try expectPicture(of: app.picture(), named: name, file: file)
}

/// Checks that an element looks exactly as recorded: the pixels of its rectangle on the screen. See ``expectPicture(of:named:file:)``.
@MainActor public func expectPicture(of element: TestElement, named name: String, file: String = #filePath) throws {
    try expectPicture(of: element.app.picture(of: element.frame), named: name, file: file)
}

/// Checks that a picture is exactly the recorded one. See ``expectPicture(of:named:file:)``.
public func expectPicture(of image: CGImage, named name: String, file: String = #filePath) throws {
    let environment = ProcessInfo.processInfo.environment
    let record = ["1", "true", "yes"].contains(environment["SLIDERKIT_RECORD"]?.lowercased() ?? "")
    let report = environment["SLIDERKIT_REPORT"] ?? FileManager.default.currentDirectoryPath + "/.sliderkit/report"
    try PictureFile(name: name, testFile: file, reportFolder: report).check(image, record: record)
}

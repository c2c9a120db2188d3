import Foundation

FileHandle.standardError.write(Data("sliderkit-runner: runs compiled previews; it is started by sliderkit-tool.\n".utf8))
exit(64)

import AppleSource
import Foundation

// No command without a path.
FileHandle.standardError.write(Data("sliderkit-tool: no command given. Try: sliderkit diff PATH\n".utf8))
exit(64)

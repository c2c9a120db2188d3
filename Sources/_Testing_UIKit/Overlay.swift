// Swift's Testing library says that a file which imports it beside a module named UIKit imports this one too, and on Linux the
// toolchain has none. It stands here, empty, so that such files compile.

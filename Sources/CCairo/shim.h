#include <cairo.h>
// What Cairo itself paints with: pictures and rectangles at whole pixels go there without the way through a path.
#include <pixman.h>

// A window of the desktop by SDL 2, whose library is loaded when the first window is opened: programs that open none don't wait for it.
#ifndef SLIDERKIT_CDESKTOPWINDOW_H
#define SLIDERKIT_CDESKTOPWINDOW_H

#include <stdbool.h>
#include <stdint.h>

typedef struct SKWindow SKWindow;

typedef enum {
    SKEventOther,
    SKEventClose,
    SKEventSize,
    SKEventExpose,
    SKEventFocus,
    SKEventBlur,
    SKEventHide,
    SKEventShow,
    SKEventPointerMove,
    SKEventPointerDown,
    SKEventPointerUp,
    SKEventPointerLeave,
    SKEventWheel,
    SKEventFingerDown,
    SKEventFingerMove,
    SKEventFingerUp,
    SKEventKeyDown,
    SKEventKeyUp,
    SKEventText
} SKEventKind;

enum { SKModifierShift = 1, SKModifierControl = 2, SKModifierOption = 4, SKModifierCommand = 8 };

// Places are in the window's own units, wheels in notches (right and down positive).
typedef struct {
    SKEventKind kind;
    int64_t finger;
    double x, y, dx, dy;
    int button;           // 1 left, 2 middle, 3 right
    uint32_t modifiers;
    int key;              // the key's place on the keyboard, the same for down and up
    char text[64];        // UTF-8: the key's name as the Web names it, or what it writes; empty for keys without
} SKEvent;

typedef struct {
    int x, y, width, height;
} SKRect;

typedef enum { SKCursorArrow, SKCursorText, SKCursorNone } SKCursor;

// Opens the one window. NULL on failure; then `error` says why, in English.
SKWindow *sk_window_open(const char *title, int width, int height, char *error, int errorSize);
void sk_window_close(SKWindow *window);
// Takes the next event; false if there is none.
bool sk_window_next(SKWindow *window, SKEvent *event);
// Its size in its own units and in pixels.
void sk_window_size(SKWindow *window, int *width, int *height, int *pixelWidth, int *pixelHeight);
void sk_window_resize(SKWindow *window, int width, int height);
// What of the display it may take, in its own units; false if nobody knows.
bool sk_window_room(SKWindow *window, int *width, int *height);
// Copies rectangles of a picture (premultiplied BGRA, `stride` bytes a row) to the same place of the window and shows them. False if
// the window has another size by now, or can't be drawn to.
bool sk_window_present(SKWindow *window, const void *pixels, int stride, int width, int height, const SKRect *rects, int count);
void sk_window_cursor(SKWindow *window, SKCursor cursor);
// The file descriptor that becomes readable with events; -1 if there is none.
int sk_window_descriptor(SKWindow *window);
// `x11`, `wayland`, …
const char *sk_window_driver(SKWindow *window);

#endif

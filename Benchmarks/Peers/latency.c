// From the pointer's motion to the changed pixel, as anybody sees it from outside: an X client that moves the mouse over another program's
// window and looks at its pixels until they are others. latency COMMAND…: starts a program whose window is a slider of 280 × 40, and prints
// `latency.median` and `latency.p95` in microseconds.
#include <X11/Xlib.h>
#include <X11/Xutil.h>
#include <X11/extensions/XTest.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

enum { WIDTH = 280, HEIGHT = 40, SAMPLES = 120 };

static Display *display;

static double now(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return time.tv_sec * 1e6 + time.tv_nsec / 1e3;
}

static void rest(int milliseconds) { usleep((useconds_t)milliseconds * 1000); }

// A window of at least the slider's size that is shown; 0 if there is none.
static Window find(void) {
    Window root, parent, *children = NULL, found = 0;
    unsigned count = 0;
    if (!XQueryTree(display, DefaultRootWindow(display), &root, &parent, &children, &count)) return 0;
    for (unsigned i = 0; i < count && !found; i++) {
        XWindowAttributes shape;
        if (XGetWindowAttributes(display, children[i], &shape) && shape.map_state == IsViewable && shape.width >= WIDTH && shape.height >= HEIGHT)
            found = children[i];
    }
    if (children) XFree(children);
    return found;
}

static XImage *look(Window window, XImage *old) {
    XImage *image = XGetImage(display, window, 0, 0, WIDTH, HEIGHT, AllPlanes, ZPixmap);
    if (old) XDestroyImage(old);
    return image;
}

// Waits until the picture has been the same for a while.
static XImage *settle(Window window) {
    XImage *last = look(window, NULL);
    for (int same = 0, turns = 0; same < 4 && turns < 200; turns++) {
        rest(5);
        XImage *next = look(window, NULL);
        same = memcmp(next->data, last->data, (size_t)next->bytes_per_line * HEIGHT) == 0 ? same + 1 : 0;
        XDestroyImage(last);
        last = next;
    }
    return last;
}

static int compare(const void *a, const void *b) {
    double x = *(const double *)a, y = *(const double *)b;
    return x < y ? -1 : x > y;
}

// Takes the thumb at the slider's beginning. A program's first window of a session may be shown before it hears of the mouse: then once more.
static int grab(Window window) {
    for (int attempt = 0; attempt < 5; attempt++) {
        XTestFakeMotionEvent(display, 0, 22, HEIGHT / 2, CurrentTime);
        XTestFakeButtonEvent(display, 1, True, CurrentTime);
        XSync(display, False);
        XImage *before = settle(window);
        XTestFakeMotionEvent(display, 0, 60, HEIGHT / 2, CurrentTime);
        XSync(display, False);
        rest(300);
        XImage *after = look(window, NULL);
        int changed = memcmp(after->data, before->data, (size_t)after->bytes_per_line * HEIGHT) != 0;
        XDestroyImage(before);
        XDestroyImage(after);
        if (changed) return 1;
        XTestFakeButtonEvent(display, 1, False, CurrentTime);
        XSync(display, False);
        rest(500);
    }
    return 0;
}

static int measure(void) {
    Window window = 0;
    for (int i = 0; i < 400 && !window; i++) {
        rest(25);
        window = find();
    }
    if (!window) return 1;
    XMoveWindow(display, window, 0, 0);
    XSetInputFocus(display, window, RevertToParent, CurrentTime);
    XSync(display, False);
    rest(500);
    if (!grab(window)) return 1;
    double times[SAMPLES];
    for (int i = -10; i < SAMPLES; i++) {
        int turn = (i + 10) % 100;
        XImage *before = settle(window);
        double start = now();
        XTestFakeMotionEvent(display, 0, 40 + 4 * (turn < 50 ? turn : 100 - turn), HEIGHT / 2, CurrentTime);
        XFlush(display);
        for (XImage *image = NULL;;) {
            image = look(window, image);
            double took = now() - start;
            int changed = memcmp(image->data, before->data, (size_t)image->bytes_per_line * HEIGHT) != 0;
            if (changed || took > 1e6) {
                XDestroyImage(image);
                if (!changed) return 1;
                if (i >= 0) times[i] = took;
                break;
            }
        }
        XDestroyImage(before);
    }
    XTestFakeButtonEvent(display, 1, False, CurrentTime);
    XSync(display, False);
    qsort(times, SAMPLES, sizeof *times, compare);
    printf("latency.median %.1f\nlatency.p95 %.1f\n", times[SAMPLES / 2], times[SAMPLES * 95 / 100]);
    return 0;
}

int main(int argc, char **argv) {
    display = XOpenDisplay(NULL);
    if (!display || argc < 2) return 1;
    pid_t child = fork();
    if (child == 0) {
        execvp(argv[1], argv + 1);
        _exit(127);
    }
    int failed = measure();
    kill(child, SIGKILL);
    return failed;
}

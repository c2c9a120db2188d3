// Qt's side of Benchmarks/run: QSlider in the Fusion style, without a screen. Prints one `name value` for each measure of a mode.
#include <QApplication>
#include <QImage>
#include <QLabel>
#include <QMouseEvent>
#include <QScrollArea>
#include <QScrollBar>
#include <QSlider>
#include <cstdio>
#include <cstdlib>
#include <cstring>

extern "C" {
#include "../Sources/Allocations/include/allocations.h"
}

// The same way of the finger as in Finger.swift.
static int place(bool isFar, int step) {
    if (isFar) return 40 + step * 67 % 200;
    int turn = step % 200;
    return 40 + 2 * (turn < 100 ? turn : 200 - turn);
}

static void send(QWidget &widget, QEvent::Type type, int x, Qt::MouseButton button, Qt::MouseButtons buttons) {
    QPointF at(x, 20);
    QMouseEvent event(type, at, at, at, button, buttons, Qt::NoModifier);
    QApplication::sendEvent(&widget, &event);
}

// A slider under a pressed mouse, and the two ways to its pixels: a picture of its own, or its window's. Both are 560 × 80.
struct Drag {
    QSlider slider{Qt::Horizontal};
    QImage picture{560, 80, QImage::Format_ARGB32_Premultiplied};
    bool throughWindow;

    Drag(QApplication &app, bool throughWindow) : throughWindow(throughWindow) {
        slider.resize(280, 40);
        slider.setRange(0, 100000);
        slider.show();
        app.processEvents();
        picture.setDevicePixelRatio(2);
        picture.fill(Qt::white);
        send(slider, QEvent::MouseButtonPress, 6, Qt::LeftButton, Qt::LeftButton);
        step(39);
    }
    ~Drag() { send(slider, QEvent::MouseButtonRelease, 40, Qt::LeftButton, Qt::NoButton); }

    void step(int x) {
        send(slider, QEvent::MouseMove, x, Qt::NoButton, Qt::LeftButton);
        if (throughWindow) slider.repaint(); else slider.render(&picture);
    }
};

static void drag(QApplication &app, int steps, bool isSharp) {
    // A window at scale 1 has too few pixels.
    for (int window = 0; window < (isSharp ? 2 : 1); window++) {
        for (int isFar = 0; isFar < 2; isFar++) {
            Drag drag(app, window);
            for (int i = 0; i < 200; i++) drag.step(place(isFar, i));
            uint64_t allocations = allocation_count();
            double start = monotonic_seconds();
            for (int i = 200; i < 200 + steps; i++) drag.step(place(isFar, i));
            double time = monotonic_seconds() - start;
            const char *name = window ? "window" : isSharp ? "drag" : "blurred";
            printf("%s.%s %.3f\n", name, isFar ? "far" : "near", time / steps * 1e6);
            if (!window) printf("allocations.drag.%s %.3f\n", isFar ? "far" : "near", (double)(allocation_count() - allocations) / steps);
        }
    }
}

// Steps whose picture is the one before.
static void verify(QApplication &app) {
    for (int isFar = 0; isFar < 2; isFar++) {
        Drag drag(app, false);
        QImage last;
        int same = 0;
        for (int i = 0; i < 400; i++) {
            drag.step(place(isFar, i));
            if (i > 0 && drag.picture == last) same++;
            last = drag.picture.copy();
        }
        printf("verify.%s.same %d\n", isFar ? "far" : "near", same);
    }
}

static void many(QApplication &app, int count) {
    QWidget window;
    window.resize(1000, 1000);
    QImage picture(1000, 1000, QImage::Format_ARGB32_Premultiplied);
    picture.fill(Qt::white);
    window.show();
    app.processEvents();
    auto *first = new QSlider(Qt::Horizontal, &window);
    first->setGeometry(0, 0, 280, 40);
    first->show();
    app.processEvents();
    window.render(&picture);
    delete first;
    app.processEvents();

    uint64_t heap = heap_bytes(), resident = resident_bytes(), allocations = allocation_count();
    double start = monotonic_seconds();
    for (int i = 0; i < count; i++) {
        auto *slider = new QSlider(Qt::Horizontal, &window);
        slider->setGeometry(0, i * 40 % 960, 280, 40);
        slider->setValue(i % 100);
        slider->show();
    }
    double made = monotonic_seconds();
    // Draws each once, without the window's own painting beside it.
    window.render(&picture);
    double end = monotonic_seconds();
    printf("many.time %.3f\n", (end - start) / count * 1e6);
    printf("many.made %.3f\n", (made - start) / count * 1e6);
    printf("many.heap %.3f\n", (double)(heap_bytes() - heap) / count);
    printf("many.resident %.3f\n", (double)(resident_bytes() - resident) / count);
    printf("many.allocations %.3f\n", (double)(allocation_count() - allocations) / count);
    fflush(stdout);
    _Exit(0);
}

// The rows of Scrolls.swift in a scroll area, from the new offset to pixels.
static void scroll(QApplication &app, int steps) {
    QScrollArea area;
    area.resize(320, 568);
    area.setFrameShape(QFrame::NoFrame);
    area.setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    area.setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto *content = new QWidget;
    content->resize(320, 44000);
    for (int row = 0; row < 1000; row++) {
        auto *slider = new QSlider(Qt::Horizontal, content);
        slider->setGeometry(20, row * 44 + 2, 280, 40);
        slider->setValue(row % 100);
    }
    area.setWidget(content);
    area.show();
    app.processEvents();
    auto step = [&](int number) {
        area.verticalScrollBar()->setValue(number * 7 % 43000);
        app.processEvents();
    };
    for (int i = 0; i < 50; i++) step(i);
    double start = monotonic_seconds();
    for (int i = 50; i < 50 + steps; i++) step(i);
    printf("scroll %.3f\n", (monotonic_seconds() - start) / steps * 1e6);
}

// A slider made, drawn and compared with what is expected.
static void assertions(QApplication &app, int count) {
    auto make = [&](int value) {
        QSlider slider(Qt::Horizontal);
        slider.resize(280, 40);
        slider.setValue(value);
        slider.ensurePolished();
        QImage picture(560, 80, QImage::Format_ARGB32_Premultiplied);
        picture.setDevicePixelRatio(2);
        picture.fill(Qt::white);
        slider.render(&picture);
        return picture;
    };
    QImage expected[10];
    for (int i = 0; i < 10; i++) expected[i] = make(i * 10);
    double start = monotonic_seconds();
    for (int i = 0; i < count; i++)
        if (make(i % 10 * 10) != expected[i % 10]) exit(1);
    printf("assertion %.3f\n", (monotonic_seconds() - start) / count * 1e6);
}

// A whole process: a slider, or a slider with a label, becomes a PNG file.
static void picture(const char *what, const char *file) {
    QWidget window;
    window.resize(280, 80);
    window.setAttribute(Qt::WA_DontShowOnScreen);
    QPalette white;
    white.setColor(QPalette::Window, Qt::white);
    window.setPalette(white);
    QSlider slider(Qt::Horizontal, &window);
    slider.setGeometry(0, 0, 280, 40);
    slider.setValue(40);
    QLabel *label = nullptr;
    if (!strcmp(what, "text")) {
        label = new QLabel("Volume", &window);
        label->setGeometry(0, 40, 280, 40);
    }
    QImage image(560, 160, QImage::Format_ARGB32_Premultiplied);
    image.setDevicePixelRatio(2);
    image.fill(Qt::white);
    window.render(&image);
    if (!image.save(file, "PNG")) exit(1);
    _Exit(0);
}

int main(int argc, char **argv) {
    const char *mode = argc > 1 ? argv[1] : "";
    int count = argc > 2 ? atoi(argv[2]) : 0;
    qputenv("QT_QPA_PLATFORM", "offscreen");
    // Without it a picture of two pixels a point gets the style's pictures of one pixel a point, blown up: that is slower, and blurred.
    if (!strcmp(mode, "drag") || !strcmp(mode, "verify") || !strcmp(mode, "scroll") || !strcmp(mode, "assertions") || !strcmp(mode, "picture"))
        qputenv("QT_SCALE_FACTOR", "2");
    QApplication app(argc, argv);
    app.setStyle("Fusion");
    if (!strcmp(mode, "drag")) drag(app, count ? count : 2000, true);
    else if (!strcmp(mode, "blurred")) drag(app, count ? count : 2000, false);
    else if (!strcmp(mode, "verify")) verify(app);
    else if (!strcmp(mode, "many")) many(app, count ? count : 10000);
    else if (!strcmp(mode, "scroll")) scroll(app, count ? count : 500);
    else if (!strcmp(mode, "assertions")) assertions(app, count ? count : 500);
    else if (!strcmp(mode, "picture") && argc > 3) picture(argv[2], argv[3]);
    else return 1;
    return 0;
}

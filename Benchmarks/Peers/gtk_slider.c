// GTK's side of Benchmarks/run: GtkScale and the Cairo renderer, on an X server in memory. Prints one `name value` for each measure
// of a mode.
#include "../Sources/Allocations/include/allocations.h"
#include <gtk/gtk.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

// The same way of the finger as in Finger.swift.
static int place(gboolean is_far, int step) {
    if (is_far) return 40 + step * 67 % 200;
    int turn = step % 200;
    return 40 + 2 * (turn < 100 ? turn : 200 - turn);
}

static GtkWidget *window, *scale;
static GskRenderer *renderer;
static guchar pixels[560 * 80 * 4];

static void settle(void) {
    for (int i = 0; i < 50; i++) {
        while (g_main_context_pending(NULL)) g_main_context_iteration(NULL, FALSE);
        g_usleep(2000);
    }
}

static void make_scale(void) {
    window = gtk_window_new();
    scale = gtk_scale_new_with_range(GTK_ORIENTATION_HORIZONTAL, 0, 100000, 1);
    gtk_widget_set_size_request(scale, 280, 40);
    gtk_window_set_child(GTK_WINDOW(window), scale);
    gtk_window_present(GTK_WINDOW(window));
    settle();
    renderer = gsk_cairo_renderer_new();
    gsk_renderer_realize(renderer, NULL, NULL);
}

// Value, layout, display list and pixels, without the window's own frames.
static void step(int x) {
    gtk_range_set_value(GTK_RANGE(scale), (x - 20) / 240.0 * 100000);
    GtkAllocation place;
    gtk_widget_get_allocation(scale, &place);
    gtk_widget_size_allocate(scale, &place, -1);
    GtkSnapshot *snapshot = gtk_snapshot_new();
    gtk_snapshot_scale(snapshot, 2, 2);
    gtk_widget_snapshot_child(window, scale, snapshot);
    GskRenderNode *node = gtk_snapshot_free_to_node(snapshot);
    graphene_rect_t area = GRAPHENE_RECT_INIT(0, 0, 560, 80);
    GdkTexture *texture = gsk_renderer_render_texture(renderer, node, &area);
    gdk_texture_download(texture, pixels, 560 * 4);
    g_object_unref(texture);
    gsk_render_node_unref(node);
}

static void drag(int steps) {
    make_scale();
    for (int is_far = 0; is_far < 2; is_far++) {
        for (int i = 0; i < 50; i++) step(place(is_far, i));
        uint64_t allocations = allocation_count();
        double start = monotonic_seconds();
        for (int i = 50; i < 50 + steps; i++) step(place(is_far, i));
        double time = monotonic_seconds() - start;
        printf("drag.%s %.3f\n", is_far ? "far" : "near", time / steps * 1e6);
        printf("allocations.drag.%s %.3f\n", is_far ? "far" : "near", (double)(allocation_count() - allocations) / steps);
    }
}

// Steps whose picture is the one before.
static void verify(void) {
    static guchar last[sizeof pixels];
    make_scale();
    for (int is_far = 0; is_far < 2; is_far++) {
        int same = 0;
        for (int i = 0; i < 400; i++) {
            step(place(is_far, i));
            if (i > 0 && !memcmp(pixels, last, sizeof pixels)) same++;
            memcpy(last, pixels, sizeof pixels);
        }
        printf("verify.%s.same %d\n", is_far ? "far" : "near", same);
    }
}

static gboolean is_painted;
static void painted(GdkFrameClock *clock, gpointer data) { is_painted = TRUE; }

static void many(int count) {
    window = gtk_window_new();
    gtk_window_set_default_size(GTK_WINDOW(window), 1000, 1000);
    GtkWidget *fixed = gtk_fixed_new();
    gtk_window_set_child(GTK_WINDOW(window), fixed);
    gtk_fixed_put(GTK_FIXED(fixed), gtk_scale_new_with_range(GTK_ORIENTATION_HORIZONTAL, 0, 100, 1), 0, 0);
    gtk_window_present(GTK_WINDOW(window));
    settle();
    g_signal_connect(gtk_widget_get_frame_clock(window), "after-paint", G_CALLBACK(painted), NULL);
    uint64_t heap = heap_bytes(), resident = resident_bytes(), allocations = allocation_count();
    double start = monotonic_seconds();
    for (int i = 0; i < count; i++) {
        GtkWidget *made = gtk_scale_new_with_range(GTK_ORIENTATION_HORIZONTAL, 0, 100, 1);
        gtk_range_set_value(GTK_RANGE(made), i % 100);
        gtk_widget_set_size_request(made, 280, 40);
        gtk_fixed_put(GTK_FIXED(fixed), made, 0, i * 40 % 960);
    }
    double made = monotonic_seconds();
    is_painted = FALSE;
    while (!is_painted) g_main_context_iteration(NULL, TRUE);
    double end = monotonic_seconds();
    printf("many.time %.3f\n", (end - start) / count * 1e6);
    printf("many.made %.3f\n", (made - start) / count * 1e6);
    printf("many.heap %.3f\n", (double)(heap_bytes() - heap) / count);
    printf("many.resident %.3f\n", (double)(resident_bytes() - resident) / count);
    printf("many.allocations %.3f\n", (double)(allocation_count() - allocations) / count);
    fflush(stdout);
    _Exit(0);
}

static int heard;
static void hear(GtkRange *range, gpointer data) { heard++; }

// A change of the value with one that listens to it.
static void value(int count) {
    GtkWidget *range = gtk_scale_new_with_range(GTK_ORIENTATION_HORIZONTAL, 0, 1, 0.01);
    g_object_ref_sink(range);
    g_signal_connect(range, "value-changed", G_CALLBACK(hear), NULL);
    for (int i = 0; i < 1000; i++) gtk_range_set_value(GTK_RANGE(range), (i % 100) / 100.0);
    double start = monotonic_seconds();
    for (int i = 0; i < count; i++) gtk_range_set_value(GTK_RANGE(range), (i % 100) / 100.0);
    printf("value.heard %.3f\n", (monotonic_seconds() - start) / count * 1e9);
    if (heard < count) exit(1);
}

// The tree of Nibs.swift, read and built by GtkBuilder.
static void builder(int count) {
    GString *text = g_string_new("<interface><object class=\"GtkBox\" id=\"top\"><property name=\"orientation\">vertical</property>");
    for (int row = 0; row < 20; row++)
        g_string_append_printf(
            text,
            "<child><object class=\"GtkBox\" id=\"row%d\">"
            "<child><object class=\"GtkLabel\" id=\"label%d\"><property name=\"label\">Row %d</property><property name=\"width-request\">80</property></object></child>"
            "<child><object class=\"GtkScale\" id=\"scale%d\"><property name=\"width-request\">150</property><property name=\"adjustment\">"
            "<object class=\"GtkAdjustment\"><property name=\"upper\">1</property><property name=\"value\">0.5</property></object></property></object></child>"
            "<child><object class=\"GtkSwitch\" id=\"switch%d\"><property name=\"active\">true</property></object></child>"
            "<child><object class=\"GtkButton\" id=\"button%d\"><property name=\"label\">Reset</property></object></child>"
            "</object></child>",
            row, row, row, row, row, row);
    g_string_append(text, "</object></interface>");
    GtkBuilder *first = gtk_builder_new_from_string(text->str, -1);
    if (!gtk_builder_get_object(first, "button19")) exit(1);
    double start = monotonic_seconds();
    for (int i = 0; i < count; i++) {
        GtkBuilder *each = gtk_builder_new_from_string(text->str, -1);
        if (!each) exit(1);
    }
    printf("nib.both %.3f\n", (monotonic_seconds() - start) / count * 1e6);
}

// A scale alone in a window, for who moves the mouse over it from outside.
static void in_window(void) {
    window = gtk_window_new();
    scale = gtk_scale_new_with_range(GTK_ORIENTATION_HORIZONTAL, 0, 100000, 1);
    gtk_widget_set_size_request(scale, 280, 40);
    gtk_window_set_decorated(GTK_WINDOW(window), FALSE);
    gtk_window_set_child(GTK_WINDOW(window), scale);
    gtk_window_present(GTK_WINDOW(window));
    for (;;) g_main_context_iteration(NULL, TRUE);
}

int main(int argc, char **argv) {
    const char *mode = argc > 1 ? argv[1] : "";
    int count = argc > 2 ? atoi(argv[2]) : 0;
    gtk_init();
    if (!strcmp(mode, "drag")) drag(count ? count : 200);
    else if (!strcmp(mode, "verify")) verify();
    else if (!strcmp(mode, "many")) many(count ? count : 10000);
    else if (!strcmp(mode, "value")) value(count ? count : 100000);
    else if (!strcmp(mode, "builder")) builder(count ? count : 50);
    else if (!strcmp(mode, "window")) in_window();
    else return 1;
    return 0;
}

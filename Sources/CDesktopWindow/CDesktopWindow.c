#include "CDesktopWindow.h"

#include <SDL2/SDL.h>
#include <SDL2/SDL_syswm.h>
#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

// Every function of SDL that is used, as a pointer that is found when the library is loaded.
#define FUNCTIONS(F) \
    F(SDL_SetHint) F(SDL_Init) F(SDL_Quit) F(SDL_GetError) F(SDL_CreateWindow) F(SDL_DestroyWindow) F(SDL_PollEvent) F(SDL_PeepEvents) \
    F(SDL_GetWindowSize) F(SDL_SetWindowSize) F(SDL_GetWindowDisplayIndex) F(SDL_GetDisplayUsableBounds) F(SDL_GetWindowSurface) \
    F(SDL_UpdateWindowSurfaceRects) F(SDL_ConvertPixels) F(SDL_CreateSystemCursor) F(SDL_SetCursor) F(SDL_FreeCursor) F(SDL_ShowCursor) \
    F(SDL_GetWindowWMInfo) F(SDL_GetCurrentVideoDriver) F(SDL_GetModState) F(SDL_GL_GetDrawableSize) F(SDL_StartTextInput) F(SDL_GetWindowID)

#define DECLARE(name) static __typeof__(name) *p_##name;
FUNCTIONS(DECLARE)

struct SKWindow {
    SDL_Window *window;
    SDL_Cursor *cursors[2];
    SKCursor cursor;
};

static const char *load(void) {
    static void *library;
    if (library) return NULL;
    void *handle = dlopen("libSDL2-2.0.so.0", RTLD_NOW | RTLD_LOCAL);
    if (!handle) return "SDL 2 is not installed; install it: apt-get install libsdl2-2.0-0";
#define FIND(name) \
    if (!(p_##name = (__typeof__(p_##name))dlsym(handle, #name))) return "SDL 2 is too old: it has no " #name "; install a newer one";
    FUNCTIONS(FIND)
    library = handle;
    return NULL;
}

SKWindow *sk_window_open(const char *title, int width, int height, char *error, int errorSize) {
    const char *problem = load();
    if (!problem) {
        // Fingers and the pointer come as themselves, the program is ended by whoever started it, and screens may go dark.
        p_SDL_SetHint(SDL_HINT_TOUCH_MOUSE_EVENTS, "0");
        p_SDL_SetHint(SDL_HINT_MOUSE_TOUCH_EVENTS, "0");
        p_SDL_SetHint(SDL_HINT_NO_SIGNAL_HANDLERS, "1");
        p_SDL_SetHint(SDL_HINT_VIDEO_ALLOW_SCREENSAVER, "1");
        p_SDL_SetHint(SDL_HINT_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR, "0");
        // A click that brings the window to the front counts, as on a desktop.
        p_SDL_SetHint(SDL_HINT_MOUSE_FOCUS_CLICKTHROUGH, "1");
        p_SDL_SetHint(SDL_HINT_IME_SHOW_UI, "1");
        // Where no desktop answers SDL would draw to nowhere, or take the console.
        if (!getenv("SDL_VIDEODRIVER")) p_SDL_SetHint(SDL_HINT_VIDEODRIVER, "x11,wayland");
        if (p_SDL_Init(SDL_INIT_VIDEO) != 0) problem = p_SDL_GetError();
    }
    if (problem) {
        snprintf(error, (size_t)errorSize, "%s", problem);
        return NULL;
    }
    // X11 shares memory with us; anything else is slower there. Wayland's windows are drawn through a texture.
    if (strcmp(p_SDL_GetCurrentVideoDriver(), "x11") == 0) p_SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, "0");
    SDL_Window *made = p_SDL_CreateWindow(
        title, SDL_WINDOWPOS_UNDEFINED, SDL_WINDOWPOS_UNDEFINED, width, height, SDL_WINDOW_RESIZABLE | SDL_WINDOW_ALLOW_HIGHDPI);
    SKWindow *window = made ? calloc(1, sizeof *window) : NULL;
    if (!window) {
        snprintf(error, (size_t)errorSize, "%s", p_SDL_GetError());
        if (made) p_SDL_DestroyWindow(made);
        p_SDL_Quit();
        return NULL;
    }
    window->window = made;
    p_SDL_StartTextInput();
    return window;
}

void sk_window_close(SKWindow *window) {
    for (int i = 0; i < 2; i++)
        if (window->cursors[i]) p_SDL_FreeCursor(window->cursors[i]);
    p_SDL_DestroyWindow(window->window);
    p_SDL_Quit();
    free(window);
}

static uint32_t modifiers(void) {
    SDL_Keymod mod = p_SDL_GetModState();
    return (mod & KMOD_SHIFT ? SKModifierShift : 0) | (mod & KMOD_CTRL ? SKModifierControl : 0) | (mod & KMOD_ALT ? SKModifierOption : 0) |
           (mod & KMOD_GUI ? SKModifierCommand : 0);
}

static const char *nameOf(SDL_Keycode key) {
    switch (key) {
    case SDLK_RIGHT: return "ArrowRight";
    case SDLK_LEFT: return "ArrowLeft";
    case SDLK_UP: return "ArrowUp";
    case SDLK_DOWN: return "ArrowDown";
    case SDLK_PAGEUP: return "PageUp";
    case SDLK_PAGEDOWN: return "PageDown";
    case SDLK_HOME: return "Home";
    case SDLK_END: return "End";
    case SDLK_ESCAPE: return "Escape";
    case SDLK_RETURN:
    case SDLK_KP_ENTER: return "Enter";
    case SDLK_TAB: return "Tab";
    case SDLK_BACKSPACE: return "Backspace";
    case SDLK_DELETE: return "Delete";
    case SDLK_F9: return "F9";
    default: return NULL;
    }
}

static void takeKey(const SDL_KeyboardEvent *from, SKEvent *event) {
    event->kind = from->type == SDL_KEYDOWN ? SKEventKeyDown : SKEventKeyUp;
    event->key = (int)from->keysym.scancode;
    const char *name = nameOf(from->keysym.sym);
    if (name) {
        snprintf(event->text, sizeof event->text, "%s", name);
        return;
    }
    if (from->type != SDL_KEYDOWN) return;
    // What the key writes in the user's layout comes right behind it.
    SDL_Event next;
    if (p_SDL_PeepEvents(&next, 1, SDL_PEEKEVENT, SDL_TEXTINPUT, SDL_TEXTINPUT) == 1) {
        p_SDL_PeepEvents(&next, 1, SDL_GETEVENT, SDL_TEXTINPUT, SDL_TEXTINPUT);
        snprintf(event->text, sizeof event->text, "%s", next.text.text);
    } else if (from->keysym.sym >= 32 && from->keysym.sym < 127 && (event->modifiers & (SKModifierControl | SKModifierCommand | SKModifierOption))) {
        event->text[0] = (char)from->keysym.sym;
    }
}

static void takeWindowEvent(const SDL_WindowEvent *from, SKEvent *event) {
    switch (from->event) {
    case SDL_WINDOWEVENT_CLOSE: event->kind = SKEventClose; break;
    case SDL_WINDOWEVENT_SIZE_CHANGED: event->kind = SKEventSize; break;
    case SDL_WINDOWEVENT_EXPOSED: event->kind = SKEventExpose; break;
    case SDL_WINDOWEVENT_FOCUS_GAINED: event->kind = SKEventFocus; break;
    case SDL_WINDOWEVENT_FOCUS_LOST: event->kind = SKEventBlur; break;
    case SDL_WINDOWEVENT_MINIMIZED: event->kind = SKEventHide; break;
    case SDL_WINDOWEVENT_RESTORED: event->kind = SKEventShow; break;
    case SDL_WINDOWEVENT_LEAVE: event->kind = SKEventPointerLeave; break;
    default: break;
    }
}

static void takeFinger(SKWindow *window, const SDL_TouchFingerEvent *from, SKEvent *event) {
    int width = 0, height = 0;
    p_SDL_GetWindowSize(window->window, &width, &height);
    event->kind = from->type == SDL_FINGERDOWN ? SKEventFingerDown : from->type == SDL_FINGERUP ? SKEventFingerUp : SKEventFingerMove;
    event->finger = from->fingerId;
    event->x = (double)from->x * width;
    event->y = (double)from->y * height;
}

bool sk_window_next(SKWindow *window, SKEvent *event) {
    SDL_Event from;
    if (!p_SDL_PollEvent(&from)) return false;
    memset(event, 0, sizeof *event);
    event->modifiers = modifiers();
    switch (from.type) {
    case SDL_QUIT: event->kind = SKEventClose; break;
    case SDL_WINDOWEVENT: takeWindowEvent(&from.window, event); break;
    case SDL_MOUSEMOTION:
        event->kind = SKEventPointerMove;
        event->x = from.motion.x;
        event->y = from.motion.y;
        break;
    case SDL_MOUSEBUTTONDOWN:
    case SDL_MOUSEBUTTONUP:
        event->kind = from.type == SDL_MOUSEBUTTONDOWN ? SKEventPointerDown : SKEventPointerUp;
        event->button = from.button.button;
        event->x = from.button.x;
        event->y = from.button.y;
        break;
    case SDL_MOUSEWHEEL: {
        double sign = from.wheel.direction == SDL_MOUSEWHEEL_FLIPPED ? -1 : 1;
        event->kind = SKEventWheel;
        event->x = from.wheel.mouseX;
        event->y = from.wheel.mouseY;
        event->dx = sign * (double)from.wheel.preciseX;
        event->dy = -sign * (double)from.wheel.preciseY;
        break;
    }
    case SDL_FINGERDOWN:
    case SDL_FINGERUP:
    case SDL_FINGERMOTION: takeFinger(window, &from.tfinger, event); break;
    case SDL_KEYDOWN:
    case SDL_KEYUP: takeKey(&from.key, event); break;
    case SDL_TEXTINPUT:
        event->kind = SKEventText;
        snprintf(event->text, sizeof event->text, "%s", from.text.text);
        break;
    default: break;
    }
    return true;
}

void sk_window_size(SKWindow *window, int *width, int *height, int *pixelWidth, int *pixelHeight) {
    p_SDL_GetWindowSize(window->window, width, height);
    p_SDL_GL_GetDrawableSize(window->window, pixelWidth, pixelHeight);
}

void sk_window_resize(SKWindow *window, int width, int height) { p_SDL_SetWindowSize(window->window, width, height); }

bool sk_window_room(SKWindow *window, int *width, int *height) {
    SDL_Rect room;
    int display = p_SDL_GetWindowDisplayIndex(window->window);
    if (display < 0 || p_SDL_GetDisplayUsableBounds(display, &room) != 0) return false;
    *width = room.w;
    *height = room.h;
    return true;
}

bool sk_window_present(SKWindow *window, const void *pixels, int stride, int width, int height, const SKRect *rects, int count) {
    SDL_Surface *surface = p_SDL_GetWindowSurface(window->window);
    if (!surface || surface->w != width || surface->h != height) return false;
    SDL_Rect areas[64];
    bool isSame = surface->format->format == SDL_PIXELFORMAT_RGB888 || surface->format->format == SDL_PIXELFORMAT_ARGB8888;
    if (count > 64) return false;
    for (int i = 0; i < count; i++) {
        SDL_Rect area = {rects[i].x, rects[i].y, rects[i].width, rects[i].height};
        if (area.x < 0 || area.y < 0 || area.w <= 0 || area.h <= 0 || area.x + area.w > width || area.y + area.h > height) return false;
        areas[i] = area;
        const char *from = (const char *)pixels + (size_t)area.y * (size_t)stride + (size_t)area.x * 4;
        char *to = (char *)surface->pixels + (size_t)area.y * (size_t)surface->pitch + (size_t)area.x * surface->format->BytesPerPixel;
        if (isSame) {
            for (int row = 0; row < area.h; row++)
                memcpy(to + (size_t)row * (size_t)surface->pitch, from + (size_t)row * (size_t)stride, (size_t)area.w * 4);
        } else if (p_SDL_ConvertPixels(area.w, area.h, SDL_PIXELFORMAT_RGB888, from, stride, surface->format->format, to, surface->pitch) != 0) {
            return false;
        }
    }
    return p_SDL_UpdateWindowSurfaceRects(window->window, areas, count) == 0;
}

void sk_window_cursor(SKWindow *window, SKCursor cursor) {
    if (cursor == window->cursor) return;
    window->cursor = cursor;
    p_SDL_ShowCursor(cursor == SKCursorNone ? SDL_DISABLE : SDL_ENABLE);
    if (cursor == SKCursorNone) return;
    int index = cursor == SKCursorText ? 1 : 0;
    if (!window->cursors[index]) window->cursors[index] = p_SDL_CreateSystemCursor(index == 1 ? SDL_SYSTEM_CURSOR_IBEAM : SDL_SYSTEM_CURSOR_ARROW);
    if (window->cursors[index]) p_SDL_SetCursor(window->cursors[index]);
}

int sk_window_descriptor(SKWindow *window) {
    SDL_SysWMinfo information;
    SDL_VERSION(&information.version);
    if (!p_SDL_GetWindowWMInfo(window->window, &information)) return -1;
    if (information.subsystem == SDL_SYSWM_X11) {
        void *library = dlopen("libX11.so.6", RTLD_NOW | RTLD_LOCAL);
        int (*number)(void *) = library ? (int (*)(void *))dlsym(library, "XConnectionNumber") : NULL;
        return number ? number(information.info.x11.display) : -1;
    }
    if (information.subsystem == SDL_SYSWM_WAYLAND) {
        void *library = dlopen("libwayland-client.so.0", RTLD_NOW | RTLD_LOCAL);
        int (*number)(void *) = library ? (int (*)(void *))dlsym(library, "wl_display_get_fd") : NULL;
        return number ? number(information.info.wl.display) : -1;
    }
    return -1;
}

const char *sk_window_driver(SKWindow *window) {
    (void)window;
    const char *name = p_SDL_GetCurrentVideoDriver();
    return name ? name : "";
}

// SPDX-License-Identifier: MIT
#include "tests/bench/startup_screen.h"

#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <memory>
#include <stdexcept>

namespace plt::bench {

namespace {

constexpr std::uint32_t rootColour = 0xFE01FD;

struct Free {
    void operator()(void* reply) const { std::free(reply); }
};
template <class T>
using Reply = std::unique_ptr<T, Free>;

}  // namespace

Screen::Screen() : connection_(xcb_connect(nullptr, nullptr)) {
    if (xcb_connection_has_error(connection_) != 0)
        throw std::runtime_error("no X display (run this under xvfb-run)");
    const auto* screen = xcb_setup_roots_iterator(xcb_get_setup(connection_)).data;
    if (screen->root_depth != 24) throw std::runtime_error("the screen must have 24 bits a pixel");
    root_ = screen->root;
    xcb_change_window_attributes(connection_, root_, XCB_CW_BACK_PIXEL, &rootColour);
    clear();
}

Screen::~Screen() {
    xcb_disconnect(connection_);
}

void Screen::clear() const {
    xcb_clear_area(connection_, 0, root_, 0, 0, 0, 0);
    xcb_flush(connection_);
}

bool Screen::isPainted(xcb_window_t window, int width, int height) const {
    // A few whole lines are enough, and cheap to fetch.
    for (const int part : {1, 4, 8, 12, 15}) {
        const auto y = static_cast<std::int16_t>(height * part / 16);
        const Reply<xcb_get_image_reply_t> image(
            xcb_get_image_reply(connection_,
                                xcb_get_image(connection_, XCB_IMAGE_FORMAT_Z_PIXMAP, window, 0, y,
                                              static_cast<std::uint16_t>(width), 1, ~0U),
                                nullptr));
        if (!image) return false;
        const auto* pixels = xcb_get_image_data(image.get());
        for (int x = 0; x < width; ++x) {
            std::uint32_t pixel = 0;
            std::memcpy(&pixel, pixels + 4 * static_cast<std::ptrdiff_t>(x), sizeof pixel);
            if ((pixel & 0xFFFFFF) == rootColour) return false;
        }
    }
    return true;
}

std::vector<xcb_window_t> Screen::windows() const {
    const Reply<xcb_query_tree_reply_t> tree(
        xcb_query_tree_reply(connection_, xcb_query_tree(connection_, root_), nullptr));
    if (!tree) return {};
    const auto* const first = xcb_query_tree_children(tree.get());
    return {first, first + xcb_query_tree_children_length(tree.get())};
}

bool Screen::showsContent() const {
    for (const xcb_window_t window : windows()) {
        const Reply<xcb_get_window_attributes_reply_t> attributes(xcb_get_window_attributes_reply(
            connection_, xcb_get_window_attributes(connection_, window), nullptr));
        if (!attributes || attributes->map_state != XCB_MAP_STATE_VIEWABLE) continue;
        const Reply<xcb_get_geometry_reply_t> geometry(
            xcb_get_geometry_reply(connection_, xcb_get_geometry(connection_, window), nullptr));
        if (!geometry || geometry->width < 100 || geometry->height < 100) continue;
        if (isPainted(window, geometry->width, geometry->height)) return true;
    }
    return false;
}

xcb_atom_t Screen::atom(const std::string& name) const {
    const auto length = static_cast<std::uint16_t>(name.size());
    const Reply<xcb_intern_atom_reply_t> reply(
        xcb_intern_atom_reply(connection_, xcb_intern_atom(connection_, 0, length, name.c_str()), nullptr));
    return reply ? reply->atom : static_cast<xcb_atom_t>(XCB_ATOM_NONE);
}

void Screen::closeAll() const {
    xcb_client_message_event_t message = {};
    message.response_type = XCB_CLIENT_MESSAGE;
    message.format = 32;
    message.type = atom("WM_PROTOCOLS");
    message.data.data32[0] = atom("WM_DELETE_WINDOW");
    for (const xcb_window_t window : windows()) {
        message.window = window;
        xcb_send_event(connection_, 0, window, XCB_EVENT_MASK_NO_EVENT,
                       reinterpret_cast<const char*>(&message));
    }
    xcb_flush(connection_);
}

bool Screen::isEmpty() const {
    clear();
    return !showsContent();
}

}  // namespace plt::bench

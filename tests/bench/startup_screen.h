// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>
#include <xcb/xcb.h>

namespace plt::bench {

/// Observes an X screen on which one program at a time opens a window.
class Screen {
  public:
    /// Connects to $DISPLAY and paints the root in a colour that nothing else has. Throws std::runtime_error.
    Screen();
    ~Screen();
    Screen(const Screen&) = delete;
    Screen& operator=(const Screen&) = delete;

    /// Returns true if there is a mapped window of a reasonable size that is painted all over. A window that
    /// is mapped but not painted yet lets the root's colour through.
    bool showsContent() const;
    /// Returns true if no such window is left.
    bool isEmpty() const;
    /// Asks all windows to close, as a player does.
    void closeAll() const;

  private:
    std::vector<xcb_window_t> windows() const;
    xcb_atom_t atom(const std::string& name) const;
    bool isPainted(xcb_window_t window, int width, int height) const;
    void clear() const;
    xcb_connection_t* connection_ = nullptr;
    xcb_window_t root_ = 0;
};

}  // namespace plt::bench

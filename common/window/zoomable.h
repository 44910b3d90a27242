// SPDX-License-Identifier: MIT
#pragma once

#include <functional>

namespace plt {

/// The zoom of a view that always fills the window and enlarges its content. The window enlarges any other
/// view as a whole and scrolls it.
class Zoomable {
  public:
    Zoomable() = default;
    virtual ~Zoomable() = default;
    Zoomable(const Zoomable&) = delete;
    Zoomable& operator=(const Zoomable&) = delete;

    /// Shows the content at this zoom in percent; at 100 it fits into the widget.
    virtual void showZoom(int percent) = 0;
    /// Requests another zoom from the window (for a gesture on the game itself). Empty outside a window.
    std::function<void(int percent)> askZoom;
};

}  // namespace plt

// SPDX-License-Identifier: MIT
#pragma once

#include "common/export.h"

#include <functional>

namespace plt {

/// The interface of a GameView that zooms by itself: it always fills the window and enlarges its content. The
/// window enlarges any other view as a whole and scrolls it.
class PLT_API Zoomable {
  public:
    virtual ~Zoomable();

    /// Shows the content at this zoom in percent; at 100 it fits into the widget.
    virtual void showZoom(int percent) = 0;
    /// Requests another zoom from the window (for a gesture on the game itself). Empty outside a window.
    std::function<void(int percent)> askZoom;
};

}  // namespace plt

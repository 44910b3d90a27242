// SPDX-License-Identifier: MIT
#pragma once

#include "common/export.h"

#include <functional>

namespace plt {

/// A GameView that is also one of these zooms by itself: it always fills the window, and shows what is in it
/// larger. Any other view is made larger as a whole by the window, and scrolled.
class PLT_API Zoomable {
  public:
    virtual ~Zoomable();

    /// Shows itself at this zoom in percent; at 100 it fits into its room.
    virtual void showZoom(int percent) = 0;
    /// Asks the window for another zoom (a gesture on the game itself). Empty outside a window.
    std::function<void(int percent)> askZoom;
};

}  // namespace plt

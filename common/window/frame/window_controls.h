// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace plt {

/// The interface by which the menus of a game's window control the window.
class WindowControls {
  public:
    WindowControls() = default;
    virtual ~WindowControls() = default;
    WindowControls(const WindowControls&) = delete;
    WindowControls& operator=(const WindowControls&) = delete;

    /// Plays the game of this ID. Returns the problem, or an empty string.
    virtual QString openGameId(const QString& id) = 0;
    virtual bool isPaused() const = 0;
    virtual void setPaused(bool paused) = 0;
    virtual bool isClockShown() const = 0;
    virtual void setClockShown(bool shown) = 0;
    /// The zoom of the view in percent; ZoomArea::zoomChanged() reports changes.
    virtual int zoom() const = 0;
    virtual void setZoom(int percent) = 0;
};

}  // namespace plt

// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace plt {

/// What the menus of a game's window do to the window.
class WindowControls {
  public:
    WindowControls() = default;
    virtual ~WindowControls() = default;
    WindowControls(const WindowControls&) = delete;
    WindowControls& operator=(const WindowControls&) = delete;

    /// Plays the game that the id names. Empty, or why not.
    virtual QString openGameId(const QString& id) = 0;
    virtual bool isPaused() const = 0;
    virtual void setPaused(bool paused) = 0;
    virtual bool isClockShown() const = 0;
    virtual void setClockShown(bool shown) = 0;
    /// Zoom of the view in percent, and the view that is zoomed tells when it changes.
    virtual int zoom() const = 0;
    virtual void setZoom(int percent) = 0;
};

}  // namespace plt

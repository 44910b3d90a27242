// SPDX-License-Identifier: MIT
#pragma once

#include <future>

namespace plt {

/// Begins to read the configuration of the system's fonts on another thread: the longest part of what a
/// window with text needs beyond an empty one, and nothing depends on it until the first text is measured. To
/// be called before the application object is made, and waited for before the first widget is: Qt would not
/// wait but read it again.
std::future<void> preloadFonts();

/// Begins on another thread what the first menu bar would wait for: the connection to the session bus, where
/// a desktop may keep the menus, and Qt's plugins for pictures. To be called when the application object is
/// made. Need not be waited for.
std::future<void> preloadForMenus();

}  // namespace plt

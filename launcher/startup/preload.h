// SPDX-License-Identifier: MIT
#pragma once

#include <future>

namespace plt {

/// Starts to read the system's font configuration on another thread: the longest part of creating a window
/// with text, not needed before the first text is measured. Call it before the application object is created,
/// and wait for it before the first widget is: Qt would not wait but read the configuration again.
std::future<void> preloadFonts();

/// Starts on another thread what the first menu bar would wait for: the connection to the session bus, where
/// a desktop may keep the menus, and Qt's image plugins. Call it when the application object is created.
/// Waiting for it is not necessary.
std::future<void> preloadForMenus();

}  // namespace plt

// SPDX-License-Identifier: MIT
#pragma once

#include "common/thinking/queue/work_queue.h"

namespace plt {

/// Lets the queue read the system's font configuration: the longest part of creating a window with text, not
/// needed before the first text is measured. Call it before the application object is created, and wait for
/// it before the first widget is: Qt would not wait but read the configuration again.
void preloadFonts(WorkQueue& queue);

/// Lets the queue load what the first menu bar would wait for: the connection to the session bus, where a
/// desktop may keep the menus, and Qt's image plugins. Call it when the application object is created.
/// Waiting for it is not necessary.
void preloadForMenus(WorkQueue& queue);

}  // namespace plt

// SPDX-License-Identifier: MIT
#pragma once

#include "common/export.h"
#include "common/plugin/game_plugin.h"

class QString;
class QWidget;

namespace plt {

/// Sets a window's icon to that of its game: at once if it is cached, else when it has been drawn. It is
/// drawn in another process, so that no picture delays or crashes the game; if that fails, the window keeps
/// its icon. Other places that show the icon take it from QWidget::windowIcon().
PLT_API void showGameIcon(QWidget* window, const GameInfo& info);

/// Sets the program that draws icons (plt-games). Without one, only cached icons are shown.
PLT_API void setIconProgram(const QString& program);

}  // namespace plt

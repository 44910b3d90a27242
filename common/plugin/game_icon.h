// SPDX-License-Identifier: MIT
#pragma once

#include "common/export.h"
#include "common/plugin/game_info.h"

class QString;
class QWidget;

namespace plt {

/// Gives a window the icon of its game: at once where it was drawn before, else when it has been drawn. It is
/// drawn in a process of its own, so that no picture holds up or brings down the game; one that cannot be
/// drawn leaves the window as it is. Whoever shows the icon elsewhere takes it from the window
/// (QWidget::windowIcon()).
PLT_API void showGameIcon(QWidget* window, const GameInfo& info);

/// The program that draws icons (plt-games). Without one, only what was drawn before is shown.
PLT_API void setIconProgram(const QString& program);

}  // namespace plt

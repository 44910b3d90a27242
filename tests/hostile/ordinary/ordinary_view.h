// SPDX-License-Identifier: MIT
#pragma once

class QWidget;

namespace plt {
class GameView;
}

/// The view of a game in which nothing is wrong, for plugins that misbehave elsewhere. Compiled once for all
/// of them.
plt::GameView* ordinaryView(QWidget* parent);

// SPDX-License-Identifier: MIT
#pragma once

#include "common/export.h"

#include <QtCore/QtPlugin>

class QWidget;

namespace plt {

class GameView;

/// The factory that a game's library exports as a Qt plugin. Everything else about a game is in its
/// info.yaml.
class GamePlugin {
  public:
    virtual ~GamePlugin() = default;
    /// Creates a view of the game, owned by the caller (by `parent` where one is given). Never null; may
    /// throw.
    virtual GameView* makeView(QWidget* parent) = 0;
};

}  // namespace plt

/// major.minor. A host loads plugins of its own major version whose minor version is not above its own.
#define PLT_GAME_PLUGIN_IID "org.plt-games.GamePlugin/1.0"
Q_DECLARE_INTERFACE(plt::GamePlugin, PLT_GAME_PLUGIN_IID)

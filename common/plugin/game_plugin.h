// SPDX-License-Identifier: MIT
#pragma once

#include "common/export.h"

#include <QtCore/QtPlugin>

class QWidget;

namespace plt {

class GameView;

/// What a game's library exports through Qt's plugin mechanism: a factory. Everything else that is to be
/// known of a game stands in its info.yaml.
class GamePlugin {
  public:
    virtual ~GamePlugin() = default;
    /// A new view of the game, owned by the caller (by `parent` where one is given). Never null; may throw.
    virtual GameView* makeView(QWidget* parent) = 0;
};

}  // namespace plt

/// major.minor: a host loads plugins of its own major whose minor is not above its own.
#define PLT_GAME_PLUGIN_IID "org.plt-games.GamePlugin/1.0"
Q_DECLARE_INTERFACE(plt::GamePlugin, PLT_GAME_PLUGIN_IID)

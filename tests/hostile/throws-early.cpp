// SPDX-License-Identifier: MIT
#include "common/plugin/game_plugin.h"
#include "common/window/game_view.h"
#include "tests/hostile/ordinary/ordinary_view.h"

#include <stdexcept>

/// A game whose factory cannot be made.
class Plugin : public QObject, public plt::GamePlugin {
    Q_OBJECT
    Q_PLUGIN_METADATA(IID PLT_GAME_PLUGIN_IID)
    Q_INTERFACES(plt::GamePlugin)

  public:
    Plugin() { throw std::logic_error("the factory is on strike"); }
    plt::GameView* makeView(QWidget* parent) override { return ordinaryView(parent); }
};

#include "throws-early.moc"

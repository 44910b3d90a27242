// SPDX-License-Identifier: MIT
#include "common/plugin/game_plugin.h"
#include "tests/support/counting.h"

#include <cstdlib>

/// A game that calls exit() while it starts: static objects are destroyed while threads still run.
class Plugin : public QObject, public plt::GamePlugin {
    Q_OBJECT
    Q_PLUGIN_METADATA(IID PLT_GAME_PLUGIN_IID)
    Q_INTERFACES(plt::GamePlugin)

  public:
    plt::GameView* makeView(QWidget* parent) override {
        Q_UNUSED(parent);
        std::exit(0);
    }
};

#include "exits-with-0.moc"

// SPDX-License-Identifier: MIT
#include "common/plugin/game_plugin.h"
#include "tests/support/counting.h"

#include <unistd.h>

/// A game that leaves with a code while it starts.
class Plugin : public QObject, public plt::GamePlugin {
    Q_OBJECT
    Q_PLUGIN_METADATA(IID PLT_GAME_PLUGIN_IID)
    Q_INTERFACES(plt::GamePlugin)

  public:
    plt::GameView* makeView(QWidget* parent) override {
        Q_UNUSED(parent);
        // No cleanup: the game does not know what the program has open.
        ::_exit(7);
    }
};

#include "exits.moc"

// SPDX-License-Identifier: MIT
#include "common/plugin/game_plugin.h"
#include "tests/support/counting.h"

#include <unistd.h>

/// A game that ends with code 0 and without a window.
class Plugin : public QObject, public plt::GamePlugin {
    Q_OBJECT
    Q_PLUGIN_METADATA(IID PLT_GAME_PLUGIN_IID)
    Q_INTERFACES(plt::GamePlugin)

  public:
    plt::GameView* makeView(QWidget* parent) override {
        Q_UNUSED(parent);
        ::_exit(0);
    }
};

#include "leaves-quietly.moc"

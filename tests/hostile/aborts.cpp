// SPDX-License-Identifier: MIT
#include "common/plugin/game_plugin.h"
#include "tests/support/counting.h"

#include <cstdio>
#include <cstdlib>

/// A game that aborts while it starts.
class Plugin : public QObject, public plt::GamePlugin {
    Q_OBJECT
    Q_PLUGIN_METADATA(IID PLT_GAME_PLUGIN_IID)
    Q_INTERFACES(plt::GamePlugin)

  public:
    plt::GameView* makeView(QWidget* parent) override {
        Q_UNUSED(parent);
        std::fputs("last words of the aborting game\n", stderr);
        std::abort();
    }
};

#include "aborts.moc"

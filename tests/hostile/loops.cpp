// SPDX-License-Identifier: MIT
#include "common/plugin/game_plugin.h"
#include "common/window/game_view.h"
#include "tests/hostile/ordinary/ordinary_view.h"

#include <atomic>

/// A game that never gets its view ready.
class Plugin : public QObject, public plt::GamePlugin {
    Q_OBJECT
    Q_PLUGIN_METADATA(IID PLT_GAME_PLUGIN_IID)
    Q_INTERFACES(plt::GamePlugin)

  public:
    plt::GameView* makeView(QWidget* parent) override {
        std::atomic<bool> ready = false;
        while (!ready) {
        }
        return ordinaryView(parent);
    }
};

#include "loops.moc"

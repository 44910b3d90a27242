// SPDX-License-Identifier: MIT
#include "common/plugin/game_plugin.h"
#include "common/window/game_view.h"
#include "tests/hostile/ordinary/ordinary_view.h"

#include <unistd.h>

/// A game that closes the standard streams and is otherwise well.
class Plugin : public QObject, public plt::GamePlugin {
    Q_OBJECT
    Q_PLUGIN_METADATA(IID PLT_GAME_PLUGIN_IID)
    Q_INTERFACES(plt::GamePlugin)

  public:
    plt::GameView* makeView(QWidget* parent) override {
        ::close(0);
        ::close(1);
        ::close(2);
        return ordinaryView(parent);
    }
};

#include "closes-stderr.moc"

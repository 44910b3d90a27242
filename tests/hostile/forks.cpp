// SPDX-License-Identifier: MIT
#include "common/plugin/game_plugin.h"
#include "common/window/game_view.h"
#include "tests/hostile/ordinary/ordinary_view.h"

#include <csignal>
#include <unistd.h>

/// A game with helpers in processes of their own: two that end on SIGTERM, and one in a group of its own that
/// does not.
class Plugin : public QObject, public plt::GamePlugin {
    Q_OBJECT
    Q_PLUGIN_METADATA(IID PLT_GAME_PLUGIN_IID)
    Q_INTERFACES(plt::GamePlugin)

  public:
    plt::GameView* makeView(QWidget* parent) override {
        if (::fork() == 0) {
            ::fork();
            for (;;) ::pause();
        }
        if (::fork() == 0) {
            ::setpgid(0, 0);
            std::signal(SIGTERM, SIG_IGN);
            for (;;) ::pause();
        }
        return ordinaryView(parent);
    }
};

#include "forks.moc"

// SPDX-License-Identifier: MIT
#include "common/plugin/game_plugin.h"
#include "common/window/game_view.h"
#include "tests/hostile/ordinary/ordinary_view.h"

#include <clocale>
#include <csignal>
#include <cstdlib>
#include <unistd.h>

/// A game that changes everything it can reach in its process.
class Plugin : public QObject, public plt::GamePlugin {
    Q_OBJECT
    Q_PLUGIN_METADATA(IID PLT_GAME_PLUGIN_IID)
    Q_INTERFACES(plt::GamePlugin)

  public:
    plt::GameView* makeView(QWidget* parent) override {
        std::setlocale(LC_ALL, "C");
        ::setenv("HOME", "/nowhere", 1);
        std::signal(SIGTERM, SIG_IGN);
        std::signal(SIGPIPE, SIG_DFL);
        if (::chdir("/") != 0) return nullptr;
        return ordinaryView(parent);
    }
};

#include "meddles.moc"

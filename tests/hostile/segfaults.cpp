// SPDX-License-Identifier: MIT
#include "common/plugin/game_plugin.h"
#include "common/window/game_view.h"
#include "tests/hostile/ordinary/ordinary_view.h"

#include <csignal>

/// A game that follows a wild pointer while it starts.
class Plugin : public QObject, public plt::GamePlugin {
    Q_OBJECT
    Q_PLUGIN_METADATA(IID PLT_GAME_PLUGIN_IID)
    Q_INTERFACES(plt::GamePlugin)

  public:
    plt::GameView* makeView(QWidget* parent) override {
        // Raised and not caused, so that a sanitizer does not make another end of it.
        std::signal(SIGSEGV, SIG_DFL);
        std::raise(SIGSEGV);
        return ordinaryView(parent);
    }
};

#include "segfaults.moc"

// SPDX-License-Identifier: MIT
#include "common/plugin/game_plugin.h"
#include "tests/game/counting.h"

#include <chrono>
#include <thread>

#include <QTimer>

/// A game that stops responding after its window was shown.
class Plugin : public QObject, public plt::GamePlugin {
    Q_OBJECT
    Q_PLUGIN_METADATA(IID PLT_GAME_PLUGIN_IID)
    Q_INTERFACES(plt::GamePlugin)

  public:
    plt::GameView* makeView(QWidget* parent) override {
        auto* const view = new counting::View(parent);
        constexpr int soon = 200;
        QTimer::singleShot(soon, view, [] {
            for (;;) std::this_thread::sleep_for(std::chrono::seconds(1));
        });
        return view;
    }
};

#include "hangs-later.moc"

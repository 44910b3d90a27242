// SPDX-License-Identifier: MIT
#include "common/plugin/game_plugin.h"
#include "common/window/game_view.h"
#include "tests/hostile/ordinary/ordinary_view.h"

#include <chrono>
#include <thread>

#include <QTimer>

/// A game that does not respond for a while and then does.
class Plugin : public QObject, public plt::GamePlugin {
    Q_OBJECT
    Q_PLUGIN_METADATA(IID PLT_GAME_PLUGIN_IID)
    Q_INTERFACES(plt::GamePlugin)

  public:
    plt::GameView* makeView(QWidget* parent) override {
        auto* const view = ordinaryView(parent);
        constexpr int soon = 200;
        QTimer::singleShot(soon, view, [] { std::this_thread::sleep_for(std::chrono::milliseconds(8000)); });
        return view;
    }
};

#include "naps.moc"

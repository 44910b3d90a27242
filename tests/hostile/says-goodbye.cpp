// SPDX-License-Identifier: MIT
#include "common/plugin/game_plugin.h"
#include "common/window/game_view.h"
#include "tests/hostile/ordinary/ordinary_view.h"

#include <QCoreApplication>
#include <QTimer>

/// A game that closes its window soon after it was opened, as a player would.
class Plugin : public QObject, public plt::GamePlugin {
    Q_OBJECT
    Q_PLUGIN_METADATA(IID PLT_GAME_PLUGIN_IID)
    Q_INTERFACES(plt::GamePlugin)

  public:
    plt::GameView* makeView(QWidget* parent) override {
        auto* const view = ordinaryView(parent);
        constexpr int soon = 300;
        QTimer::singleShot(soon, view, [view] { view->window()->close(); });
        return view;
    }
};

#include "says-goodbye.moc"

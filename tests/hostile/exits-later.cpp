// SPDX-License-Identifier: MIT
#include "common/plugin/game_plugin.h"
#include "common/window/game_view.h"
#include "tests/hostile/ordinary/ordinary_view.h"

#include <unistd.h>

#include <QTimer>

/// A game that leaves with a code that means something else before there is a window.
class Plugin : public QObject, public plt::GamePlugin {
    Q_OBJECT
    Q_PLUGIN_METADATA(IID PLT_GAME_PLUGIN_IID)
    Q_INTERFACES(plt::GamePlugin)

  public:
    plt::GameView* makeView(QWidget* parent) override {
        auto* const view = ordinaryView(parent);
        constexpr int soon = 200;
        QTimer::singleShot(soon, view, [] { ::_exit(4); });
        return view;
    }
};

#include "exits-later.moc"

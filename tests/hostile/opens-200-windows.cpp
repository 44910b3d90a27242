// SPDX-License-Identifier: MIT
#include "common/plugin/game_plugin.h"
#include "common/window/game_view.h"
#include "tests/hostile/ordinary/ordinary_view.h"

#include <QTimer>

/// A game that fills the screen with windows.
class Plugin : public QObject, public plt::GamePlugin {
    Q_OBJECT
    Q_PLUGIN_METADATA(IID PLT_GAME_PLUGIN_IID)
    Q_INTERFACES(plt::GamePlugin)

  public:
    plt::GameView* makeView(QWidget* parent) override {
        auto* const view = ordinaryView(parent);
        QTimer::singleShot(0, view, [] {
            constexpr int windows = 200;
            for (int i = 0; i < windows; ++i) {
                auto* const window = new QWidget;
                window->setAttribute(Qt::WA_DeleteOnClose);
                window->setGeometry(i * 5, i * 3, 200, 150);
                window->show();
            }
        });
        return view;
    }
};

#include "opens-200-windows.moc"

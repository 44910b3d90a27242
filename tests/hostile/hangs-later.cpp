// SPDX-License-Identifier: MIT
#include "common/plugin/game_plugin.h"
#include "tests/support/counting.h"

#include <chrono>
#include <thread>

#include <QTimer>

/// Stops responding soon after it was first painted. Not after its construction: on a slow machine that could
/// come before its window is shown.
class HangingView : public counting::View {
  public:
    using counting::View::View;

  protected:
    void paintEvent(QPaintEvent* event) override {
        counting::View::paintEvent(event);
        constexpr int soon = 200;
        QTimer::singleShot(soon, this, [] {
            for (;;) std::this_thread::sleep_for(std::chrono::seconds(1));
        });
    }
};

/// A game that stops responding after its window was shown.
class Plugin : public QObject, public plt::GamePlugin {
    Q_OBJECT
    Q_PLUGIN_METADATA(IID PLT_GAME_PLUGIN_IID)
    Q_INTERFACES(plt::GamePlugin)

  public:
    plt::GameView* makeView(QWidget* parent) override { return new HangingView(parent); }
};

#include "hangs-later.moc"

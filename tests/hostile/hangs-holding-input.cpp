// SPDX-License-Identifier: MIT
#include "common/plugin/game_plugin.h"
#include "tests/support/counting.h"

#include <chrono>
#include <thread>

#include <QTimer>

/// Takes keyboard and mouse soon after it was first painted, and then stops responding.
class HangingView : public counting::View {
  public:
    using counting::View::View;

  protected:
    void paintEvent(QPaintEvent* event) override {
        counting::View::paintEvent(event);
        constexpr int soon = 200;
        QTimer::singleShot(soon, this, [this] {
            grabKeyboard();
            grabMouse();
            for (;;) std::this_thread::sleep_for(std::chrono::seconds(1));
        });
    }
};

/// A game that hangs with a grab, so that no other program gets keys and buttons.
class Plugin : public QObject, public plt::GamePlugin {
    Q_OBJECT
    Q_PLUGIN_METADATA(IID PLT_GAME_PLUGIN_IID)
    Q_INTERFACES(plt::GamePlugin)

  public:
    plt::GameView* makeView(QWidget* parent) override { return new HangingView(parent); }
};

#include "hangs-holding-input.moc"

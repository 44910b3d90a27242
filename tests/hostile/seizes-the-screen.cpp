// SPDX-License-Identifier: MIT
#include "common/plugin/game_plugin.h"
#include "tests/support/counting.h"

#include <QApplication>

/// Covers the screen, takes keyboard and mouse, and swallows what could take them from it.
class Seizing : public counting::View {
  public:
    explicit Seizing(QWidget* parent) : counting::View(parent) { qApp->installEventFilter(this); }
    bool eventFilter(QObject* watched, QEvent* event) override {
        if (event->type() == QEvent::KeyPress || event->type() == QEvent::Close) {
            event->ignore();
            return true;
        }
        return counting::View::eventFilter(watched, event);
    }

  protected:
    void paintEvent(QPaintEvent* event) override {
        counting::View::paintEvent(event);
        if (seized_) return;
        seized_ = true;
        QMetaObject::invokeMethod(
            this,
            [this] {
                window()->setWindowFlag(Qt::X11BypassWindowManagerHint);
                window()->showFullScreen();
                window()->raise();
                grabKeyboard();
                grabMouse();
            },
            Qt::QueuedConnection);
    }

  private:
    bool seized_ = false;
};

/// A game that makes itself master of the screen.
class Plugin : public QObject, public plt::GamePlugin {
    Q_OBJECT
    Q_PLUGIN_METADATA(IID PLT_GAME_PLUGIN_IID)
    Q_INTERFACES(plt::GamePlugin)

  public:
    plt::GameView* makeView(QWidget* parent) override { return new Seizing(parent); }
};

#include "seizes-the-screen.moc"

// SPDX-License-Identifier: MIT
#include "common/plugin/game_plugin.h"
#include "tests/support/counting.h"

#include <QTimer>

#ifdef PLT_HAS_XCB
#include <xcb/xcb.h>
#endif

/// Takes keyboard and mouse by a connection to the display of its own, without a frame, and refuses to close.
class SeizingView : public counting::View {
  public:
    using counting::View::View;

  protected:
    void paintEvent(QPaintEvent* event) override {
        counting::View::paintEvent(event);
        if (seized_) return;
        seized_ = true;
        constexpr int soon = 200;
        QTimer::singleShot(soon, this, [this] {
            window()->installEventFilter(this);
            window()->setWindowFlag(Qt::X11BypassWindowManagerHint);
            window()->showFullScreen();
            seize();
        });
    }
    bool eventFilter(QObject* watched, QEvent* event) override {
        if (event->type() != QEvent::Close) return counting::View::eventFilter(watched, event);
        event->ignore();
        return true;
    }

  private:
    static void seize() {
#ifdef PLT_HAS_XCB
        xcb_connection_t* const connection = xcb_connect(nullptr, nullptr);
        const xcb_window_t root = xcb_setup_roots_iterator(xcb_get_setup(connection)).data->root;
        xcb_grab_keyboard(connection, 0, root, XCB_CURRENT_TIME, XCB_GRAB_MODE_ASYNC, XCB_GRAB_MODE_ASYNC);
        xcb_grab_pointer(connection, 0, root, 0, XCB_GRAB_MODE_ASYNC, XCB_GRAB_MODE_ASYNC, XCB_NONE, XCB_NONE,
                         XCB_CURRENT_TIME);
        xcb_flush(connection);
#endif
    }

    bool seized_ = false;
};

/// A game whose grabs Qt does not know of, so no code in its process can release them.
class Plugin : public QObject, public plt::GamePlugin {
    Q_OBJECT
    Q_PLUGIN_METADATA(IID PLT_GAME_PLUGIN_IID)
    Q_INTERFACES(plt::GamePlugin)

  public:
    plt::GameView* makeView(QWidget* parent) override { return new SeizingView(parent); }
};

#include "seizes-by-a-connection.moc"

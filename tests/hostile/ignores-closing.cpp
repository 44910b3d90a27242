// SPDX-License-Identifier: MIT
#include "common/plugin/game_plugin.h"
#include "common/window/game_view.h"
#include "tests/hostile/ordinary/ordinary_view.h"

#include <csignal>

#include <QApplication>

/// Ignores requests to close its window and SIGTERM.
class Deaf : public QObject {
  public:
    using QObject::QObject;
    bool eventFilter(QObject*, QEvent* event) override {
        if (event->type() != QEvent::Close) return false;
        event->ignore();
        return true;
    }
};

/// A game that does not want to end.
class Plugin : public QObject, public plt::GamePlugin {
    Q_OBJECT
    Q_PLUGIN_METADATA(IID PLT_GAME_PLUGIN_IID)
    Q_INTERFACES(plt::GamePlugin)

  public:
    plt::GameView* makeView(QWidget* parent) override {
        std::signal(SIGTERM, SIG_IGN);
        auto* const view = ordinaryView(parent);
        qApp->installEventFilter(new Deaf(view));
        return view;
    }
};

#include "ignores-closing.moc"

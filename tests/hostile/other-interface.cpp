// SPDX-License-Identifier: MIT
#include "common/plugin/game_plugin.h"
#include "common/window/game_view.h"
#include "tests/hostile/ordinary/ordinary_view.h"

/// A Qt plugin that is no game.
class Plugin : public QObject, public plt::GamePlugin {
    Q_OBJECT
    Q_PLUGIN_METADATA(IID "org.example.Teapot/1.0")
    Q_INTERFACES(plt::GamePlugin)

  public:
    plt::GameView* makeView(QWidget* parent) override { return ordinaryView(parent); }
};

#include "other-interface.moc"

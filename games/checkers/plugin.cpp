// SPDX-License-Identifier: MIT
#include "checkers/view.h"
#include "common/plugin/game_plugin.h"

#include <QObject>

namespace checkers {

class Plugin : public QObject, public plt::GamePlugin {
    Q_OBJECT
    Q_PLUGIN_METADATA(IID PLT_GAME_PLUGIN_IID)
    Q_INTERFACES(plt::GamePlugin)

  public:
    plt::GameView* makeView(QWidget* parent) override { return new View(parent); }
};

}  // namespace checkers

#include "plugin.moc"

// SPDX-License-Identifier: MIT
#include "common/plugin/game_plugin.h"
#include "same/view.h"

#include <QObject>

namespace same {

class Plugin : public QObject, public plt::GamePlugin {
    Q_OBJECT
    Q_PLUGIN_METADATA(IID PLT_GAME_PLUGIN_IID)
    Q_INTERFACES(plt::GamePlugin)

  public:
    plt::GameView* makeView(QWidget* parent) override { return new View(parent); }
};

}  // namespace same

#include "plugin.moc"

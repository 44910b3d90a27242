// SPDX-License-Identifier: MIT
#include "common/plugin/game_plugin.h"
#include "tests/support/counting.h"

// Found in no library.
void functionThatNobodyHas();

/// A game that needs a function that nobody has.
class Plugin : public QObject, public plt::GamePlugin {
    Q_OBJECT
    Q_PLUGIN_METADATA(IID PLT_GAME_PLUGIN_IID)
    Q_INTERFACES(plt::GamePlugin)

  public:
    plt::GameView* makeView(QWidget* parent) override {
        functionThatNobodyHas();
        return new counting::View(parent);
    }
};

#include "unresolved.moc"

// SPDX-License-Identifier: MIT
#include "common/plugin/game_plugin.h"
#include "common/window/game_view.h"
#include "tests/hostile/ordinary/ordinary_view.h"

#include <stdexcept>

namespace {

/// Fails while the loader is still at work, with its lock held.
struct Unready {
    Unready() { throw std::runtime_error("the shop is closed"); }
};
const Unready unready;

}  // namespace

/// A game whose library fails while it is loaded.
class Plugin : public QObject, public plt::GamePlugin {
    Q_OBJECT
    Q_PLUGIN_METADATA(IID PLT_GAME_PLUGIN_IID)
    Q_INTERFACES(plt::GamePlugin)

  public:
    plt::GameView* makeView(QWidget* parent) override { return ordinaryView(parent); }
};

#include "throws-while-loading.moc"

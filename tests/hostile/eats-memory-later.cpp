// SPDX-License-Identifier: MIT
#include "common/plugin/game_plugin.h"
#include "common/window/game_view.h"
#include "tests/hostile/ordinary/ordinary_view.h"

#include <algorithm>
#include <vector>

#include <QTimer>

/// A game that takes more and more memory. It stops long before the machine runs out of memory, in case it is
/// not ended.
class Plugin : public QObject, public plt::GamePlugin {
    Q_OBJECT
    Q_PLUGIN_METADATA(IID PLT_GAME_PLUGIN_IID)
    Q_INTERFACES(plt::GamePlugin)

  public:
    plt::GameView* makeView(QWidget* parent) override {
        auto* const view = ordinaryView(parent);
        auto* const bites = new QTimer(view);
        connect(bites, &QTimer::timeout, view, [this] {
            constexpr std::size_t most = 40;
            constexpr std::size_t bite = std::size_t{32} << 20;
            if (eaten_.size() < most) eaten_.emplace_back(bite, 'x');
        });
        bites->start(100);
        return view;
    }

  private:
    std::vector<std::vector<char>> eaten_;
};

#include "eats-memory-later.moc"

// SPDX-License-Identifier: MIT
#include "common/plugin/game_plugin.h"
#include "common/window/game_view.h"
#include "tests/hostile/ordinary/ordinary_view.h"

#include <sys/resource.h>
#include <vector>

/// A game that takes more memory than it may have.
class Plugin : public QObject, public plt::GamePlugin {
    Q_OBJECT
    Q_PLUGIN_METADATA(IID PLT_GAME_PLUGIN_IID)
    Q_INTERFACES(plt::GamePlugin)

  public:
    plt::GameView* makeView(QWidget* parent) override {
        // A limit of the test's own, so that the machine is not hurt.
        constexpr rlim_t maximumBytes = rlim_t{1} << 30;
        const rlimit limit = {maximumBytes, maximumBytes};
        ::setrlimit(RLIMIT_AS, &limit);
        std::vector<std::vector<char>> eaten;
        for (;;) eaten.emplace_back(std::size_t{64} << 20);
        return ordinaryView(parent);
    }
};

#include "eats-memory.moc"

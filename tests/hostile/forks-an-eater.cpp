// SPDX-License-Identifier: MIT
#include "common/plugin/game_plugin.h"
#include "common/window/game_view.h"
#include "tests/hostile/ordinary/ordinary_view.h"

#include <csignal>
#include <cstring>
#include <sys/mman.h>
#include <unistd.h>

/// A game that itself takes little memory, but has a helper that takes much.
class Plugin : public QObject, public plt::GamePlugin {
    Q_OBJECT
    Q_PLUGIN_METADATA(IID PLT_GAME_PLUGIN_IID)
    Q_INTERFACES(plt::GamePlugin)

  public:
    plt::GameView* makeView(QWidget* parent) override {
        if (::fork() == 0) {
            constexpr std::size_t bite = std::size_t{32} << 20;
            for (int i = 0; i < 40; ++i) {
                void* const memory =
                    ::mmap(nullptr, bite, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
                if (memory != MAP_FAILED) std::memset(memory, 'x', bite);
                ::usleep(100'000);
            }
            for (;;) ::pause();
        }
        return ordinaryView(parent);
    }
};

#include "forks-an-eater.moc"

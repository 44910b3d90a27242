// SPDX-License-Identifier: MIT
#include "common/plugin/game_plugin.h"
#include "tests/support/counting.h"

#include <cstdio>
#include <cstdlib>
#include <string>

/// A game that prints 64 MB, then a last line, then aborts.
class Plugin : public QObject, public plt::GamePlugin {
    Q_OBJECT
    Q_PLUGIN_METADATA(IID PLT_GAME_PLUGIN_IID)
    Q_INTERFACES(plt::GamePlugin)

  public:
    plt::GameView* makeView(QWidget* parent) override {
        Q_UNUSED(parent);
        const std::string line(1023, 'x');
        for (int i = 0; i < 64 * 1024; ++i) std::fprintf(stderr, "%s\n", line.c_str());
        std::fputs("the very last line\n", stderr);
        std::abort();
    }
};

#include "prints-megabytes.moc"
